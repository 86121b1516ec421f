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
            NEW.box_8, NEW.box_9, NEW.journal_id, NEW.finalised_at, NEW.created_at, NEW.errors_left_out,
            NEW.left_out_vat
        ) IS DISTINCT FROM ROW(
            OLD.id, OLD.organisation_id, OLD.date_from, OLD.date_to, OLD.status, OLD.adjustments,
            OLD.scheme, OLD.flat_rate_percent, OLD.output_net, OLD.output_vat, OLD.input_net,
            OLD.input_vat, OLD.box_1, OLD.box_2, OLD.box_3, OLD.box_4, OLD.box_5, OLD.box_6, OLD.box_7,
            OLD.box_8, OLD.box_9, OLD.journal_id, OLD.finalised_at, OLD.created_at, OLD.errors_left_out,
            OLD.left_out_vat
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
CREATE TABLE public.late_vat (
    journal_id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    behaviour text COLLATE pg_catalog."C",
    reason text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    CONSTRAINT late_vat_behaviour_check CHECK ((behaviour = ANY (ARRAY['reasonable_care'::text, 'careless'::text, 'deliberate'::text]))),
    CONSTRAINT late_vat_check CHECK (((behaviour IS NULL) OR (kind = 'error'::text))),
    CONSTRAINT late_vat_kind_check CHECK ((kind = ANY (ARRAY['late_input'::text, 'error'::text])))
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
    outstanding_vat text COLLATE pg_catalog."C",
    CONSTRAINT vat_methods_check CHECK (((vat_scheme = 'none'::text) = (vat_registered = 0))),
    CONSTRAINT vat_methods_check1 CHECK (((vat_scheme = 'flat_rate'::text) = (flat_rate_percent IS NOT NULL))),
    CONSTRAINT vat_methods_check2 CHECK (((outstanding_vat IS NULL) OR ((outstanding_vat = ANY (ARRAY['settle_now'::text, 'six_months'::text])) AND (vat_scheme <> 'cash'::text)))),
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
    errors_left_out bigint DEFAULT 0 NOT NULL,
    left_out_vat bigint DEFAULT 0 NOT NULL,
    CONSTRAINT vat_returns_check CHECK ((date_from <= date_to)),
    CONSTRAINT vat_returns_check1 CHECK (((status = 'finalised'::text) = (finalised_at IS NOT NULL))),
    CONSTRAINT vat_returns_check2 CHECK (((status = 'finalised'::text) = (scheme IS NOT NULL))),
    CONSTRAINT vat_returns_check3 CHECK (((status = 'finalised'::text) = ((output_net IS NOT NULL) AND (output_vat IS NOT NULL) AND (input_net IS NOT NULL) AND (input_vat IS NOT NULL)))),
    CONSTRAINT vat_returns_check4 CHECK (((status = 'finalised'::text) = ((box_1 IS NOT NULL) AND (box_2 IS NOT NULL) AND (box_3 IS NOT NULL) AND (box_4 IS NOT NULL) AND (box_5 IS NOT NULL) AND (box_6 IS NOT NULL) AND (box_7 IS NOT NULL) AND (box_8 IS NOT NULL) AND (box_9 IS NOT NULL)))),
    CONSTRAINT vat_returns_check5 CHECK (((status = 'finalised'::text) OR (journal_id IS NULL))),
    CONSTRAINT vat_returns_check6 CHECK (((filed_at IS NULL) OR (status = 'finalised'::text))),
    CONSTRAINT vat_returns_check7 CHECK (((receipt IS NULL) OR (filed_at IS NOT NULL))),
    CONSTRAINT vat_returns_errors_left_out_check CHECK ((errors_left_out = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
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
    vat bigint,
    CONSTRAINT write_offs_amount_check CHECK ((amount > 0)),
    CONSTRAINT write_offs_check CHECK (((void_date IS NULL) = (void_journal_id IS NULL)))
);
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-29 20:36:38.668736+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 96838498);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-29 20:36:38.668736+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 104894383);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-29 20:36:38.668736+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 48844291);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-29 20:36:38.668736+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 75850160);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-29 20:36:38.668736+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 37305050);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 20:36:38.668736+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 13877232);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-29 20:36:38.668736+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 3154176);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-29 20:36:38.668736+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 31535141);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 20:36:38.668736+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 1111903);
INSERT INTO public._sqlx_migrations VALUES (10, 'daemons', '2026-11-29 20:36:38.668736+00', true, '\xf167388ccc0e720fedd761f18412562455d3b5f02c8245daed2c86611c166b0c07a0d183c5d93ff1ca635feb999240f7', 14964582);
INSERT INTO public._sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 20:36:38.668736+00', true, '\x1d6618f41880c17f3a4d0a808cc2e04e93a4b0cedd211272e0527dd571364df4118646f9be6c92bed859d689754a7190', 762331);
INSERT INTO public._sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 20:36:38.668736+00', true, '\x99e26e93dba4848ecc562b370a13e50dffb39526e7d1c5ac35ac1912df6f209c32acb92b0d1e667853e35dbc2753edd3', 75475467);
INSERT INTO public._sqlx_migrations VALUES (13, 'vat_sides', '2026-11-29 20:36:38.668736+00', true, '\x082ae0a6f2a83e142989b626ce008ce395545eab3c293103de988b117fe07b87cce95172a383a665eecbc5874eaa972b', 6543575);
INSERT INTO public._sqlx_migrations VALUES (14, 'seals', '2026-11-29 20:36:38.668736+00', true, '\xcd6d761352ae43842dec8f928bd8fa5c8cb7b305892cfd8f371ad93b488f138787a1ecee1d5c4a56e4640d82c12881c1', 3890304);
INSERT INTO public._sqlx_migrations VALUES (15, 'bad_debts', '2026-11-29 20:36:38.668736+00', true, '\x8bc42b7d9a05b9ba9560c7aa9789f41090067d1d93e36b42fdebc36357d34148bbefe609b3fe0f77240ed29937ada87b', 39633362);
INSERT INTO public._sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-29 20:36:38.668736+00', true, '\xaca9e6963c3d01249489a446668b8cb56254f04f3a5539bd7e663ca83adcf704b02a7dbeeb005935b5647edc1aa07e53', 15888448);
INSERT INTO public._sqlx_migrations VALUES (17, 'tax_codes', '2026-11-29 20:36:38.668736+00', true, '\x63d62d8dea52294e1ce5a90ed7d86ca6111546a2fedcfa855bf53805f90d269253f3eaf4fd5a38e0befbe7b9f071ac49', 28076805);
INSERT INTO public._sqlx_migrations VALUES (18, 'vat_payments', '2026-11-29 20:36:38.668736+00', true, '\x855212335ed44152eab1c7daf35361d6379d8ed94b8c75c3b81c10e795ab9f857c85f0875246f808471e6fa03945495e', 24594892);
INSERT INTO public._sqlx_migrations VALUES (19, 'deposits', '2026-11-29 20:36:38.668736+00', true, '\x992878a94f707679be7ece3f04cf64243b2349ef783e2b88f5a28a6f572cec40c1d8676592130964fd68217aef499af1', 42220586);
INSERT INTO public._sqlx_migrations VALUES (20, 'vat_errors', '2026-11-29 20:36:38.668736+00', true, '\x29ceef27f2cddf6394d5bad4d3411a36cf83771392980e051ba946b0ef1c4432b4df88305c2201a762b539048f836449', 31734871);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-01', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-15', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-15', 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-15', 'acc_01m8mgccm8eaq9yf5ymfx29my5', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-20', 'acc_01m8mgcc90evvs8rn5wtaz6x3h', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-20', 'acc_01m8mgcc90evvs8rn5z0n1p2yy', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-21', 'acc_01m8mgcc90evvs8rn5vje4en14', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-21', 'acc_01m8mgcc90evvs8rn5wtaz6x3h', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-21', 'acc_01m8mgccm8eaq9yf5ymfx29my5', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-28', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-28', 'acc_01m8mgcc90evvs8rn5yh7e88j1', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-01', 'acc_01m8mgcc90evvs8rn5wtaz6x3h', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-01', 'acc_01m8mgcc90evvs8rn5zs231gn0', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-09', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-09', 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-09', 'acc_01m8mgccm8eaq9yf5ymfx29my5', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-09', 'acc_01m8mgccrmet38rrp3hwd8axtd', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-20', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-20', 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-20', 'acc_01m8mgccm8eaq9yf5ymfx29my5', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-12', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-12', 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-12', 'acc_01m8mgccm8eaq9yf5ymfx29my5', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-24', 'acc_01m8mgcc90evvs8rn5wtaz6x3h', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-24', 'acc_01m8mgcc90evvs8rn5z6cy68w1', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-24', 'acc_01m8mgccm8eaq9yf5ymfx29my5', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-27', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-27', 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-27', 'acc_01m8mgcc90evvs8rn5yh7e88j1', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-27', 'acc_01m8mgccm8eaq9yf5ymfx29my5', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-03', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-03', 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-03', 'acc_01m8mgccm8eaq9yf5ymfx29my5', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-01', 'acc_01m8mgcc90evvs8rn5xjnswccb', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-01', 'acc_01m8mgcc90evvs8rn5xz3rj2j8', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-01', 'acc_01m8mgcc90evvs8rn5yakxh749', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-31', 'acc_01m8mgcc90evvs8rn5vzptcjzw', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-31', 'acc_01m8mgcc90evvs8rn5x1qzyyxs', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-31', 'acc_01m8mgcc90evvs8rn5zetc82w6', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-31', 'acc_01m8mgcc90evvs8rn61e590zxr', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-06', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-06', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-22', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-22', 'acc_01m8mgcc90evvs8rn5wtaz6x3h', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-30', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-30', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-10', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-10', 'acc_01m8mgcc90evvs8rn5wtaz6x3h', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-16', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-16', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-27', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-27', 'acc_01m8mgcc90evvs8rn5wtaz6x3h', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-16', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-16', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-25', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-25', 'acc_01m8mgcd4zegha8w3rcs8rz5rt', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-31', 'acc_01m8mgcc90evvs8rn5x9mv7txy', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-02', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-02', 'acc_01m8mgcc90evvs8rn609ga3nw8', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-02', 'acc_01m8mgccm8eaq9yf5ymfx29my5', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-31', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-18', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-18', 'acc_01m8mgcc90evvs8rn60jdq9gcw', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2025-03-02', 'acc_01m8mgcbskek3s8apw2b9tkfr8', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2025-03-02', 'acc_01m8mgcbskek3s8apw4kqajbv5', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-04-02', 'acc_01m8mgczzjeypt0a1ypjxmda48', 2521, 3000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-02', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-02', 'acc_01m8mgcc90evvs8rn609ga3nw8', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-02', 'acc_01m8mgccm8eaq9yf5ymfx29my5', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-25', 'acc_01m8mgcbskek3s8apw1zv065fh', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-25', 'acc_01m8mgcc1yexg8jq01gscvjd3h', 0, 1000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-20', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-20', 'acc_01m8mgcc90evvs8rn61a00bjyd', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-02-02', 'acc_01m8mgcbskek3s8apw27e5hgj2', 0, 12000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-02-02', 'acc_01m8mgcbskek3s8apw5mddzma5', 11000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-02-02', 'acc_01m8mgcc1yexg8jq01gscvjd3h', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-02-03', 'acc_01m8mgcbskek3s8apw27e5hgj2', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-02-03', 'acc_01m8mgcbskek3s8apw5mddzma5', 10000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-02-03', 'acc_01m8mgcc1yexg8jq01gscvjd3h', 1900, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-02', 'acc_01m8mgcbskek3s8apw2130x0yr', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-02', 'acc_01m8mgcbskek3s8apw4xe1q62e', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-20', 'acc_01m8mgcbskek3s8apw2130x0yr', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-20', 'acc_01m8mgcbskek3s8apw4xe1q62e', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2025-03-02', 'acc_01m8mgcbskek3s8apw1q8b1bgp', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2025-03-02', 'acc_01m8mgcbskek3s8apw3z3bt5h5', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-25', 'acc_01m8mgcbskek3s8apw1q8b1bgp', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-25', 'acc_01m8mgcbskek3s8apw70j4p3fy', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2025-03-02', 'acc_01m8mgcc1yexg8jq01gscvjd3h', 1000, 1000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-26', 'acc_01m8mgcbskek3s8apw27e5hgj2', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-26', 'acc_01m8mgcc1yexg8jq01gscvjd3h', 700, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2025-03-10', 'acc_01m8mgcbskek3s8apw27e5hgj2', 2400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2025-03-10', 'acc_01m8mgcbskek3s8apw3z3bt5h5', 0, 2000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2025-03-10', 'acc_01m8mgcc1yexg8jq01gscvjd3h', 0, 400, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-27', 'acc_01m8mgcbskek3s8apw1q8b1bgp', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-27', 'acc_01m8mgcbskek3s8apw2130x0yr', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-27', 'acc_01m8mgcc1yexg8jq01gscvjd3h', 0, 958, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-27', 'acc_01m8mgczzjeypt0a1ypjxmda48', 6000, 5042, 2);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-04-02', 'acc_01m8mgcbskek3s8apw1q8b1bgp', 11900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-04-02', 'acc_01m8mgcbskek3s8apw3z3bt5h5', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-04-02', 'acc_01m8mgcc1yexg8jq01gscvjd3h', 479, 1900, 2);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5yf5v8z5e', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5z0n1p2yy', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5vje4en14', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcc1yexg8jq01gscvjd3h', '2026-04', 479, 1900, 2);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgccm8eaq9yf5ymfx29my5', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5x9mv7txy', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5yh7e88j1', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5zs231gn0', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgccrmet38rrp3hwd8axtd', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw1zv065fh', '2026-03', 1000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5yf5v8z5e', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn60jdq9gcw', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw27e5hgj2', '2026-03', 0, 700, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn609ga3nw8', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5wtaz6x3h', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5z6cy68w1', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgccm8eaq9yf5ymfx29my5', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5wgjxrejz', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn609ga3nw8', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5yh7e88j1', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgccm8eaq9yf5ymfx29my5', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5wgjxrejz', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5yf5v8z5e', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgczzjeypt0a1ypjxmda48', '2026-04', 2521, 3000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5vzptcjzw', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5x1qzyyxs', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5xjnswccb', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5xz3rj2j8', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5yakxh749', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5zetc82w6', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn61e590zxr', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn61a00bjyd', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5wtaz6x3h', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5wgjxrejz', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw27e5hgj2', '2025-03', 2400, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5wtaz6x3h', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw27e5hgj2', '2026-02', 0, 22000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw3z3bt5h5', '2025-03', 0, 7000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcd4zegha8w3rcs8rz5rt', '2026-03', 200000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw5mddzma5', '2026-02', 21000, 0, 2);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcc1yexg8jq01gscvjd3h', '2026-02', 2900, 1900, 3);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw4xe1q62e', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw1q8b1bgp', '2025-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw70j4p3fy', '2026-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw2b9tkfr8', '2025-03', 0, 6000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw4kqajbv5', '2025-03', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcc1yexg8jq01gscvjd3h', '2025-03', 1000, 1400, 3);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw1q8b1bgp', '2026-03', 0, 12000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw2130x0yr', '2026-03', 56000, 50000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcc1yexg8jq01gscvjd3h', '2026-03', 700, 1958, 3);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgczzjeypt0a1ypjxmda48', '2026-03', 6000, 5042, 2);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw1q8b1bgp', '2026-04', 11900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw3z3bt5h5', '2026-04', 0, 10000, 1);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw12kd13jc', 'org_01m8mgcbskek3s8apw7h300xj7', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw15d0qph0', 'org_01m8mgcbskek3s8apw7h300xj7', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw19wdqy9s', 'org_01m8mgcbskek3s8apw7h300xj7', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw1ennh93a', 'org_01m8mgcbskek3s8apw7h300xj7', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw1j3epsr2', 'org_01m8mgcbskek3s8apw7h300xj7', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw1q8b1bgp', 'org_01m8mgcbskek3s8apw7h300xj7', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw1tjp0w88', 'org_01m8mgcbskek3s8apw7h300xj7', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw1zv065fh', 'org_01m8mgcbskek3s8apw7h300xj7', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw2130x0yr', 'org_01m8mgcbskek3s8apw7h300xj7', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw27e5hgj2', 'org_01m8mgcbskek3s8apw7h300xj7', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw2b9tkfr8', 'org_01m8mgcbskek3s8apw7h300xj7', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw2fkrk1qw', 'org_01m8mgcbskek3s8apw7h300xj7', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw2gm1xsrx', 'org_01m8mgcbskek3s8apw7h300xj7', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw2n4zfj1h', 'org_01m8mgcbskek3s8apw7h300xj7', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw2sf3abe8', 'org_01m8mgcbskek3s8apw7h300xj7', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw2xbkxnaz', 'org_01m8mgcbskek3s8apw7h300xj7', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw338d1vvb', 'org_01m8mgcbskek3s8apw7h300xj7', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw353ddav1', 'org_01m8mgcbskek3s8apw7h300xj7', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw38p97ecp', 'org_01m8mgcbskek3s8apw7h300xj7', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw3f6jgeqn', 'org_01m8mgcbskek3s8apw7h300xj7', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw3kdqsb3c', 'org_01m8mgcbskek3s8apw7h300xj7', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw3m0k9hjq', 'org_01m8mgcbskek3s8apw7h300xj7', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw3tsc300f', 'org_01m8mgcbskek3s8apw7h300xj7', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw3z3bt5h5', 'org_01m8mgcbskek3s8apw7h300xj7', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw43gbz2ts', 'org_01m8mgcbskek3s8apw7h300xj7', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw475bt2ze', 'org_01m8mgcbskek3s8apw7h300xj7', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw48v2ymwe', 'org_01m8mgcbskek3s8apw7h300xj7', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795984600883, 1795984600883, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw4f6zgby1', 'org_01m8mgcbskek3s8apw7h300xj7', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw4kqajbv5', 'org_01m8mgcbskek3s8apw7h300xj7', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw4mmmeg4n', 'org_01m8mgcbskek3s8apw7h300xj7', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw4rq70xv1', 'org_01m8mgcbskek3s8apw7h300xj7', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw4xe1q62e', 'org_01m8mgcbskek3s8apw7h300xj7', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw52fqc6p5', 'org_01m8mgcbskek3s8apw7h300xj7', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw55qvj234', 'org_01m8mgcbskek3s8apw7h300xj7', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw597xfcp8', 'org_01m8mgcbskek3s8apw7h300xj7', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw5c84pqw8', 'org_01m8mgcbskek3s8apw7h300xj7', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw5hz91axv', 'org_01m8mgcbskek3s8apw7h300xj7', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw5mddzma5', 'org_01m8mgcbskek3s8apw7h300xj7', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw5tzxg1n2', 'org_01m8mgcbskek3s8apw7h300xj7', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw5yh8by69', 'org_01m8mgcbskek3s8apw7h300xj7', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw62n9nhwn', 'org_01m8mgcbskek3s8apw7h300xj7', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw6408z99e', 'org_01m8mgcbskek3s8apw7h300xj7', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw696p1tez', 'org_01m8mgcbskek3s8apw7h300xj7', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw6d3nd1kh', 'org_01m8mgcbskek3s8apw7h300xj7', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw6gqjd8fa', 'org_01m8mgcbskek3s8apw7h300xj7', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw6m13h72w', 'org_01m8mgcbskek3s8apw7h300xj7', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw6r5mzc8v', 'org_01m8mgcbskek3s8apw7h300xj7', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw6xddgx16', 'org_01m8mgcbskek3s8apw7h300xj7', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw70j4p3fy', 'org_01m8mgcbskek3s8apw7h300xj7', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw774qgja2', 'org_01m8mgcbskek3s8apw7h300xj7', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984600883, 1795984600883, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw78zr269g', 'org_01m8mgcbskek3s8apw7h300xj7', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795984600883, 1795984600883, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcbskek3s8apw7f60bfek', 'org_01m8mgcbskek3s8apw7h300xj7', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984600883, 1795984600883, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8mgcc1yexg8jq01gscvjd3h', 'org_01m8mgcbskek3s8apw7h300xj7', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795984601150, 1795984601150, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5vje4en14', 'org_01m8mgcc90evvs8rn622k88sp7', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5vnjfgef1', 'org_01m8mgcc90evvs8rn622k88sp7', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5vtdrd80n', 'org_01m8mgcc90evvs8rn622k88sp7', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5vzptcjzw', 'org_01m8mgcc90evvs8rn622k88sp7', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5w30ybcp8', 'org_01m8mgcc90evvs8rn622k88sp7', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5w6ztk2m8', 'org_01m8mgcc90evvs8rn622k88sp7', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5w8a3711k', 'org_01m8mgcc90evvs8rn622k88sp7', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5wc7n6vtn', 'org_01m8mgcc90evvs8rn622k88sp7', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5wgjxrejz', 'org_01m8mgcc90evvs8rn622k88sp7', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5wnvzawn6', 'org_01m8mgcc90evvs8rn622k88sp7', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5wtaz6x3h', 'org_01m8mgcc90evvs8rn622k88sp7', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5wx4x0avp', 'org_01m8mgcc90evvs8rn622k88sp7', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5x1qzyyxs', 'org_01m8mgcc90evvs8rn622k88sp7', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5x47zzq62', 'org_01m8mgcc90evvs8rn622k88sp7', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5x9mv7txy', 'org_01m8mgcc90evvs8rn622k88sp7', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5xdypwtjm', 'org_01m8mgcc90evvs8rn622k88sp7', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5xjnswccb', 'org_01m8mgcc90evvs8rn622k88sp7', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5xm07s47c', 'org_01m8mgcc90evvs8rn622k88sp7', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5xvb24meg', 'org_01m8mgcc90evvs8rn622k88sp7', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5xz3rj2j8', 'org_01m8mgcc90evvs8rn622k88sp7', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5y3vt6wyf', 'org_01m8mgcc90evvs8rn622k88sp7', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5y5a1dz39', 'org_01m8mgcc90evvs8rn622k88sp7', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5yakxh749', 'org_01m8mgcc90evvs8rn622k88sp7', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5yf5v8z5e', 'org_01m8mgcc90evvs8rn622k88sp7', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5yh7e88j1', 'org_01m8mgcc90evvs8rn622k88sp7', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5ymk9kqxh', 'org_01m8mgcc90evvs8rn622k88sp7', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5ysyzxwnc', 'org_01m8mgcc90evvs8rn622k88sp7', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795984601376, 1795984601376, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5yzs3b2dx', 'org_01m8mgcc90evvs8rn622k88sp7', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5z0n1p2yy', 'org_01m8mgcc90evvs8rn622k88sp7', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5z6cy68w1', 'org_01m8mgcc90evvs8rn622k88sp7', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5zbyhnpha', 'org_01m8mgcc90evvs8rn622k88sp7', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5zetc82w6', 'org_01m8mgcc90evvs8rn622k88sp7', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5zkv5ae1w', 'org_01m8mgcc90evvs8rn622k88sp7', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5zqf0gdv6', 'org_01m8mgcc90evvs8rn622k88sp7', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5zs231gn0', 'org_01m8mgcc90evvs8rn622k88sp7', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn5zzr3vx4d', 'org_01m8mgcc90evvs8rn622k88sp7', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn603p0eqxs', 'org_01m8mgcc90evvs8rn622k88sp7', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn607m26grs', 'org_01m8mgcc90evvs8rn622k88sp7', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn609ga3nw8', 'org_01m8mgcc90evvs8rn622k88sp7', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn60e5cswpn', 'org_01m8mgcc90evvs8rn622k88sp7', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn60jdq9gcw', 'org_01m8mgcc90evvs8rn622k88sp7', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn60qejhymy', 'org_01m8mgcc90evvs8rn622k88sp7', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn60t7zn997', 'org_01m8mgcc90evvs8rn622k88sp7', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn60y3gk3ff', 'org_01m8mgcc90evvs8rn622k88sp7', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn610k563a1', 'org_01m8mgcc90evvs8rn622k88sp7', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn6151pfkh7', 'org_01m8mgcc90evvs8rn622k88sp7', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn61a00bjyd', 'org_01m8mgcc90evvs8rn622k88sp7', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn61e590zxr', 'org_01m8mgcc90evvs8rn622k88sp7', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn61g8zyzk6', 'org_01m8mgcc90evvs8rn622k88sp7', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn61metn031', 'org_01m8mgcc90evvs8rn622k88sp7', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795984601376, 1795984601376, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn61vdsf754', 'org_01m8mgcc90evvs8rn622k88sp7', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795984601376, 1795984601376, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcc90evvs8rn61z3tdgp8', 'org_01m8mgcc90evvs8rn622k88sp7', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795984601376, 1795984601376, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8mgccm8eaq9yf5ymfx29my5', 'org_01m8mgcc90evvs8rn622k88sp7', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795984601736, 1795984601736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgccrmet38rrp3hwd8axtd', 'org_01m8mgcc90evvs8rn622k88sp7', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795984601876, 1795984601876, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgcd4zegha8w3rcs8rz5rt', 'org_01m8mgcc90evvs8rn622k88sp7', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795984602271, 1795984602271, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mgczzjeypt0a1ypjxmda48', 'org_01m8mgcbskek3s8apw7h300xj7', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1795984621554, 1795984621554, 1, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mgcgkze0hvnknw1typy6r8', 'org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcfh0e6gr4g9ya8kkzx4e', NULL, 'inv_01m8mgcfqre6q9m3wbm6f6m74d', 18000, '2026-03-12', NULL, 1795984605823, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mgch42etta0fq26zq2h14s', 'org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcfdyeasv8e0vc8t6xcxv', 'set_01m8mgch42etta0fq26pr6g6bm', NULL, 28200, '2026-03-06', NULL, 1795984606338, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mgchzzen3tx63qgzvy0v12', 'org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcezhewnra3hmz822m0jh', 'set_01m8mgchzzen3tx63qgzvy0v12', NULL, 107880, '2026-01-22', NULL, 1795984607231, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mgcjhzebx903y6fnn2fcsw', 'org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcenmeqrta1r0z1rexjcp', 'set_01m8mgcjhzebx903y6fnn2fcsw', NULL, 150000, '2026-01-30', NULL, 1795984607807, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mgck3vebst85qhce4mq5fn', 'org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcf8sedhsxjj5kgz8rr2x', 'set_01m8mgck3vebst85qhce4mq5fn', NULL, 135000, '2026-02-10', NULL, 1795984608379, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mgckmme45tew1xd9sdxfw6', 'org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcenmeqrta1r0z1rexjcp', 'set_01m8mgckmme45tew1xd9sdxfw6', NULL, 84000, '2026-02-16', NULL, 1795984608916, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mgckmme45tew1xd9sdxfw7', 'org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcf2ye1st6de7xkhej1fn', 'set_01m8mgckmme45tew1xd9sdxfw6', NULL, 87000, '2026-02-16', NULL, 1795984608916, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mgcm4mepaa3zj8r98adxrr', 'org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcevke3nshtgaxvjefent', 'set_01m8mgcm4mepaa3zj8r98adxrr', NULL, 40000, '2026-02-27', NULL, 1795984609428, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mgcmk8etebfhzkkky61grb', 'org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcfh0e6gr4g9ya8kkzx4e', 'set_01m8mgcmk8etebfhzkkky61grb', NULL, 141840, '2026-03-16', NULL, 1795984609896, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mgcyr1exsagr4bqasrpwm2', 'org_01m8mgcbskek3s8apw7h300xj7', 'inv_01m8mgcyevefjb1sar8c6d050d', NULL, NULL, 6000, '2026-03-25', NULL, 1795984620289, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mgd0f5ec0atw84j7t30yzs', 'org_01m8mgcbskek3s8apw7h300xj7', 'inv_01m8mgd08mekvba0t9xfg62y2a', 'set_01m8mgd03ney98d79npfj3fx0e', NULL, 3000, '2026-04-02', NULL, 1795984622053, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8mgcb4qewpterp1c82h0rbj', 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'main', 'reconcile:read reconcile:write', 0, 'Apu5', 1795984600214, NULL, 1795984618458, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8mgcbqnem0t9473pxctd6d9', 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'main', 'ledger:read ledger:write', 0, 'U3IL', 1795984600821, NULL, 1795984620578, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 1795984600883, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'organisation.create', 'org_01m8mgcbskek3s8apw7h300xj7', NULL, '{"id":"org_01m8mgcbskek3s8apw7h300xj7","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T20:36:40.883Z","updated_at":"2026-11-29T20:36:40.883Z","version":1}', '\x312b83beb6aed56648462e14b684d1a8052841027299c23c6fb45d7e5e9ebf4e', '\xa33ef07e98db678e1ea2198171eb5ed1e0feae1c4c16db167b02bb23bbba9d00');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 2, 1795984601150, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'account.create', 'acc_01m8mgcc1yexg8jq01gscvjd3h', NULL, '{"id":"acc_01m8mgcc1yexg8jq01gscvjd3h","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T20:36:41.150Z","updated_at":"2026-11-29T20:36:41.150Z","version":1}', '\x3353785cf2441d072ec07ee57b8bd55a5552a400a5ef25f52f7622a5c372cc32', '\xaabf2c9087ac5e1d4ae1ecb529fd86de5f257a540b7f910623cb1527e11ab8cc');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 3, 1795984601244, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_account.create', 'bac_01m8mgcc4weqmrmsvvc0hpcem0', NULL, '{"account_id":"acc_01m8mgcbskek3s8apw2130x0yr","account_number":null,"created_at":"2026-11-29T20:36:41.244Z","currency":"GBP","iban":null,"id":"bac_01m8mgcc4weqmrmsvvc0hpcem0","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T20:36:41.244Z","version":1}', '\x5313c09eab8a554d268ab6702b7be4ab1eac5ce6b0e531a2b40c03e0e4fcd2d4', '\xdcdcbb0a4c271999cdccba5926da5758b2498ddd8cbb0b46be96302bff53ac38');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 1795984601376, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'organisation.create', 'org_01m8mgcc90evvs8rn622k88sp7', NULL, '{"id":"org_01m8mgcc90evvs8rn622k88sp7","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T20:36:41.376Z","updated_at":"2026-11-29T20:36:41.376Z","version":1}', '\xca8e427140db79c94140a07ffb428b6771995a4416a19169edd267d8c3b0fd2a', '\xd636ad36bf21dfe72c4c919fab2990fd627f94378e62c4bb75a7c5a9577bdd62');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 2, 1795984601736, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'account.create', 'acc_01m8mgccm8eaq9yf5ymfx29my5', NULL, '{"id":"acc_01m8mgccm8eaq9yf5ymfx29my5","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T20:36:41.736Z","updated_at":"2026-11-29T20:36:41.736Z","version":1}', '\x1253e5b9097dc7be3fed762b032e23545cdd7c0a6a3554e1d2d5f4e1d4a7e774', '\x64b2a53f1362eb6d3e1d3c719d8e1f3c2e203157d341f6f2ac36fff606067351');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 3, 1795984601876, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'account.create', 'acc_01m8mgccrmet38rrp3hwd8axtd', NULL, '{"id":"acc_01m8mgccrmet38rrp3hwd8axtd","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T20:36:41.876Z","updated_at":"2026-11-29T20:36:41.876Z","version":1}', '\xcb14a022c96407575cbf094f9f3cecf82b5770d3ede074ed7be377b778fe505f', '\x0c1517abc0bb1aadd8ee1b196a2cca7d91068c30b7b49ff947851af75206074d');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 4, 1795984602087, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_account.create', 'bac_01m8mgccz7ejn8y51axttw7e6c', NULL, '{"account_id":"acc_01m8mgcc90evvs8rn5wgjxrejz","account_number":null,"created_at":"2026-11-29T20:36:42.087Z","currency":"GBP","iban":null,"id":"bac_01m8mgccz7ejn8y51axttw7e6c","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mgccz7ejn8y51ay2a3431r","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T20:36:42.087Z","version":1}', '\x760db7fd648f7fed95816958609b0d524501b1edd6fe43aae6c7085dad6bdc27', '\xc2571ddeeb3e26f76dafad5789650219aecb321b9f7bbcbe1e8e3e7d14f2a95f');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 5, 1795984602271, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'account.create', 'acc_01m8mgcd4zegha8w3rcs8rz5rt', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T20:36:42.271Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8mgcd4zegha8w3rcs8rz5rt","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T20:36:42.271Z","version":1}', '\xabf7c8c52a3f5029a8c93db61fcfce344dcb052e0e5216b0cef27b113e18e8cb', '\xbd91d69a5a57b092a9527e25e6d7ce16a0ce32d77230959259fcfbd619f121e2');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 6, 1795984602271, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_account.create', 'bac_01m8mgcd4zegha8w3rcntdc0nt', NULL, '{"account_id":"acc_01m8mgcd4zegha8w3rcs8rz5rt","account_number":null,"created_at":"2026-11-29T20:36:42.271Z","currency":"GBP","iban":null,"id":"bac_01m8mgcd4zegha8w3rcntdc0nt","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T20:36:42.271Z","version":1}', '\x0ba3592c079b67b2b6e54fe7585fd9cbafeea3e5764209a9a0e4b6f19b1503a7', '\x0fed4d7649416c9317458ab1a0a2d47b186be7a0fef673d96a50b272a5b933b3');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 7, 1795984602435, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'contact.create', 'con_01m8mgcda3em5a4rense5rfzd7', NULL, '{"id":"con_01m8mgcda3em5a4rense5rfzd7","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:42.435Z","updated_at":"2026-11-29T20:36:42.435Z","version":1}', '\x5c11f3a66d381f6d264c52f28a8ea61d4f86a08533ed3e64b54f9c2933d9056d', '\x49abd50db1fbd62f91dee09e2d1b0eb5e60739b676b5ceeaba93b729c157891e');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 8, 1795984602559, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'contact.create', 'con_01m8mgcddzeq2tgxf9cy3nfeq3', NULL, '{"id":"con_01m8mgcddzeq2tgxf9cy3nfeq3","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:42.559Z","updated_at":"2026-11-29T20:36:42.559Z","version":1}', '\x4e1e6a4ee650e1c4f26ebd94f5a4be3691501fe60ece43c53168e5d88afc59c9', '\xcfd40dcc8741ba99a3a108edd0331ac18591e33a5d724fbd980272a8861d03bf');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 9, 1795984602698, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'contact.create', 'con_01m8mgcdjaeb4tzkp5e0gevcre', NULL, '{"id":"con_01m8mgcdjaeb4tzkp5e0gevcre","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:42.698Z","updated_at":"2026-11-29T20:36:42.698Z","version":1}', '\xd6b544af58059d7721887a94c718f94d365cd683e43ccce134222dc534dbbc51', '\xe729cd5048b7feeccaf00a121a94854128728824bede103d11b0da32d502f164');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 10, 1795984602892, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'contact.create', 'con_01m8mgcdrcedgbhb7khdsv7bc1', NULL, '{"id":"con_01m8mgcdrcedgbhb7khdsv7bc1","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:42.892Z","updated_at":"2026-11-29T20:36:42.892Z","version":1}', '\xa336502668f009e4839ba600d269f56c36bf310b1d89b8ee0c125dc16a195aac', '\x1de16e96ae6710225ddb6512a40fd9a011be197d7f4f29b4692788e8aec583ea');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 11, 1795984603068, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'contact.create', 'con_01m8mgcdxwex6tvsb5saj1sgny', NULL, '{"id":"con_01m8mgcdxwex6tvsb5saj1sgny","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:43.068Z","updated_at":"2026-11-29T20:36:43.068Z","version":1}', '\x8810cfe67555c9a3a54704f1a60ad908eafc31d9525f3aa710f70405a13aa93a', '\x1bc5d54b45e1422cddf40f48776c70495c9c073657b7834699f0f300151d68be');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 12, 1795984603227, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'contact.create', 'con_01m8mgce2vebsbjt2vb9d2ehjc', NULL, '{"id":"con_01m8mgce2vebsbjt2vb9d2ehjc","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:43.227Z","updated_at":"2026-11-29T20:36:43.227Z","version":1}', '\xb5b45f909d678cddd3e1507e97d26b278546f19453893b172421cb899fa97774', '\xe70b0c5bc76fe66780bc889d2bf9735bf28f2b9f1727e9d5cf9522d709b8615b');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 13, 1795984603378, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'contact.create', 'con_01m8mgce7jezzv8d1bg4dd884f', NULL, '{"id":"con_01m8mgce7jezzv8d1bg4dd884f","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:43.378Z","updated_at":"2026-11-29T20:36:43.378Z","version":1}', '\xfd722022e65b85b3ca8a86341fc72e79dd167afc4ed0ecc45abb3ff7371edcb1', '\xedbbcf1026844061b66ee83efbda42a7a1284c6dfa022f89f8b535bbd639a3f3');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 17, 1795984604255, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgcf2ye1st6de7xkhej1fn', NULL, '{"id":"inv_01m8mgcf2ye1st6de7xkhej1fn","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mgcda3em5a4rense5rfzd7","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mgcf2ye1st6de7xqktcgpp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.255Z","updated_at":"2026-11-29T20:36:44.255Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yh7e88j1","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', '\x7b1d686424154de3c420890cb86d18e19cae1484bccf960aa3f24b5916ffb34d', '\x340590784d22d5eb3c89ed7491174551b138697728d0beb3d85603ee378d7a7a');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 20, 1795984604704, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgcfh0e6gr4g9ya8kkzx4e', NULL, '{"id":"inv_01m8mgcfh0e6gr4g9ya8kkzx4e","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mgcdjaeb4tzkp5e0gevcre","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mgcfh0e6gr4g9yafz0kj9e","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.704Z","updated_at":"2026-11-29T20:36:44.704Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', '\xdc8c9273aa7e63d9f4003e628a1abbc443dedcbd1983d90e3be68be67d17d17a', '\x20be8489b550f655286ae34e8b22d5c00b61f92b00127b6d73b3bc29d3f7afac');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 21, 1795984604841, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgcfn9eamaeg5nmwd9axwt', NULL, '{"id":"inv_01m8mgcfn9eamaeg5nmwd9axwt","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mgcdjaeb4tzkp5e0gevcre","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mgcfn9eamaeg5nn0gj83bb","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.841Z","updated_at":"2026-11-29T20:36:44.841Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', '\x5cbe2c538b5bebd7568a5cfee70c7a97f6ca984ca24b5a2c46885b741e4707e8', '\xdca568df877c0cc0f1f0b677cd39c65775b059e222e3a4b338a11c086d5a085c');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 25, 1795984605490, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.void', 'inv_01m8mgcfn9eamaeg5nmwd9axwt', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8mgcg9jefcapcs27pat6g18"}', '\x294bc7a57b5eaf6421f36d468656c1c9e5b6c8c4a7b427f328773d614f9f5319', '\xfcfbf01f244ad595b7822c823df8caca787d5755ceeb3eced5398909c9f8d2a6');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 26, 1795984605823, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.allocate', 'inv_01m8mgcfqre6q9m3wbm6f6m74d', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8mgcfh0e6gr4g9ya8kkzx4e"}]}', '\x2c58ffb8e9e1a444a386c2e716d8b2546f084767f044876ab47ed79038db0344', '\x2348879b62a606dc4acd9926227035b81cfa7554591d48694737ea26dde3fcd8');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 39, 1795984608916, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgchd8eqqsx4kryc98fct9', NULL, '{"journal_id":"jnl_01m8mgckmme45tew1xd9sdxfw6","way":"allocations"}', '\xf7fda4e8026d5b13c537e426270db66fe1e09d9f5b819a76939efdb55fab5a0e', '\xa71466cd18ba89aff54759a3c0c05946ce3d8c55da952c0728a36fe65d3f1e68');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 46, 1795984610922, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgchd8eqqsx4krzb0w5r02', NULL, '{"journal_id":"jnl_01m8mgcnkae1jb1rqsmdykr0r8","way":"transfer"}', '\x107d597cc0353f98b8a7f8024d4024b8bdc1c70dc10e46bf78df657be15269f4', '\x32ac60494422ebfa240027c70184d244a905fadbecbeb13f6f8ef194e1fb24a4');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 53, 1795984613371, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgchd8eqqsx4krytnwqqkc', NULL, '{"journal_id":"jnl_01m8mgcqzvej3rkpx1wn0jpc3v","way":"account"}', '\xe65befe325aae1a6332490294a90ceadffe7078330b78739714135ffd2192360', '\x975469750d3bc01c36ae08bbe44a6dc79d409fd79ae91d17dceb01b5cb745c76');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 14, 1795984603828, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgcenmeqrta1r0z1rexjcp', NULL, '{"id":"inv_01m8mgcenmeqrta1r0z1rexjcp","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mgcda3em5a4rense5rfzd7","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mgcenmeqrta1r0z6q1y7r2","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:43.828Z","updated_at":"2026-11-29T20:36:43.828Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', '\xb54af14d7ffa50fa03cdda206410205499783553ad8968ba5aef87807b02f543', '\x4d3adc53ae3bf77b812c78ad1d2bd946ab07078accbc6d85f84022edfa7ba54a');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 15, 1795984604019, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgcevke3nshtgaxvjefent', NULL, '{"id":"inv_01m8mgcevke3nshtgaxvjefent","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mgcdrcedgbhb7khdsv7bc1","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mgcevke3nshtgaxyj9nm8g","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.019Z","updated_at":"2026-11-29T20:36:44.019Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5z0n1p2yy","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', '\xfd5ff2497ecd008105f43c3b4d1630379cac813888bbe60e91e827c21cb2f0a3', '\x7ab168f8298e16ff0124d099d079aa64043aaec308fd3e0b50daa42aeec24355');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 18, 1795984604441, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgcf8sedhsxjj5kgz8rr2x', NULL, '{"id":"inv_01m8mgcf8sedhsxjj5kgz8rr2x","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mgce2vebsbjt2vb9d2ehjc","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mgcf8sedhsxjj5knr6azv5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.441Z","updated_at":"2026-11-29T20:36:44.441Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5zs231gn0","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', '\x86d1e6ac69b63871933e8e1f7c9d725a5e3cc6dfb6df2b928d22d3029f716db0', '\x8de3976eaee2abb82ef9de2562d98c5a6e69c8a2bfb076c6112214faa52c986c');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 22, 1795984604920, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgcfqre6q9m3wbm6f6m74d', NULL, '{"id":"inv_01m8mgcfqre6q9m3wbm6f6m74d","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mgcdjaeb4tzkp5e0gevcre","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mgcfqre6q9m3wbm8y0q50f","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.920Z","updated_at":"2026-11-29T20:36:44.920Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', '\x7efb906d791619c0d1396026b6f41f2b032f83e49d371ad46849b323c9e244bf', '\x0354b2b79549dece1f72f06633241913faa7198a9b1202d2529ec2646e55a3d4');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 23, 1795984605074, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgcfwjen59bv4abm2zzz7f', NULL, '{"id":"inv_01m8mgcfwjen59bv4abm2zzz7f","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mgce7jezzv8d1bg4dd884f","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mgcfwjen59bv4absq9a6ty","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:45.074Z","updated_at":"2026-11-29T20:36:45.074Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5z6cy68w1","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', '\x8115871afefdd19b6c8c8daf7d4b9a1a825b49318956513224243e8e07038697', '\xa11c302f5f847902a108c3da12fa4fd8cca67569dc395813f9c18fea2bc32a8a');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 1795984606632, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transactions.import', 'bac_01m8mgccz7ejn8y51axttw7e6c', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\x535bd7056626cea6307f4b6232eb16449f4f08e9216f1071aee1085e9f4a4074', '\xfbda4872d84458d3ab7c0535d3b469b8308f2ecd9dee227b59d5f1a063ef17e1');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 42, 1795984609896, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'settlement.create', 'set_01m8mgcmk8etebfhzkkky61grb', NULL, '{"id":"set_01m8mgcmk8etebfhzkkky61grb","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mgcdjaeb4tzkp5e0gevcre","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgcmk8etebfhzkkky61grb","invoice_id":"inv_01m8mgcfh0e6gr4g9ya8kkzx4e","invoice_number":"INV-0004","settlement_id":"set_01m8mgcmk8etebfhzkkky61grb","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T20:36:49.896Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mgchd8eqqsx4krz10zxwfq","journal_id":"jnl_01m8mgcmk8etebfhzkkky61grb","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:49.896Z","updated_at":"2026-11-29T20:36:49.896Z","version":1}', '\x131e22928bfb9ca6e5340a7f57cc546d29674e439423ca2da0c474c21246d89b', '\x8bcf59a5423437ddf3fd0d050e358b897a82dd5e4599d7adbad8a9e822a3a407');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 43, 1795984609896, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgchd8eqqsx4krz10zxwfq', NULL, '{"journal_id":"jnl_01m8mgcmk8etebfhzkkky61grb","way":"allocations"}', '\x6e444012042c39b1a3f6fca9a4d7b5973ea92ed1fdb0994b260f3ef00105bb7a', '\xa41880c66883965fdfb68e79d8a5524406193a6e8966446fb67bf447cdea4ce4');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 16, 1795984604145, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgcezhewnra3hmz822m0jh', NULL, '{"id":"inv_01m8mgcezhewnra3hmz822m0jh","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mgcdxwex6tvsb5saj1sgny","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mgcezhewnra3hmzex8s1bp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.145Z","updated_at":"2026-11-29T20:36:44.145Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5vje4en14","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', '\xca57335b64fc25727a6559567e481afad786371c927db598ea6b3d0fb5e67c26', '\xcbed48108deaa034a460a7bc158eb3243854154714e2a2bc130f4d56ae6d4652');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 19, 1795984604606, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgcfdyeasv8e0vc8t6xcxv', NULL, '{"id":"inv_01m8mgcfdyeasv8e0vc8t6xcxv","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mgcddzeq2tgxf9cy3nfeq3","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mgcfdyeasv8e0vcfz2wzvz","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.606Z","updated_at":"2026-11-29T20:36:44.606Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mgccrmet38rrp3hwd8axtd","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', '\x4f9e5a841d6968ced10bc355a1eba413866e1979b077ef2ac45a1a899fed1196', '\x15b36e20c8586dd7d4d6002557b22d5f2e13a017a033a5e5ea8048bcd59072c4');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 24, 1795984605215, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgcg0zegxtr93z1mfn3a2q', NULL, '{"id":"inv_01m8mgcg0zegxtr93z1mfn3a2q","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mgcda3em5a4rense5rfzd7","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mgcg0zegxtr93z1tm13nxg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:45.215Z","updated_at":"2026-11-29T20:36:45.215Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yh7e88j1","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', '\xe60447f9ca7ae0e9c729f67722bb438b84dae08aeea581daee2ea6251ecea261', '\x1ad5eb2e85bd7a276e0f3f9340025273bf1a0fb6ca3870b093f95cb6ab49dc37');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 27, 1795984606093, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'journal.post', 'jnl_01m8mgcgwce2d979b158m2y2sd', NULL, '{"sequence":14,"total":10000.00}', '\x095a8a6e96f8d3feeb0430fc8dc9585a90815e617dcf4b93128a0309f5d96cc8', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 28, 1795984606093, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'journal.post', 'jnl_01m8mgcgwce2d979b15khpvems', NULL, '{"sequence":15,"total":1000.00}', '\x64a35a4ab088118a4d38807eaec214bc276c06719999dd147e3cef83bcc3f5aa', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 29, 1795984606093, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'journal.post', 'jnl_01m8mgcgwce2d979b15rzebeew', NULL, '{"sequence":16,"total":74.92}', '\x9ebc89b86e95623e8479f4c927117af4bb84f851362b21967079e95ca9d3231a', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 34, 1795984607807, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'settlement.create', 'set_01m8mgcjhzebx903y6fnn2fcsw', NULL, '{"id":"set_01m8mgcjhzebx903y6fnn2fcsw","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mgcda3em5a4rense5rfzd7","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgcjhzebx903y6fnn2fcsw","invoice_id":"inv_01m8mgcenmeqrta1r0z1rexjcp","invoice_number":"INV-0001","settlement_id":"set_01m8mgcjhzebx903y6fnn2fcsw","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T20:36:47.807Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mgchd8eqqsx4kry1ftx4yb","journal_id":"jnl_01m8mgcjhzebx903y6fnn2fcsw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:47.807Z","updated_at":"2026-11-29T20:36:47.807Z","version":1}', '\x51757c01c6283369212043da05d1aebee6d3bca91237d2dd4e00edde47782b5f', '\x9b597e551b4bbb40819f2a6ee2c1f1ed800f18977681651f16982469fce62bef');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 35, 1795984607807, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgchd8eqqsx4kry1ftx4yb', NULL, '{"journal_id":"jnl_01m8mgcjhzebx903y6fnn2fcsw","way":"allocations"}', '\x703e7fb9d3cdc9c98e5626eb460efbbadda45d21c82231970733f71027a208e5', '\xcd73e994409b6249b440d80d4f047443c9fce0382261ccd247c7c47a7c79ebaa');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 38, 1795984608916, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'settlement.create', 'set_01m8mgckmme45tew1xd9sdxfw6', NULL, '{"id":"set_01m8mgckmme45tew1xd9sdxfw6","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mgcda3em5a4rense5rfzd7","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgckmme45tew1xd9sdxfw6","invoice_id":"inv_01m8mgcenmeqrta1r0z1rexjcp","invoice_number":"INV-0001","settlement_id":"set_01m8mgckmme45tew1xd9sdxfw6","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T20:36:48.916Z"},{"id":"alc_01m8mgckmme45tew1xd9sdxfw7","invoice_id":"inv_01m8mgcf2ye1st6de7xkhej1fn","invoice_number":"INV-0002","settlement_id":"set_01m8mgckmme45tew1xd9sdxfw6","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T20:36:48.916Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mgchd8eqqsx4kryc98fct9","journal_id":"jnl_01m8mgckmme45tew1xd9sdxfw6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:48.916Z","updated_at":"2026-11-29T20:36:48.916Z","version":1}', '\x5551cb9286b8de938d17e0988f4fff08e4d80022ce8f2c68e55d59f6c1a9fefb', '\x56a64be099df508172075e00d99797dfc84b4cc8cf8705f3bd59e6a5be2f542a');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 30, 1795984606338, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'settlement.create', 'set_01m8mgch42etta0fq26pr6g6bm', NULL, '{"id":"set_01m8mgch42etta0fq26pr6g6bm","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mgcddzeq2tgxf9cy3nfeq3","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgch42etta0fq26zq2h14s","invoice_id":"inv_01m8mgcfdyeasv8e0vc8t6xcxv","invoice_number":"INV-0003","settlement_id":"set_01m8mgch42etta0fq26pr6g6bm","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T20:36:46.338Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8mgch42etta0fq26svz92km","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:46.338Z","updated_at":"2026-11-29T20:36:46.338Z","version":1}', '\x1a535c0a25395e57d185368bb520d20831f6fa1ed84b052f99e652f7be3cdf3f', '\x34df99f138b948e654f3c9dad590ada0d71d87a097f1a0cb0fb4943ffad55fba');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 32, 1795984607231, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'settlement.create', 'set_01m8mgchzzen3tx63qgzvy0v12', NULL, '{"id":"set_01m8mgchzzen3tx63qgzvy0v12","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mgcdxwex6tvsb5saj1sgny","contact_name":"Techbarn","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgchzzen3tx63qgzvy0v12","invoice_id":"inv_01m8mgcezhewnra3hmz822m0jh","invoice_number":"TB-0117","settlement_id":"set_01m8mgchzzen3tx63qgzvy0v12","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T20:36:47.231Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mgchd8eqqsx4krxz4s3hn5","journal_id":"jnl_01m8mgchzzen3tx63qgzvy0v12","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:47.231Z","updated_at":"2026-11-29T20:36:47.231Z","version":1}', '\x53a17a5796e67669499a54a373989d97b25913701c0ecb4eb57cb626336fd0f2', '\x756541a5c5d492b574397f08292da5f4f6cdd3612e37fd3e268fd7835c45fea3');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 33, 1795984607231, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgchd8eqqsx4krxz4s3hn5', NULL, '{"journal_id":"jnl_01m8mgchzzen3tx63qgzvy0v12","way":"allocations"}', '\x639443240708191f0a0369e2cba0f052e50e519ec0dec14f8c3b57ec0d668f15', '\xdcbab785f28f263724ca20b94559e35db232f5b2640ec995b8a0c4806ad65c12');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 36, 1795984608379, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'settlement.create', 'set_01m8mgck3vebst85qhce4mq5fn', NULL, '{"id":"set_01m8mgck3vebst85qhce4mq5fn","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mgce2vebsbjt2vb9d2ehjc","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgck3vebst85qhce4mq5fn","invoice_id":"inv_01m8mgcf8sedhsxjj5kgz8rr2x","invoice_number":"HL-33","settlement_id":"set_01m8mgck3vebst85qhce4mq5fn","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T20:36:48.379Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mgchd8eqqsx4kry8mwywnh","journal_id":"jnl_01m8mgck3vebst85qhce4mq5fn","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:48.379Z","updated_at":"2026-11-29T20:36:48.379Z","version":1}', '\x63fba82f821efe4801aec3deb035b5eac8efef3da7243c33dc545ad7c30bb5e4', '\xcfb8eded8daf26c49fc5358bdaa7287991c3769b958d3facbaf2ddae3b4aea50');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 37, 1795984608379, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgchd8eqqsx4kry8mwywnh', NULL, '{"journal_id":"jnl_01m8mgck3vebst85qhce4mq5fn","way":"allocations"}', '\x2e42da1e1c22ecec6749ff33ce729ba383e87b8063c29946fc36dd1411edbe07', '\xcee79ba8286f1eda1f7faec7460fd959ea269663b27e5e32083048ae09108ec2');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 40, 1795984609428, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'settlement.create', 'set_01m8mgcm4mepaa3zj8r98adxrr', NULL, '{"id":"set_01m8mgcm4mepaa3zj8r98adxrr","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mgcdrcedgbhb7khdsv7bc1","contact_name":"Printwell","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgcm4mepaa3zj8r98adxrr","invoice_id":"inv_01m8mgcevke3nshtgaxvjefent","invoice_number":"PX-881","settlement_id":"set_01m8mgcm4mepaa3zj8r98adxrr","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T20:36:49.428Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mgchd8eqqsx4kryp2g59mp","journal_id":"jnl_01m8mgcm4mepaa3zj8r98adxrr","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:49.428Z","updated_at":"2026-11-29T20:36:49.428Z","version":1}', '\x16a60a53472c4c980d8adb46d39e43c4933c29e59a5c8779613178d608387a26', '\xfcf8f0adb5088c8764a7544cfd85eb9244dda0eba84c1a49cca1b2c8841138d2');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 41, 1795984609428, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgchd8eqqsx4kryp2g59mp', NULL, '{"journal_id":"jnl_01m8mgcm4mepaa3zj8r98adxrr","way":"allocations"}', '\xf55d571fc6ad04b5b90cd785b6a8f210ba2dcb3448a5e3b42b9a1454310dbd47', '\x3e6c268098312c6ad1265d11d2f5fefcf4dda10756aca8e666a3beb53e337a4f');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 44, 1795984610625, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'settlement.match', 'set_01m8mgch42etta0fq26pr6g6bm', NULL, '{"bank_transaction_id":"btx_01m8mgchd8eqqsx4kryw0gnm51"}', '\xcffb208af11ab4fadde9f4695076502a3d45827030eeaeee9ff2592b37c2d5f9', '\x52fb058e33cb562c4f703cee7eb4df29ab8c513f2854422a7f0271a481b37ae7');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 45, 1795984610625, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgchd8eqqsx4kryw0gnm51', NULL, '{"journal_id":"jnl_01m8mgch42etta0fq26svz92km","way":"match"}', '\x0a6303d7f6c376e31c485f4c2f09b7315d7293e6e058ad67f373ca92eb58dc31', '\x4f4951f8e77ffeac320cef7f5dcd9c23fa22760218aa7471d81f7725a53db7a1');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 47, 1795984611501, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgchd8eqqsx4krzfnpstgb', NULL, '{"journal_id":"jnl_01m8mgcp5dev5v8cbhq150ay4h","way":"account"}', '\xf723399cc3a03c8ccdc589607b60764e83144466101d93a9ea2abc07f9d414ce', '\xb70edaa8f874e169d1c932bbbabc132b32d95bf52769aebfb66591276901e47f');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 48, 1795984612693, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.update', 'btx_01m8mgchd8eqqsx4kry768aj1r', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mgcc90evvs8rn609ga3nw8","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x298b678da4342a1595f0e1e347718a20a254e0fd83dc9656edf6958ace9a832c', '\x370311b7ed6a5019906a533bb7d389dcb6fcecf02805f874b313fc390666ffbf');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 49, 1795984612693, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.update', 'btx_01m8mgchd8eqqsx4krykpxrnjh', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mgcc90evvs8rn60jdq9gcw","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\x34345d244bc4fe879fc8f6fa0464bd4205709ddaee407054a6e6e8bb1cf74c2f', '\x2520d9c03657c8653b633650bccfd13753e48d34c48511a6c5490b5fb58ae2cc');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 50, 1795984612693, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.update', 'btx_01m8mgchd8eqqsx4krytnwqqkc', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mgcc90evvs8rn609ga3nw8","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x0d5b44207cb9fa21f9b84862a766bc19efc2ae7a739633dd489ce512084fc89c', '\x645b395cf34736a556fb72c03059fda847236eab775b48c4eaa44666fc63da0f');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 51, 1795984612693, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.update', 'btx_01m8mgchd8eqqsx4krz61z8pws', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mgcc90evvs8rn61a00bjyd","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\x080346fe9743c68c347f665ecebae4d0a47bac19f1ade2e53eb1e85fa33b625c', '\x0d7d8009557f439e4157472908e19f35159dde24b407ebb97c7232fc5ac563b4');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 52, 1795984613020, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgchd8eqqsx4krykpxrnjh', NULL, '{"journal_id":"jnl_01m8mgcqmwe2f81k52rnhz19be","way":"account"}', '\x51387458a98258c1d97a8db04b208f149860e4b0d1cd9331a7c472fb7ff2d581', '\x371e38668f2232579606691660c5bfe47e233844ab46bfe57b0feff50a138007');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 56, 1795984614886, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'vat_return.create', 'vrt_01m8mgcsf6eh0ac935hf62197x', NULL, '{"id":"vrt_01m8mgcsf6eh0ac935hf62197x","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T20:36:54.886Z","updated_at":"2026-11-29T20:36:54.886Z","version":1}', '\xe819d26fd7361e199bc9701b3ff1cb819b46d6964330ea756ed61f9509c055a6', '\x536373a64364612b37a816e8c0aff7833492deb319705b6fcaa0c26b745a83ed');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 58, 1795984615530, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'organisation.lock', 'org_01m8mgcc90evvs8rn622k88sp7', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\x7376b3f8d249be5a1a0193cb1b6a57599e7d0e6e7358a625dade4e78a30426d8', '\x00ceccaa4b400f477afbf0917adac42d45e7f9918c46ff3cc96f199548e85701');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 8, 1795984619131, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'organisation.update', 'org_01m8mgcbskek3s8apw7h300xj7', '{"id":"org_01m8mgcbskek3s8apw7h300xj7","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T20:36:40.883Z","updated_at":"2026-11-29T20:36:40.883Z","version":1}', '{"id":"org_01m8mgcbskek3s8apw7h300xj7","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T20:36:40.883Z","updated_at":"2026-11-29T20:36:59.131Z","version":2}', '\x9bacada8052eba799baf5dd39913405cd624afe77d2469d8b1cbb755e0b9e40c', '\x3aba5dc790fa1304443e5642be755f909409f427b852e056a2db42346b127698');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 14, 1795984619926, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'contact.create', 'con_01m8mgcycpe29sqwvx80at5jb9', NULL, '{"id":"con_01m8mgcycpe29sqwvx80at5jb9","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:59.926Z","updated_at":"2026-11-29T20:36:59.926Z","version":1}', '\x30def05abee46a2b498a60751731c8ac18e8b587b10ab7df14d5dae9ae3e8ebf', '\xaf026150aca27fc72cb67cfc1ee55898e5b18ad58e22f3c6718327e1edb01f31');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 17, 1795984620451, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgcyx3eaaa2pq5q81d34gd', NULL, '{"id":"inv_01m8mgcyx3eaaa2pq5q81d34gd","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mgcycpe29sqwvx80at5jb9","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mgcyx3eaaa2pq5qcwjezpv","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:37:00.451Z","updated_at":"2026-11-29T20:37:00.451Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mgcbskek3s8apw4kqajbv5","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\x3d5db4b818fba7e4d5e97ff52ec6e72f899835fd0105bbfe6165d7d6edac3061', '\x0f37095bab84907674a809b8ed458a8eed0944e0a078db6e3ad9f511ecf762e7');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 27, 1795984621636, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'contact.create', 'con_01m8mgd024edtsm8trgv1xsc32', NULL, '{"id":"con_01m8mgd024edtsm8trgv1xsc32","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:37:01.636Z","updated_at":"2026-11-29T20:37:01.636Z","version":1}', '\x8a3df9fab97da41b48096e5d70c5309e4eccb2c658377b98173c22c65e5339c8', '\x77a8bed8178d2332ddaa858c06ed5c553a2fe2e8b85b6d09d10d8b7094222409');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 30, 1795984622053, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'settlement.allocate', 'set_01m8mgd03ney98d79npfj3fx0e', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8mgd08mekvba0t9xfg62y2a"}]}', '\x26d24924ff81cbed18b9304d1923380f4da757c0a4bcc53a900996902b88689c', '\xf6a82e68d489d208d1ad7b5c6b3aeaeb40ae016fb895ebc9d06466f374699275');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 54, 1795984613816, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgchd8eqqsx4kry768aj1r', NULL, '{"journal_id":"jnl_01m8mgcrdre99tfmjs50j0hkxn","way":"account"}', '\x5f663b672a9879065f2be4621a5269a26847b89224d98c9e1bb06ca0c5132aa8', '\x67a6eace304847448020b71f9846b4f5206016e77a3232b45786a0072a1c2fff');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 5, 1795984618629, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"version":1}', '\x766be892c4959c38b4cad29be52e569abea428390888e83223005e3a5cef75f6', '\x998dc19675f8a1cb4bd071fb36cdaa5700475966e2af3ea0c4098a2a58ffbbf0');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 18, 1795984620591, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.repay_input_vat', 'inv_01m8mgcyx3eaaa2pq5q81d34gd', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8mgcz1feyztbkxh17sdmm0b","reason":null,"vat":10.0}', '\x8120aee99152bbd39c2b73cf62881e32f6abd4f2b7ff37cb917dbe69687752a1', '\xb89642dd0a117b6a0988d3cba30ed910f20132b9d07d4f59d9a24c188e17084e');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 20, 1795984620895, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'vat_return.finalise', 'vrt_01m8mgcz6xe5ybd81xk684fqqw', NULL, '{"id":"vrt_01m8mgcz6xe5ybd81xk684fqqw","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-29T20:37:00.895Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T20:37:00.765Z","updated_at":"2026-11-29T20:37:00.895Z","version":2,"last_sequence":8}', '\xbf54f2a4c261fb512987c8cc9dd78b7dc2c16f859b8e0e8d977b4a2a288bd9b6', '\xbd590bf285dee7fa2ce03a4859bbe1020f3b5fc5882aa57835aecb0f5fe308d8');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 23, 1795984621301, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'vat_return.create', 'vrt_01m8mgczqne2wv101dq9znh50m', NULL, '{"id":"vrt_01m8mgczqne2wv101dq9znh50m","date_from":"2025-04-01","date_to":"2025-06-30","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":0.00,"2":0.00,"3":0.00,"4":0.00,"5":0.00,"6":0.00,"7":0.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":0.00,"vatDueAcquisitions":0.00,"totalVatDue":0.00,"vatReclaimedCurrPeriod":0.00,"netVatDue":0.00,"totalValueSalesExVAT":0,"totalValuePurchasesExVAT":0,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T20:37:01.301Z","updated_at":"2026-11-29T20:37:01.301Z","version":1}', '\x6012b404bc5e2117b1dc7610aea3ccf1a11ce8685bdbc9ae777aa4e1dd07737f', '\x7a734c3505d8c7f05a5efb50477475ca4ac41be7514a26a7978d450672376708');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 55, 1795984614243, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgchd8eqqsx4krz61z8pws', NULL, '{"journal_id":"jnl_01m8mgcrv3e4m8m811hnzdfcdz","way":"account"}', '\xa705572880f7dfb9c8b5bfaf4e834cea4cd70bc5d83b8ad75bd63bd63ab8bad6', '\x75f90a54deb4139457d02394a828bc3795bac17aa89e83b62fbe638a6c2de97b');
INSERT INTO public.audit_events VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 57, 1795984615193, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'vat_return.finalise', 'vrt_01m8mgcsf6eh0ac935hf62197x', NULL, '{"id":"vrt_01m8mgcsf6eh0ac935hf62197x","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-29T20:36:55.193Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T20:36:54.886Z","updated_at":"2026-11-29T20:36:55.193Z","version":2,"last_sequence":29}', '\xa9db3bf7145785f7928adb6842aed43f4cb05e1314b0202fdedf7d84fcec3f3b', '\x40b8310ede71313dcab8d29e79e4b34c849e334e2deb701be8fc24168d79eb87');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 4, 1795984618485, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\x06c1174db37466da9b4cb34d828296f2d9bd05401314b3096d0c013d7c46f3ea', '\x7b7111c5c1b789cf0c82904ad10607606ef5184418c2e6c7773c4c543e8db930');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 6, 1795984618727, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'journal.post', 'jnl_01m8mgcx77e4tbydnd7tw631g0', NULL, '{"sequence":1,"total":120.00}', '\xa19c04d906e8013cff937114fe47e2b25fcee93f27bfe7c1728905a35c34c02c', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 7, 1795984618853, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'journal.post', 'jnl_01m8mgcxb5evq95mqmjf7sbax7', NULL, '{"sequence":2,"total":119.00}', '\xe89f7eef3743b3453175d42d81729df026a489d6ce558f000c5ebaac92dd327a', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 9, 1795984619235, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.create', 'btx_01m8mgcxq3e6pbe66ty7674z6x', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8mgcc4weqmrmsvvc0hpcem0","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T20:36:59.235Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8mgcxq3e6pbe66ty7674z6x","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T20:36:59.235Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', '\xb37bb05a46e10d063c5e065af67c02fc5f582fd1fe02005b5202e6744b89ea60', '\xdf7df6f037fafb01b7d3fd14fa37c39cbaf3004bc621fcc3581e74128d25e7ce');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 10, 1795984619397, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'journal.post', 'jnl_01m8mgcxw5eeca8e1yw8qnvtmc', NULL, '{"sequence":3,"total":500.00}', '\x4397f7fdd76787212e4cbb1e44faf382da2a6602c4d070cc3bae156651e5c4fa', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 11, 1795984619520, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.confirm', 'btx_01m8mgcxq3e6pbe66ty7674z6x', NULL, '{"journal_id":"jnl_01m8mgcxw5eeca8e1yw8qnvtmc","way":"match"}', '\x6813cff2ed3a1738e56f0f286ce09f6ea26fb50e40d55fff1ea86d7bd7382e0a', '\xd8db02a8e674dde78e8fed6f983d8368c05a93a4d249c16dceab784471f61977');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 12, 1795984619666, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'bank_transaction.void', 'btx_01m8mgcxq3e6pbe66ty7674z6x', '{"journal_id":"jnl_01m8mgcxw5eeca8e1yw8qnvtmc"}', '{"reason":"matched in error"}', '\xa5f663a9e7a0a1e8059f7c85515d68132853d12c8d2f127a0729e4cbcc84e837', '\x1a746bbe3d8566f479ecbd8ec8dbbb325f174a5da7ba27345f0c4c3a996304b2');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 13, 1795984619794, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'journal.reverse', 'jnl_01m8mgcxw5eeca8e1yw8qnvtmc', NULL, '{"reversed_by_journal_id":"jnl_01m8mgcy8jectthqxmbv2f18rk","total":500.00}', '\xcbd45b905b04554ea18db8a4d943b48c2fd9ee6bc133f6ed234d9a533dca15c2', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 15, 1795984619995, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgcyevefjb1sar8c6d050d', NULL, '{"id":"inv_01m8mgcyevefjb1sar8c6d050d","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mgcycpe29sqwvx80at5jb9","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mgcyevefjb1sar8khdmw3y","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:59.995Z","updated_at":"2026-11-29T20:36:59.995Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mgcbskek3s8apw3z3bt5h5","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\xdd0ffac302bd61a6fd22b53c9984a7746eee32b661d7d1543e7c5fac16a9c567', '\x1d2dfea9ee0ceaf0838cf4ae74b45ff10ff1d236412ce9bece3bf0ed5783ed95');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 16, 1795984620289, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.write_off', 'inv_01m8mgcyevefjb1sar8c6d050d', NULL, '{"account_id":"acc_01m8mgcbskek3s8apw70j4p3fy","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8mgcyr1exsagr4bqcf8cyc0","reason":"In liquidation"}', '\xa2e03744aabb89a3ccb0742e12ca78a378bfc2604e58fc2b489ab0bce60ab7df', '\x6ce4ba211b06c3a2116fc153abbbf39cb9963735fdce58a0d2e738288b9bb851');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 19, 1795984620765, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'vat_return.create', 'vrt_01m8mgcz6xe5ybd81xk684fqqw', NULL, '{"id":"vrt_01m8mgcz6xe5ybd81xk684fqqw","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T20:37:00.765Z","updated_at":"2026-11-29T20:37:00.765Z","version":1}', '\x69b6fdc6af79b25b35711f08767a4bc8f0a25aad4d7d5584f78e99b4ec0d7e28', '\x95d634d62aeb906e3c5a220d51272d2cb712a05573997b8c45405b865c0d43bb');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 21, 1795984621035, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'journal.post', 'jnl_01m8mgczfbezha3he8a4w9qtwk', NULL, '{"sequence":9,"total":7.00}', '\x6c67f4522e8afe0eea879dd1dd8a86efe2fc9c549d143ddf19a7f0f9e7b6d219', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 22, 1795984621131, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'vat_return.pay', 'vrt_01m8mgcz6xe5ybd81xk684fqqw', NULL, '{"journal_id":"jnl_01m8mgczfbezha3he8a4w9qtwk"}', '\x2bc98b8f14905c9ede1dbad86ee51b7701bbb8ea6e3184f4faf08206d3fa6bf8', '\x6096d84aec3bb44234f126b957a283dc50a9b184e66e7f6ef59e95ecf1505595');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 24, 1795984621372, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'journal.post', 'jnl_01m8mgczswejstgcp5wtc8hnfk', NULL, '{"sequence":10,"total":24.00}', '\x8f36873628b8d96225e0a5036745c4ae952d25a9c7d975f2601db917df4a5444', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 25, 1795984621487, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'vat_return.note_late_vat', 'vrt_01m8mgczqne2wv101dq9znh50m', NULL, '{"behaviour":"careless","journal_id":"jnl_01m8mgczswejstgcp5wtc8hnfk","kind":"error","reason":"Lost"}', '\xc74eef4f683f79f641deb8fd16366e48eac57410177b6891538ac51d7953c40a', '\x86d07aa24e1b684a46e89ecab787f2f53180f90840f9417d3b7e1700d6ebe1fd');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 26, 1795984621554, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'account.create', 'acc_01m8mgczzjeypt0a1ypjxmda48', NULL, '{"id":"acc_01m8mgczzjeypt0a1ypjxmda48","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T20:37:01.554Z","updated_at":"2026-11-29T20:37:01.554Z","version":1}', '\xfec8640b5d98894c418c6b3b7d3663fb452fe5b8d4db4377477b153207473a14', '\xb03f290856a5749a69a16f15b6068a8af80ae6028d0e5947d3388dcbf6314c6c');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 29, 1795984621844, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'invoice.create', 'inv_01m8mgd08mekvba0t9xfg62y2a', NULL, '{"id":"inv_01m8mgd08mekvba0t9xfg62y2a","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mgd024edtsm8trgv1xsc32","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8mgd08mekvba0t9xgpanbwc","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:37:01.844Z","updated_at":"2026-11-29T20:37:01.844Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8mgcbskek3s8apw3z3bt5h5","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', '\xd343b41770e81400b50f3c02d9df37c645f725e804aac684bc4fbca06aefd22e', '\xf821546c70665dda5e764ae861bcc6d049a26eb78b7f83668dbc4d2484ee3a90');
INSERT INTO public.audit_events VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 28, 1795984621686, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcbqnem0t9473pxctd6d9', 'settlement.create', 'set_01m8mgd03ney98d79npfj3fx0e', NULL, '{"id":"set_01m8mgd03ney98d79npfj3fx0e","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mgd024edtsm8trgv1xsc32","contact_name":"Oak","bank_account_id":"bac_01m8mgcc4weqmrmsvvc0hpcem0","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"journal_id":"jnl_01m8mgd03ney98d79npkyd57my","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:37:01.686Z","updated_at":"2026-11-29T20:37:01.686Z","version":1}', '\x9f836d49b9b4cd9368d9614b6dfb19eea56b56b8a05d1f78d0e8360612d112b5', '\xec4b2943d8b5d7cdfb99ee376fb563d5243161ca4772b5770908c82b097e77c0');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 1, 'organisations', 'org_01m8mgcbskek3s8apw7h300xj7', '["org_01m8mgcbskek3s8apw7h300xj7", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795984600883, 1795984600883, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 2, 'members', 'mem_01m8mgcbskek3s8apw0xs00b6c', '["mem_01m8mgcbskek3s8apw0xs00b6c", "org_01m8mgcbskek3s8apw7h300xj7", "jo@example.com", "usr_01m8mgcay9ebybe7wmp20wrp9a", "owner", 1795984600883, 1795984600883, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 3, 'accounts', 'acc_01m8mgcbskek3s8apw12kd13jc', '["acc_01m8mgcbskek3s8apw12kd13jc", "org_01m8mgcbskek3s8apw7h300xj7", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795984600883, 1795984600883, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 4, 'accounts', 'acc_01m8mgcbskek3s8apw15d0qph0', '["acc_01m8mgcbskek3s8apw15d0qph0", "org_01m8mgcbskek3s8apw7h300xj7", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795984600883, 1795984600883, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 5, 'accounts', 'acc_01m8mgcbskek3s8apw19wdqy9s', '["acc_01m8mgcbskek3s8apw19wdqy9s", "org_01m8mgcbskek3s8apw7h300xj7", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795984600883, 1795984600883, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 6, 'accounts', 'acc_01m8mgcbskek3s8apw1ennh93a', '["acc_01m8mgcbskek3s8apw1ennh93a", "org_01m8mgcbskek3s8apw7h300xj7", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795984600883, 1795984600883, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 7, 'accounts', 'acc_01m8mgcbskek3s8apw1j3epsr2', '["acc_01m8mgcbskek3s8apw1j3epsr2", "org_01m8mgcbskek3s8apw7h300xj7", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 8, 'accounts', 'acc_01m8mgcbskek3s8apw1q8b1bgp', '["acc_01m8mgcbskek3s8apw1q8b1bgp", "org_01m8mgcbskek3s8apw7h300xj7", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 9, 'accounts', 'acc_01m8mgcbskek3s8apw1tjp0w88', '["acc_01m8mgcbskek3s8apw1tjp0w88", "org_01m8mgcbskek3s8apw7h300xj7", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 10, 'accounts', 'acc_01m8mgcbskek3s8apw1zv065fh', '["acc_01m8mgcbskek3s8apw1zv065fh", "org_01m8mgcbskek3s8apw7h300xj7", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 11, 'accounts', 'acc_01m8mgcbskek3s8apw2130x0yr', '["acc_01m8mgcbskek3s8apw2130x0yr", "org_01m8mgcbskek3s8apw7h300xj7", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 12, 'accounts', 'acc_01m8mgcbskek3s8apw27e5hgj2', '["acc_01m8mgcbskek3s8apw27e5hgj2", "org_01m8mgcbskek3s8apw7h300xj7", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795984600883, 1795984600883, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 13, 'accounts', 'acc_01m8mgcbskek3s8apw2b9tkfr8', '["acc_01m8mgcbskek3s8apw2b9tkfr8", "org_01m8mgcbskek3s8apw7h300xj7", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 14, 'accounts', 'acc_01m8mgcbskek3s8apw2fkrk1qw', '["acc_01m8mgcbskek3s8apw2fkrk1qw", "org_01m8mgcbskek3s8apw7h300xj7", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 15, 'accounts', 'acc_01m8mgcbskek3s8apw2gm1xsrx', '["acc_01m8mgcbskek3s8apw2gm1xsrx", "org_01m8mgcbskek3s8apw7h300xj7", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 16, 'accounts', 'acc_01m8mgcbskek3s8apw2n4zfj1h', '["acc_01m8mgcbskek3s8apw2n4zfj1h", "org_01m8mgcbskek3s8apw7h300xj7", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 17, 'accounts', 'acc_01m8mgcbskek3s8apw2sf3abe8', '["acc_01m8mgcbskek3s8apw2sf3abe8", "org_01m8mgcbskek3s8apw7h300xj7", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 18, 'accounts', 'acc_01m8mgcbskek3s8apw2xbkxnaz', '["acc_01m8mgcbskek3s8apw2xbkxnaz", "org_01m8mgcbskek3s8apw7h300xj7", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 19, 'accounts', 'acc_01m8mgcbskek3s8apw338d1vvb', '["acc_01m8mgcbskek3s8apw338d1vvb", "org_01m8mgcbskek3s8apw7h300xj7", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 20, 'accounts', 'acc_01m8mgcbskek3s8apw353ddav1', '["acc_01m8mgcbskek3s8apw353ddav1", "org_01m8mgcbskek3s8apw7h300xj7", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795984600883, 1795984600883, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 21, 'accounts', 'acc_01m8mgcbskek3s8apw38p97ecp', '["acc_01m8mgcbskek3s8apw38p97ecp", "org_01m8mgcbskek3s8apw7h300xj7", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 22, 'accounts', 'acc_01m8mgcbskek3s8apw3f6jgeqn', '["acc_01m8mgcbskek3s8apw3f6jgeqn", "org_01m8mgcbskek3s8apw7h300xj7", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 23, 'accounts', 'acc_01m8mgcbskek3s8apw3kdqsb3c', '["acc_01m8mgcbskek3s8apw3kdqsb3c", "org_01m8mgcbskek3s8apw7h300xj7", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 24, 'accounts', 'acc_01m8mgcbskek3s8apw3m0k9hjq', '["acc_01m8mgcbskek3s8apw3m0k9hjq", "org_01m8mgcbskek3s8apw7h300xj7", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 25, 'accounts', 'acc_01m8mgcbskek3s8apw3tsc300f', '["acc_01m8mgcbskek3s8apw3tsc300f", "org_01m8mgcbskek3s8apw7h300xj7", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 26, 'accounts', 'acc_01m8mgcbskek3s8apw3z3bt5h5', '["acc_01m8mgcbskek3s8apw3z3bt5h5", "org_01m8mgcbskek3s8apw7h300xj7", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 27, 'accounts', 'acc_01m8mgcbskek3s8apw43gbz2ts', '["acc_01m8mgcbskek3s8apw43gbz2ts", "org_01m8mgcbskek3s8apw7h300xj7", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 28, 'accounts', 'acc_01m8mgcbskek3s8apw475bt2ze', '["acc_01m8mgcbskek3s8apw475bt2ze", "org_01m8mgcbskek3s8apw7h300xj7", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795984600883, 1795984600883, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 29, 'accounts', 'acc_01m8mgcbskek3s8apw48v2ymwe', '["acc_01m8mgcbskek3s8apw48v2ymwe", "org_01m8mgcbskek3s8apw7h300xj7", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795984600883, 1795984600883, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 30, 'accounts', 'acc_01m8mgcbskek3s8apw4f6zgby1', '["acc_01m8mgcbskek3s8apw4f6zgby1", "org_01m8mgcbskek3s8apw7h300xj7", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 31, 'accounts', 'acc_01m8mgcbskek3s8apw4kqajbv5', '["acc_01m8mgcbskek3s8apw4kqajbv5", "org_01m8mgcbskek3s8apw7h300xj7", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795984600883, 1795984600883, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 32, 'accounts', 'acc_01m8mgcbskek3s8apw4mmmeg4n', '["acc_01m8mgcbskek3s8apw4mmmeg4n", "org_01m8mgcbskek3s8apw7h300xj7", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795984600883, 1795984600883, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 33, 'accounts', 'acc_01m8mgcbskek3s8apw4rq70xv1', '["acc_01m8mgcbskek3s8apw4rq70xv1", "org_01m8mgcbskek3s8apw7h300xj7", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795984600883, 1795984600883, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 34, 'accounts', 'acc_01m8mgcbskek3s8apw4xe1q62e', '["acc_01m8mgcbskek3s8apw4xe1q62e", "org_01m8mgcbskek3s8apw7h300xj7", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 35, 'accounts', 'acc_01m8mgcbskek3s8apw52fqc6p5', '["acc_01m8mgcbskek3s8apw52fqc6p5", "org_01m8mgcbskek3s8apw7h300xj7", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 36, 'accounts', 'acc_01m8mgcbskek3s8apw55qvj234', '["acc_01m8mgcbskek3s8apw55qvj234", "org_01m8mgcbskek3s8apw7h300xj7", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 37, 'accounts', 'acc_01m8mgcbskek3s8apw597xfcp8', '["acc_01m8mgcbskek3s8apw597xfcp8", "org_01m8mgcbskek3s8apw7h300xj7", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 38, 'accounts', 'acc_01m8mgcbskek3s8apw5c84pqw8', '["acc_01m8mgcbskek3s8apw5c84pqw8", "org_01m8mgcbskek3s8apw7h300xj7", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 39, 'accounts', 'acc_01m8mgcbskek3s8apw5hz91axv', '["acc_01m8mgcbskek3s8apw5hz91axv", "org_01m8mgcbskek3s8apw7h300xj7", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 40, 'accounts', 'acc_01m8mgcbskek3s8apw5mddzma5', '["acc_01m8mgcbskek3s8apw5mddzma5", "org_01m8mgcbskek3s8apw7h300xj7", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 41, 'accounts', 'acc_01m8mgcbskek3s8apw5tzxg1n2', '["acc_01m8mgcbskek3s8apw5tzxg1n2", "org_01m8mgcbskek3s8apw7h300xj7", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 42, 'accounts', 'acc_01m8mgcbskek3s8apw5yh8by69', '["acc_01m8mgcbskek3s8apw5yh8by69", "org_01m8mgcbskek3s8apw7h300xj7", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 43, 'accounts', 'acc_01m8mgcbskek3s8apw62n9nhwn', '["acc_01m8mgcbskek3s8apw62n9nhwn", "org_01m8mgcbskek3s8apw7h300xj7", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 44, 'accounts', 'acc_01m8mgcbskek3s8apw6408z99e', '["acc_01m8mgcbskek3s8apw6408z99e", "org_01m8mgcbskek3s8apw7h300xj7", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 45, 'accounts', 'acc_01m8mgcbskek3s8apw696p1tez', '["acc_01m8mgcbskek3s8apw696p1tez", "org_01m8mgcbskek3s8apw7h300xj7", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 46, 'accounts', 'acc_01m8mgcbskek3s8apw6d3nd1kh', '["acc_01m8mgcbskek3s8apw6d3nd1kh", "org_01m8mgcbskek3s8apw7h300xj7", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 47, 'accounts', 'acc_01m8mgcbskek3s8apw6gqjd8fa', '["acc_01m8mgcbskek3s8apw6gqjd8fa", "org_01m8mgcbskek3s8apw7h300xj7", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 48, 'accounts', 'acc_01m8mgcbskek3s8apw6m13h72w', '["acc_01m8mgcbskek3s8apw6m13h72w", "org_01m8mgcbskek3s8apw7h300xj7", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 49, 'accounts', 'acc_01m8mgcbskek3s8apw6r5mzc8v', '["acc_01m8mgcbskek3s8apw6r5mzc8v", "org_01m8mgcbskek3s8apw7h300xj7", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 50, 'accounts', 'acc_01m8mgcbskek3s8apw6xddgx16', '["acc_01m8mgcbskek3s8apw6xddgx16", "org_01m8mgcbskek3s8apw7h300xj7", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 51, 'accounts', 'acc_01m8mgcbskek3s8apw70j4p3fy', '["acc_01m8mgcbskek3s8apw70j4p3fy", "org_01m8mgcbskek3s8apw7h300xj7", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 52, 'accounts', 'acc_01m8mgcbskek3s8apw774qgja2', '["acc_01m8mgcbskek3s8apw774qgja2", "org_01m8mgcbskek3s8apw7h300xj7", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795984600883, 1795984600883, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 53, 'accounts', 'acc_01m8mgcbskek3s8apw78zr269g', '["acc_01m8mgcbskek3s8apw78zr269g", "org_01m8mgcbskek3s8apw7h300xj7", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795984600883, 1795984600883, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 3, 1, 'accounts', 'acc_01m8mgccrmet38rrp3hwd8axtd', '["acc_01m8mgccrmet38rrp3hwd8axtd", "org_01m8mgcc90evvs8rn622k88sp7", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795984601876, 1795984601876, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 54, 'accounts', 'acc_01m8mgcbskek3s8apw7f60bfek', '["acc_01m8mgcbskek3s8apw7f60bfek", "org_01m8mgcbskek3s8apw7h300xj7", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795984600883, 1795984600883, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 2, 1, 'accounts', 'acc_01m8mgcc1yexg8jq01gscvjd3h', '["acc_01m8mgcc1yexg8jq01gscvjd3h", "org_01m8mgcbskek3s8apw7h300xj7", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795984601150, 1795984601150, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 3, 1, 'bank_accounts', 'bac_01m8mgcc4weqmrmsvvc0hpcem0', '["bac_01m8mgcc4weqmrmsvvc0hpcem0", "org_01m8mgcbskek3s8apw7h300xj7", "acc_01m8mgcbskek3s8apw2130x0yr", "Current", "current", null, null, null, null, null, null, null, 1795984601244, 1795984601244, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 1, 'organisations', 'org_01m8mgcc90evvs8rn622k88sp7', '["org_01m8mgcc90evvs8rn622k88sp7", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795984601376, 1795984601376, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 2, 'members', 'mem_01m8mgcc90evvs8rn5vecb5150', '["mem_01m8mgcc90evvs8rn5vecb5150", "org_01m8mgcc90evvs8rn622k88sp7", "jo@example.com", "usr_01m8mgcay9ebybe7wmp20wrp9a", "owner", 1795984601376, 1795984601376, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 3, 'accounts', 'acc_01m8mgcc90evvs8rn5vje4en14', '["acc_01m8mgcc90evvs8rn5vje4en14", "org_01m8mgcc90evvs8rn622k88sp7", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795984601376, 1795984601376, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 4, 'accounts', 'acc_01m8mgcc90evvs8rn5vnjfgef1', '["acc_01m8mgcc90evvs8rn5vnjfgef1", "org_01m8mgcc90evvs8rn622k88sp7", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795984601376, 1795984601376, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 5, 'accounts', 'acc_01m8mgcc90evvs8rn5vtdrd80n', '["acc_01m8mgcc90evvs8rn5vtdrd80n", "org_01m8mgcc90evvs8rn622k88sp7", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795984601376, 1795984601376, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 6, 'accounts', 'acc_01m8mgcc90evvs8rn5vzptcjzw', '["acc_01m8mgcc90evvs8rn5vzptcjzw", "org_01m8mgcc90evvs8rn622k88sp7", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795984601376, 1795984601376, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 7, 'accounts', 'acc_01m8mgcc90evvs8rn5w30ybcp8', '["acc_01m8mgcc90evvs8rn5w30ybcp8", "org_01m8mgcc90evvs8rn622k88sp7", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 8, 'accounts', 'acc_01m8mgcc90evvs8rn5w6ztk2m8', '["acc_01m8mgcc90evvs8rn5w6ztk2m8", "org_01m8mgcc90evvs8rn622k88sp7", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 9, 'accounts', 'acc_01m8mgcc90evvs8rn5w8a3711k', '["acc_01m8mgcc90evvs8rn5w8a3711k", "org_01m8mgcc90evvs8rn622k88sp7", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 10, 'accounts', 'acc_01m8mgcc90evvs8rn5wc7n6vtn', '["acc_01m8mgcc90evvs8rn5wc7n6vtn", "org_01m8mgcc90evvs8rn622k88sp7", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 11, 'accounts', 'acc_01m8mgcc90evvs8rn5wgjxrejz', '["acc_01m8mgcc90evvs8rn5wgjxrejz", "org_01m8mgcc90evvs8rn622k88sp7", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 12, 'accounts', 'acc_01m8mgcc90evvs8rn5wnvzawn6', '["acc_01m8mgcc90evvs8rn5wnvzawn6", "org_01m8mgcc90evvs8rn622k88sp7", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795984601376, 1795984601376, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 13, 'accounts', 'acc_01m8mgcc90evvs8rn5wtaz6x3h', '["acc_01m8mgcc90evvs8rn5wtaz6x3h", "org_01m8mgcc90evvs8rn622k88sp7", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 14, 'accounts', 'acc_01m8mgcc90evvs8rn5wx4x0avp', '["acc_01m8mgcc90evvs8rn5wx4x0avp", "org_01m8mgcc90evvs8rn622k88sp7", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 15, 'accounts', 'acc_01m8mgcc90evvs8rn5x1qzyyxs', '["acc_01m8mgcc90evvs8rn5x1qzyyxs", "org_01m8mgcc90evvs8rn622k88sp7", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 16, 'accounts', 'acc_01m8mgcc90evvs8rn5x47zzq62', '["acc_01m8mgcc90evvs8rn5x47zzq62", "org_01m8mgcc90evvs8rn622k88sp7", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 17, 'accounts', 'acc_01m8mgcc90evvs8rn5x9mv7txy', '["acc_01m8mgcc90evvs8rn5x9mv7txy", "org_01m8mgcc90evvs8rn622k88sp7", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 18, 'accounts', 'acc_01m8mgcc90evvs8rn5xdypwtjm', '["acc_01m8mgcc90evvs8rn5xdypwtjm", "org_01m8mgcc90evvs8rn622k88sp7", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 19, 'accounts', 'acc_01m8mgcc90evvs8rn5xjnswccb', '["acc_01m8mgcc90evvs8rn5xjnswccb", "org_01m8mgcc90evvs8rn622k88sp7", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 20, 'accounts', 'acc_01m8mgcc90evvs8rn5xm07s47c', '["acc_01m8mgcc90evvs8rn5xm07s47c", "org_01m8mgcc90evvs8rn622k88sp7", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795984601376, 1795984601376, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 21, 'accounts', 'acc_01m8mgcc90evvs8rn5xvb24meg', '["acc_01m8mgcc90evvs8rn5xvb24meg", "org_01m8mgcc90evvs8rn622k88sp7", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 22, 'accounts', 'acc_01m8mgcc90evvs8rn5xz3rj2j8', '["acc_01m8mgcc90evvs8rn5xz3rj2j8", "org_01m8mgcc90evvs8rn622k88sp7", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 23, 'accounts', 'acc_01m8mgcc90evvs8rn5y3vt6wyf', '["acc_01m8mgcc90evvs8rn5y3vt6wyf", "org_01m8mgcc90evvs8rn622k88sp7", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 24, 'accounts', 'acc_01m8mgcc90evvs8rn5y5a1dz39', '["acc_01m8mgcc90evvs8rn5y5a1dz39", "org_01m8mgcc90evvs8rn622k88sp7", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 25, 'accounts', 'acc_01m8mgcc90evvs8rn5yakxh749', '["acc_01m8mgcc90evvs8rn5yakxh749", "org_01m8mgcc90evvs8rn622k88sp7", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 26, 'accounts', 'acc_01m8mgcc90evvs8rn5yf5v8z5e', '["acc_01m8mgcc90evvs8rn5yf5v8z5e", "org_01m8mgcc90evvs8rn622k88sp7", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 27, 'accounts', 'acc_01m8mgcc90evvs8rn5yh7e88j1', '["acc_01m8mgcc90evvs8rn5yh7e88j1", "org_01m8mgcc90evvs8rn622k88sp7", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 28, 'accounts', 'acc_01m8mgcc90evvs8rn5ymk9kqxh', '["acc_01m8mgcc90evvs8rn5ymk9kqxh", "org_01m8mgcc90evvs8rn622k88sp7", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795984601376, 1795984601376, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 29, 'accounts', 'acc_01m8mgcc90evvs8rn5ysyzxwnc', '["acc_01m8mgcc90evvs8rn5ysyzxwnc", "org_01m8mgcc90evvs8rn622k88sp7", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795984601376, 1795984601376, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 30, 'accounts', 'acc_01m8mgcc90evvs8rn5yzs3b2dx', '["acc_01m8mgcc90evvs8rn5yzs3b2dx", "org_01m8mgcc90evvs8rn622k88sp7", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 31, 'accounts', 'acc_01m8mgcc90evvs8rn5z0n1p2yy', '["acc_01m8mgcc90evvs8rn5z0n1p2yy", "org_01m8mgcc90evvs8rn622k88sp7", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795984601376, 1795984601376, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 32, 'accounts', 'acc_01m8mgcc90evvs8rn5z6cy68w1', '["acc_01m8mgcc90evvs8rn5z6cy68w1", "org_01m8mgcc90evvs8rn622k88sp7", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795984601376, 1795984601376, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 33, 'accounts', 'acc_01m8mgcc90evvs8rn5zbyhnpha', '["acc_01m8mgcc90evvs8rn5zbyhnpha", "org_01m8mgcc90evvs8rn622k88sp7", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795984601376, 1795984601376, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 34, 'accounts', 'acc_01m8mgcc90evvs8rn5zetc82w6', '["acc_01m8mgcc90evvs8rn5zetc82w6", "org_01m8mgcc90evvs8rn622k88sp7", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 35, 'accounts', 'acc_01m8mgcc90evvs8rn5zkv5ae1w', '["acc_01m8mgcc90evvs8rn5zkv5ae1w", "org_01m8mgcc90evvs8rn622k88sp7", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 36, 'accounts', 'acc_01m8mgcc90evvs8rn5zqf0gdv6', '["acc_01m8mgcc90evvs8rn5zqf0gdv6", "org_01m8mgcc90evvs8rn622k88sp7", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 37, 'accounts', 'acc_01m8mgcc90evvs8rn5zs231gn0', '["acc_01m8mgcc90evvs8rn5zs231gn0", "org_01m8mgcc90evvs8rn622k88sp7", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 38, 'accounts', 'acc_01m8mgcc90evvs8rn5zzr3vx4d', '["acc_01m8mgcc90evvs8rn5zzr3vx4d", "org_01m8mgcc90evvs8rn622k88sp7", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 39, 'accounts', 'acc_01m8mgcc90evvs8rn603p0eqxs', '["acc_01m8mgcc90evvs8rn603p0eqxs", "org_01m8mgcc90evvs8rn622k88sp7", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 40, 'accounts', 'acc_01m8mgcc90evvs8rn607m26grs', '["acc_01m8mgcc90evvs8rn607m26grs", "org_01m8mgcc90evvs8rn622k88sp7", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 41, 'accounts', 'acc_01m8mgcc90evvs8rn609ga3nw8', '["acc_01m8mgcc90evvs8rn609ga3nw8", "org_01m8mgcc90evvs8rn622k88sp7", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 42, 'accounts', 'acc_01m8mgcc90evvs8rn60e5cswpn', '["acc_01m8mgcc90evvs8rn60e5cswpn", "org_01m8mgcc90evvs8rn622k88sp7", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 43, 'accounts', 'acc_01m8mgcc90evvs8rn60jdq9gcw', '["acc_01m8mgcc90evvs8rn60jdq9gcw", "org_01m8mgcc90evvs8rn622k88sp7", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 44, 'accounts', 'acc_01m8mgcc90evvs8rn60qejhymy', '["acc_01m8mgcc90evvs8rn60qejhymy", "org_01m8mgcc90evvs8rn622k88sp7", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 45, 'accounts', 'acc_01m8mgcc90evvs8rn60t7zn997', '["acc_01m8mgcc90evvs8rn60t7zn997", "org_01m8mgcc90evvs8rn622k88sp7", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 46, 'accounts', 'acc_01m8mgcc90evvs8rn60y3gk3ff', '["acc_01m8mgcc90evvs8rn60y3gk3ff", "org_01m8mgcc90evvs8rn622k88sp7", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 47, 'accounts', 'acc_01m8mgcc90evvs8rn610k563a1', '["acc_01m8mgcc90evvs8rn610k563a1", "org_01m8mgcc90evvs8rn622k88sp7", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 48, 'accounts', 'acc_01m8mgcc90evvs8rn6151pfkh7', '["acc_01m8mgcc90evvs8rn6151pfkh7", "org_01m8mgcc90evvs8rn622k88sp7", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 49, 'accounts', 'acc_01m8mgcc90evvs8rn61a00bjyd', '["acc_01m8mgcc90evvs8rn61a00bjyd", "org_01m8mgcc90evvs8rn622k88sp7", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 50, 'accounts', 'acc_01m8mgcc90evvs8rn61e590zxr', '["acc_01m8mgcc90evvs8rn61e590zxr", "org_01m8mgcc90evvs8rn622k88sp7", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 51, 'accounts', 'acc_01m8mgcc90evvs8rn61g8zyzk6', '["acc_01m8mgcc90evvs8rn61g8zyzk6", "org_01m8mgcc90evvs8rn622k88sp7", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 52, 'accounts', 'acc_01m8mgcc90evvs8rn61metn031', '["acc_01m8mgcc90evvs8rn61metn031", "org_01m8mgcc90evvs8rn622k88sp7", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795984601376, 1795984601376, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 53, 'accounts', 'acc_01m8mgcc90evvs8rn61vdsf754', '["acc_01m8mgcc90evvs8rn61vdsf754", "org_01m8mgcc90evvs8rn622k88sp7", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795984601376, 1795984601376, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 54, 'accounts', 'acc_01m8mgcc90evvs8rn61z3tdgp8', '["acc_01m8mgcc90evvs8rn61z3tdgp8", "org_01m8mgcc90evvs8rn622k88sp7", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795984601376, 1795984601376, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 2, 1, 'accounts', 'acc_01m8mgccm8eaq9yf5ymfx29my5', '["acc_01m8mgccm8eaq9yf5ymfx29my5", "org_01m8mgcc90evvs8rn622k88sp7", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795984601736, 1795984601736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 16, 1, 'invoices', 'inv_01m8mgcezhewnra3hmz822m0jh', '["inv_01m8mgcezhewnra3hmz822m0jh", "org_01m8mgcc90evvs8rn622k88sp7", "purchase", "invoice", "issued", "TB-0117", "con_01m8mgcdxwex6tvsb5saj1sgny", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8mgcezhewnra3hmzex8s1bp", null, null, "tb-0117", 1795984604145, 1795984604145, 1, "9999-99-99", 0, null, null, [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Laptop", "1", "899.00", null, "acc_01m8mgcc90evvs8rn5vje4en14", "ST", null, 89900, 17980, 107880]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 19, 1, 'invoices', 'inv_01m8mgcfdyeasv8e0vc8t6xcxv', '["inv_01m8mgcfdyeasv8e0vc8t6xcxv", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "invoice", "issued", "INV-0003", "con_01m8mgcddzeq2tgxf9cy3nfeq3", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8mgcfdyeasv8e0vcfz2wzvz", null, null, "inv-0003", 1795984604606, 1795984604606, 1, "9999-99-99", 0, null, null, [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8mgccrmet38rrp3hwd8axtd", "EX", null, 24000, 0, 24000], ["org_01m8mgcc90evvs8rn622k88sp7", 2, "Projector", "1", "35.00", null, "acc_01m8mgcc90evvs8rn5yf5v8z5e", "ST", null, 3500, 700, 4200]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 19, 2, 'number_sequences', 'invoice', '["org_01m8mgcc90evvs8rn622k88sp7", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 24, 1, 'invoices', 'inv_01m8mgcg0zegxtr93z1mfn3a2q', '["inv_01m8mgcg0zegxtr93z1mfn3a2q", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "invoice", "issued", "INV-0006", "con_01m8mgcda3em5a4rense5rfzd7", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8mgcg0zegxtr93z1tm13nxg", null, null, "inv-0006", 1795984605215, 1795984605215, 1, "9999-99-99", 0, null, null, [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Workbooks", "24", "7.25", null, "acc_01m8mgcc90evvs8rn5yh7e88j1", "ZR", null, 17400, 0, 17400], ["org_01m8mgcc90evvs8rn622k88sp7", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8mgcc90evvs8rn5yf5v8z5e", "ST", null, 32500, 6500, 39000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 24, 2, 'number_sequences', 'invoice', '["org_01m8mgcc90evvs8rn622k88sp7", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 34, 1, 'invoices', 'inv_01m8mgcenmeqrta1r0z1rexjcp', '["inv_01m8mgcenmeqrta1r0z1rexjcp", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "invoice", "issued", "INV-0001", "con_01m8mgcda3em5a4rense5rfzd7", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8mgcenmeqrta1r0z6q1y7r2", null, null, "inv-0001", 1795984603828, 1795984607807, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8mgcc90evvs8rn5yf5v8z5e", "ST", null, 195000, 39000, 234000]], [["alc_01m8mgcjhzebx903y6fnn2fcsw", "org_01m8mgcc90evvs8rn622k88sp7", "set_01m8mgcjhzebx903y6fnn2fcsw", null, 150000, "2026-01-30", null, 1795984607807, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 34, 2, 'settlements', 'set_01m8mgcjhzebx903y6fnn2fcsw', '["set_01m8mgcjhzebx903y6fnn2fcsw", "org_01m8mgcc90evvs8rn622k88sp7", "receipt", "sales", "posted", "con_01m8mgcda3em5a4rense5rfzd7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-01-30", 150000, 150000, null, "btx_01m8mgchd8eqqsx4kry1ftx4yb", 1, "jnl_01m8mgcjhzebx903y6fnn2fcsw", null, null, "", 1795984607807, 1795984607807, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 35, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4kry1ftx4yb', '["btx_01m8mgchd8eqqsx4kry1ftx4yb", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8mgcda3em5a4rense5rfzd7", "allocations", "jnl_01m8mgcjhzebx903y6fnn2fcsw", 2, null, "NV", 0, 1795984607807, 1795984606632, 1795984607807, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 38, 1, 'invoices', 'inv_01m8mgcenmeqrta1r0z1rexjcp', '["inv_01m8mgcenmeqrta1r0z1rexjcp", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "invoice", "issued", "INV-0001", "con_01m8mgcda3em5a4rense5rfzd7", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8mgcenmeqrta1r0z6q1y7r2", null, null, "inv-0001", 1795984603828, 1795984608916, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8mgcc90evvs8rn5yf5v8z5e", "ST", null, 195000, 39000, 234000]], [["alc_01m8mgcjhzebx903y6fnn2fcsw", "org_01m8mgcc90evvs8rn622k88sp7", "set_01m8mgcjhzebx903y6fnn2fcsw", null, 150000, "2026-01-30", null, 1795984607807, null], ["alc_01m8mgckmme45tew1xd9sdxfw6", "org_01m8mgcc90evvs8rn622k88sp7", "set_01m8mgckmme45tew1xd9sdxfw6", null, 84000, "2026-02-16", null, 1795984608916, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 38, 2, 'invoices', 'inv_01m8mgcf2ye1st6de7xkhej1fn', '["inv_01m8mgcf2ye1st6de7xkhej1fn", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "invoice", "issued", "INV-0002", "con_01m8mgcda3em5a4rense5rfzd7", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8mgcf2ye1st6de7xqktcgpp", null, null, "inv-0002", 1795984604255, 1795984608916, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Workbooks", "120", "7.25", null, "acc_01m8mgcc90evvs8rn5yh7e88j1", "ZR", null, 87000, 0, 87000]], [["alc_01m8mgckmme45tew1xd9sdxfw7", "org_01m8mgcc90evvs8rn622k88sp7", "set_01m8mgckmme45tew1xd9sdxfw6", null, 87000, "2026-02-16", null, 1795984608916, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 38, 3, 'settlements', 'set_01m8mgckmme45tew1xd9sdxfw6', '["set_01m8mgckmme45tew1xd9sdxfw6", "org_01m8mgcc90evvs8rn622k88sp7", "receipt", "sales", "posted", "con_01m8mgcda3em5a4rense5rfzd7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-16", 171000, 171000, null, "btx_01m8mgchd8eqqsx4kryc98fct9", 1, "jnl_01m8mgckmme45tew1xd9sdxfw6", null, null, "", 1795984608916, 1795984608916, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 4, 1, 'bank_accounts', 'bac_01m8mgccz7ejn8y51axttw7e6c', '["bac_01m8mgccz7ejn8y51axttw7e6c", "org_01m8mgcc90evvs8rn622k88sp7", "acc_01m8mgcc90evvs8rn5wgjxrejz", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8mgccz7ejn8y51ay2a3431r", null, 1795984602087, 1795984602087, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 5, 1, 'accounts', 'acc_01m8mgcd4zegha8w3rcs8rz5rt', '["acc_01m8mgcd4zegha8w3rcs8rz5rt", "org_01m8mgcc90evvs8rn622k88sp7", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795984602271, 1795984602271, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 6, 1, 'bank_accounts', 'bac_01m8mgcd4zegha8w3rcntdc0nt', '["bac_01m8mgcd4zegha8w3rcntdc0nt", "org_01m8mgcc90evvs8rn622k88sp7", "acc_01m8mgcd4zegha8w3rcs8rz5rt", "Savings", "savings", null, null, null, null, null, null, null, 1795984602271, 1795984602271, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 7, 1, 'contacts', 'con_01m8mgcda3em5a4rense5rfzd7', '["con_01m8mgcda3em5a4rense5rfzd7", "org_01m8mgcc90evvs8rn622k88sp7", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795984602435, 1795984602435, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 8, 1, 'contacts', 'con_01m8mgcddzeq2tgxf9cy3nfeq3', '["con_01m8mgcddzeq2tgxf9cy3nfeq3", "org_01m8mgcc90evvs8rn622k88sp7", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795984602559, 1795984602559, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 9, 1, 'contacts', 'con_01m8mgcdjaeb4tzkp5e0gevcre', '["con_01m8mgcdjaeb4tzkp5e0gevcre", "org_01m8mgcc90evvs8rn622k88sp7", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795984602698, 1795984602698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 10, 1, 'contacts', 'con_01m8mgcdrcedgbhb7khdsv7bc1', '["con_01m8mgcdrcedgbhb7khdsv7bc1", "org_01m8mgcc90evvs8rn622k88sp7", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795984602892, 1795984602892, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 11, 1, 'contacts', 'con_01m8mgcdxwex6tvsb5saj1sgny', '["con_01m8mgcdxwex6tvsb5saj1sgny", "org_01m8mgcc90evvs8rn622k88sp7", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795984603068, 1795984603068, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 12, 1, 'contacts', 'con_01m8mgce2vebsbjt2vb9d2ehjc', '["con_01m8mgce2vebsbjt2vb9d2ehjc", "org_01m8mgcc90evvs8rn622k88sp7", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795984603227, 1795984603227, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 13, 1, 'contacts', 'con_01m8mgce7jezzv8d1bg4dd884f', '["con_01m8mgce7jezzv8d1bg4dd884f", "org_01m8mgcc90evvs8rn622k88sp7", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795984603378, 1795984603378, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 17, 1, 'invoices', 'inv_01m8mgcf2ye1st6de7xkhej1fn', '["inv_01m8mgcf2ye1st6de7xkhej1fn", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "invoice", "issued", "INV-0002", "con_01m8mgcda3em5a4rense5rfzd7", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8mgcf2ye1st6de7xqktcgpp", null, null, "inv-0002", 1795984604255, 1795984604255, 1, "9999-99-99", 0, null, null, [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Workbooks", "120", "7.25", null, "acc_01m8mgcc90evvs8rn5yh7e88j1", "ZR", null, 87000, 0, 87000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 17, 2, 'number_sequences', 'invoice', '["org_01m8mgcc90evvs8rn622k88sp7", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 20, 1, 'invoices', 'inv_01m8mgcfh0e6gr4g9ya8kkzx4e', '["inv_01m8mgcfh0e6gr4g9ya8kkzx4e", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "invoice", "issued", "INV-0004", "con_01m8mgcdjaeb4tzkp5e0gevcre", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8mgcfh0e6gr4g9yafz0kj9e", null, null, "inv-0004", 1795984604704, 1795984604704, 1, "9999-99-99", 0, null, null, [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8mgcc90evvs8rn5yf5v8z5e", "ST", null, 133200, 26640, 159840]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 20, 2, 'number_sequences', 'invoice', '["org_01m8mgcc90evvs8rn622k88sp7", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 21, 1, 'invoices', 'inv_01m8mgcfn9eamaeg5nmwd9axwt', '["inv_01m8mgcfn9eamaeg5nmwd9axwt", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "invoice", "issued", "INV-0005", "con_01m8mgcdjaeb4tzkp5e0gevcre", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8mgcfn9eamaeg5nn0gj83bb", null, null, "inv-0005", 1795984604841, 1795984604841, 1, "9999-99-99", 0, null, null, [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Raised in error", "1", "500.00", null, "acc_01m8mgcc90evvs8rn5yf5v8z5e", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 21, 2, 'number_sequences', 'invoice', '["org_01m8mgcc90evvs8rn622k88sp7", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 25, 1, 'invoices', 'inv_01m8mgcfn9eamaeg5nmwd9axwt', '["inv_01m8mgcfn9eamaeg5nmwd9axwt", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "invoice", "void", "INV-0005", "con_01m8mgcdjaeb4tzkp5e0gevcre", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8mgcfn9eamaeg5nn0gj83bb", "2026-03-03", "jnl_01m8mgcg9jefcapcs27pat6g18", "inv-0005", 1795984604841, 1795984605490, 2, "2026-03-03", 0, null, null, [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Raised in error", "1", "500.00", null, "acc_01m8mgcc90evvs8rn5yf5v8z5e", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 26, 1, 'invoices', 'inv_01m8mgcfh0e6gr4g9ya8kkzx4e', '["inv_01m8mgcfh0e6gr4g9ya8kkzx4e", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "invoice", "issued", "INV-0004", "con_01m8mgcdjaeb4tzkp5e0gevcre", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8mgcfh0e6gr4g9yafz0kj9e", null, null, "inv-0004", 1795984604704, 1795984605823, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8mgcc90evvs8rn5yf5v8z5e", "ST", null, 133200, 26640, 159840]], [["alc_01m8mgcgkze0hvnknw1typy6r8", "org_01m8mgcc90evvs8rn622k88sp7", null, "inv_01m8mgcfqre6q9m3wbm6f6m74d", 18000, "2026-03-12", null, 1795984605823, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 26, 2, 'invoices', 'inv_01m8mgcfqre6q9m3wbm6f6m74d', '["inv_01m8mgcfqre6q9m3wbm6f6m74d", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "credit_note", "issued", "CN-0001", "con_01m8mgcdjaeb4tzkp5e0gevcre", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8mgcfqre6q9m3wbm8y0q50f", null, null, "cn-0001\ninv-0004", 1795984604920, 1795984605823, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8mgcc90evvs8rn622k88sp7", 1, "A day that was not held", "1", "150.00", null, "acc_01m8mgcc90evvs8rn5yf5v8z5e", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 14, 1, 'invoices', 'inv_01m8mgcenmeqrta1r0z1rexjcp', '["inv_01m8mgcenmeqrta1r0z1rexjcp", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "invoice", "issued", "INV-0001", "con_01m8mgcda3em5a4rense5rfzd7", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8mgcenmeqrta1r0z6q1y7r2", null, null, "inv-0001", 1795984603828, 1795984603828, 1, "9999-99-99", 0, null, null, [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8mgcc90evvs8rn5yf5v8z5e", "ST", null, 195000, 39000, 234000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 14, 2, 'number_sequences', 'invoice', '["org_01m8mgcc90evvs8rn622k88sp7", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 15, 1, 'invoices', 'inv_01m8mgcevke3nshtgaxvjefent', '["inv_01m8mgcevke3nshtgaxvjefent", "org_01m8mgcc90evvs8rn622k88sp7", "purchase", "invoice", "issued", "PX-881", "con_01m8mgcdrcedgbhb7khdsv7bc1", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8mgcevke3nshtgaxyj9nm8g", null, null, "px-881", 1795984604019, 1795984604019, 1, "9999-99-99", 0, null, null, [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8mgcc90evvs8rn5z0n1p2yy", "ZR", null, 41200, 0, 41200]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 18, 1, 'invoices', 'inv_01m8mgcf8sedhsxjj5kgz8rr2x', '["inv_01m8mgcf8sedhsxjj5kgz8rr2x", "org_01m8mgcc90evvs8rn622k88sp7", "purchase", "invoice", "issued", "HL-33", "con_01m8mgce2vebsbjt2vb9d2ehjc", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8mgcf8sedhsxjj5knr6azv5", null, null, "hl-33", 1795984604441, 1795984604441, 1, "9999-99-99", 0, null, null, [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8mgcc90evvs8rn5zs231gn0", "EX", null, 135000, 0, 135000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 22, 1, 'invoices', 'inv_01m8mgcfqre6q9m3wbm6f6m74d', '["inv_01m8mgcfqre6q9m3wbm6f6m74d", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "credit_note", "issued", "CN-0001", "con_01m8mgcdjaeb4tzkp5e0gevcre", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8mgcfqre6q9m3wbm8y0q50f", null, null, "cn-0001\ninv-0004", 1795984604920, 1795984604920, 1, "9999-99-99", 0, null, null, [["org_01m8mgcc90evvs8rn622k88sp7", 1, "A day that was not held", "1", "150.00", null, "acc_01m8mgcc90evvs8rn5yf5v8z5e", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 22, 2, 'number_sequences', 'credit_note', '["org_01m8mgcc90evvs8rn622k88sp7", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 23, 1, 'invoices', 'inv_01m8mgcfwjen59bv4abm2zzz7f', '["inv_01m8mgcfwjen59bv4abm2zzz7f", "org_01m8mgcc90evvs8rn622k88sp7", "purchase", "invoice", "issued", "FR-1209", "con_01m8mgce7jezzv8d1bg4dd884f", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8mgcfwjen59bv4absq9a6ty", null, null, "fr-1209", 1795984605074, 1795984605074, 1, "9999-99-99", 0, null, null, [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8mgcc90evvs8rn5z6cy68w1", "ST", null, 64000, 12800, 76800]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 1, 'bank_accounts', 'bac_01m8mgccz7ejn8y51axttw7e6c', '["bac_01m8mgccz7ejn8y51axttw7e6c", "org_01m8mgcc90evvs8rn622k88sp7", "acc_01m8mgcc90evvs8rn5wgjxrejz", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8mgccz7ejn8y51ay2a3431r", 900715, 1795984602087, 1795984606632, 2, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 2, 'stated_balances', 'bac_01m8mgccz7ejn8y51axttw7e6c/2026-03-31', '["org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-31", 900715, 1795984606632]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 3, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krxz4s3hn5', '["btx_01m8mgchd8eqqsx4krxz4s3hn5", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984606632, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 4, 'bank_transactions', 'btx_01m8mgchd8eqqsx4kry1ftx4yb', '["btx_01m8mgchd8eqqsx4kry1ftx4yb", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984606632, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 5, 'bank_transactions', 'btx_01m8mgchd8eqqsx4kry768aj1r', '["btx_01m8mgchd8eqqsx4kry768aj1r", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984606632, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 6, 'bank_transactions', 'btx_01m8mgchd8eqqsx4kry8mwywnh', '["btx_01m8mgchd8eqqsx4kry8mwywnh", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984606632, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 7, 'bank_transactions', 'btx_01m8mgchd8eqqsx4kryc98fct9', '["btx_01m8mgchd8eqqsx4kryc98fct9", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984606632, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 8, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krykpxrnjh', '["btx_01m8mgchd8eqqsx4krykpxrnjh", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984606632, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 9, 'bank_transactions', 'btx_01m8mgchd8eqqsx4kryp2g59mp', '["btx_01m8mgchd8eqqsx4kryp2g59mp", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984606632, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 30, 1, 'invoices', 'inv_01m8mgcfdyeasv8e0vc8t6xcxv', '["inv_01m8mgcfdyeasv8e0vc8t6xcxv", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "invoice", "issued", "INV-0003", "con_01m8mgcddzeq2tgxf9cy3nfeq3", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8mgcfdyeasv8e0vcfz2wzvz", null, null, "inv-0003", 1795984604606, 1795984606338, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8mgccrmet38rrp3hwd8axtd", "EX", null, 24000, 0, 24000], ["org_01m8mgcc90evvs8rn622k88sp7", 2, "Projector", "1", "35.00", null, "acc_01m8mgcc90evvs8rn5yf5v8z5e", "ST", null, 3500, 700, 4200]], [["alc_01m8mgch42etta0fq26zq2h14s", "org_01m8mgcc90evvs8rn622k88sp7", "set_01m8mgch42etta0fq26pr6g6bm", null, 28200, "2026-03-06", null, 1795984606338, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 30, 2, 'settlements', 'set_01m8mgch42etta0fq26pr6g6bm', '["set_01m8mgch42etta0fq26pr6g6bm", "org_01m8mgcc90evvs8rn622k88sp7", "receipt", "sales", "posted", "con_01m8mgcddzeq2tgxf9cy3nfeq3", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8mgch42etta0fq26svz92km", null, null, "", 1795984606338, 1795984606338, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 32, 1, 'invoices', 'inv_01m8mgcezhewnra3hmz822m0jh', '["inv_01m8mgcezhewnra3hmz822m0jh", "org_01m8mgcc90evvs8rn622k88sp7", "purchase", "invoice", "issued", "TB-0117", "con_01m8mgcdxwex6tvsb5saj1sgny", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8mgcezhewnra3hmzex8s1bp", null, null, "tb-0117", 1795984604145, 1795984607231, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Laptop", "1", "899.00", null, "acc_01m8mgcc90evvs8rn5vje4en14", "ST", null, 89900, 17980, 107880]], [["alc_01m8mgchzzen3tx63qgzvy0v12", "org_01m8mgcc90evvs8rn622k88sp7", "set_01m8mgchzzen3tx63qgzvy0v12", null, 107880, "2026-01-22", null, 1795984607231, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 32, 2, 'settlements', 'set_01m8mgchzzen3tx63qgzvy0v12', '["set_01m8mgchzzen3tx63qgzvy0v12", "org_01m8mgcc90evvs8rn622k88sp7", "payment", "purchase", "posted", "con_01m8mgcdxwex6tvsb5saj1sgny", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-01-22", 107880, 107880, null, "btx_01m8mgchd8eqqsx4krxz4s3hn5", 1, "jnl_01m8mgchzzen3tx63qgzvy0v12", null, null, "", 1795984607231, 1795984607231, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 33, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krxz4s3hn5', '["btx_01m8mgchd8eqqsx4krxz4s3hn5", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8mgcdxwex6tvsb5saj1sgny", "allocations", "jnl_01m8mgchzzen3tx63qgzvy0v12", 2, null, "NV", 0, 1795984607231, 1795984606632, 1795984607231, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 36, 1, 'invoices', 'inv_01m8mgcf8sedhsxjj5kgz8rr2x', '["inv_01m8mgcf8sedhsxjj5kgz8rr2x", "org_01m8mgcc90evvs8rn622k88sp7", "purchase", "invoice", "issued", "HL-33", "con_01m8mgce2vebsbjt2vb9d2ehjc", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8mgcf8sedhsxjj5knr6azv5", null, null, "hl-33", 1795984604441, 1795984608379, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8mgcc90evvs8rn5zs231gn0", "EX", null, 135000, 0, 135000]], [["alc_01m8mgck3vebst85qhce4mq5fn", "org_01m8mgcc90evvs8rn622k88sp7", "set_01m8mgck3vebst85qhce4mq5fn", null, 135000, "2026-02-10", null, 1795984608379, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 36, 2, 'settlements', 'set_01m8mgck3vebst85qhce4mq5fn', '["set_01m8mgck3vebst85qhce4mq5fn", "org_01m8mgcc90evvs8rn622k88sp7", "payment", "purchase", "posted", "con_01m8mgce2vebsbjt2vb9d2ehjc", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-10", 135000, 135000, null, "btx_01m8mgchd8eqqsx4kry8mwywnh", 1, "jnl_01m8mgck3vebst85qhce4mq5fn", null, null, "", 1795984608379, 1795984608379, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 37, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4kry8mwywnh', '["btx_01m8mgchd8eqqsx4kry8mwywnh", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8mgce2vebsbjt2vb9d2ehjc", "allocations", "jnl_01m8mgck3vebst85qhce4mq5fn", 2, null, "NV", 0, 1795984608379, 1795984606632, 1795984608379, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 40, 1, 'invoices', 'inv_01m8mgcevke3nshtgaxvjefent', '["inv_01m8mgcevke3nshtgaxvjefent", "org_01m8mgcc90evvs8rn622k88sp7", "purchase", "invoice", "issued", "PX-881", "con_01m8mgcdrcedgbhb7khdsv7bc1", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8mgcevke3nshtgaxyj9nm8g", null, null, "px-881", 1795984604019, 1795984609428, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8mgcc90evvs8rn5z0n1p2yy", "ZR", null, 41200, 0, 41200]], [["alc_01m8mgcm4mepaa3zj8r98adxrr", "org_01m8mgcc90evvs8rn622k88sp7", "set_01m8mgcm4mepaa3zj8r98adxrr", null, 40000, "2026-02-27", null, 1795984609428, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 40, 2, 'settlements', 'set_01m8mgcm4mepaa3zj8r98adxrr', '["set_01m8mgcm4mepaa3zj8r98adxrr", "org_01m8mgcc90evvs8rn622k88sp7", "payment", "purchase", "posted", "con_01m8mgcdrcedgbhb7khdsv7bc1", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-27", 40000, 40000, null, "btx_01m8mgchd8eqqsx4kryp2g59mp", 1, "jnl_01m8mgcm4mepaa3zj8r98adxrr", null, null, "", 1795984609428, 1795984609428, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 41, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4kryp2g59mp', '["btx_01m8mgchd8eqqsx4kryp2g59mp", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8mgcdrcedgbhb7khdsv7bc1", "allocations", "jnl_01m8mgcm4mepaa3zj8r98adxrr", 2, null, "NV", 0, 1795984609428, 1795984606632, 1795984609428, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 44, 1, 'settlements', 'set_01m8mgch42etta0fq26pr6g6bm', '["set_01m8mgch42etta0fq26pr6g6bm", "org_01m8mgcc90evvs8rn622k88sp7", "receipt", "sales", "posted", "con_01m8mgcddzeq2tgxf9cy3nfeq3", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-06", 28200, 28200, null, "btx_01m8mgchd8eqqsx4kryw0gnm51", 0, "jnl_01m8mgch42etta0fq26svz92km", null, null, "", 1795984606338, 1795984610625, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 22, 1, 'vat_payments', 'jnl_01m8mgczfbezha3he8a4w9qtwk', '["jnl_01m8mgczfbezha3he8a4w9qtwk", "org_01m8mgcbskek3s8apw7h300xj7", "vrt_01m8mgcz6xe5ybd81xk684fqqw", 1795984621131]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 10, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krytnwqqkc', '["btx_01m8mgchd8eqqsx4krytnwqqkc", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984606632, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 11, 'bank_transactions', 'btx_01m8mgchd8eqqsx4kryw0gnm51', '["btx_01m8mgchd8eqqsx4kryw0gnm51", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984606632, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 12, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krz10zxwfq', '["btx_01m8mgchd8eqqsx4krz10zxwfq", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984606632, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 13, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krz61z8pws', '["btx_01m8mgchd8eqqsx4krz61z8pws", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984606632, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 14, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krzb0w5r02', '["btx_01m8mgchd8eqqsx4krzb0w5r02", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984606632, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 31, 15, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krzfnpstgb', '["btx_01m8mgchd8eqqsx4krzfnpstgb", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984606632, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 42, 1, 'invoices', 'inv_01m8mgcfh0e6gr4g9ya8kkzx4e', '["inv_01m8mgcfh0e6gr4g9ya8kkzx4e", "org_01m8mgcc90evvs8rn622k88sp7", "sales", "invoice", "issued", "INV-0004", "con_01m8mgcdjaeb4tzkp5e0gevcre", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8mgcfh0e6gr4g9yafz0kj9e", null, null, "inv-0004", 1795984604704, 1795984609896, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8mgcc90evvs8rn622k88sp7", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8mgcc90evvs8rn5yf5v8z5e", "ST", null, 133200, 26640, 159840]], [["alc_01m8mgcgkze0hvnknw1typy6r8", "org_01m8mgcc90evvs8rn622k88sp7", null, "inv_01m8mgcfqre6q9m3wbm6f6m74d", 18000, "2026-03-12", null, 1795984605823, null], ["alc_01m8mgcmk8etebfhzkkky61grb", "org_01m8mgcc90evvs8rn622k88sp7", "set_01m8mgcmk8etebfhzkkky61grb", null, 141840, "2026-03-16", null, 1795984609896, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 42, 2, 'settlements', 'set_01m8mgcmk8etebfhzkkky61grb', '["set_01m8mgcmk8etebfhzkkky61grb", "org_01m8mgcc90evvs8rn622k88sp7", "receipt", "sales", "posted", "con_01m8mgcdjaeb4tzkp5e0gevcre", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-16", 141840, 141840, null, "btx_01m8mgchd8eqqsx4krz10zxwfq", 1, "jnl_01m8mgcmk8etebfhzkkky61grb", null, null, "", 1795984609896, 1795984609896, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 43, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krz10zxwfq', '["btx_01m8mgchd8eqqsx4krz10zxwfq", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8mgcdjaeb4tzkp5e0gevcre", "allocations", "jnl_01m8mgcmk8etebfhzkkky61grb", 2, null, "NV", 0, 1795984609896, 1795984606632, 1795984609896, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 46, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krzb0w5r02', '["btx_01m8mgchd8eqqsx4krzb0w5r02", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8mgcnkae1jb1rqsmdykr0r8", 1, null, "NV", 0, 1795984610922, 1795984606632, 1795984610922, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 55, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krz61z8pws', '["btx_01m8mgchd8eqqsx4krz61z8pws", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8mgcc90evvs8rn61a00bjyd", "EX", null, null, "account", "jnl_01m8mgcrv3e4m8m811hnzdfcdz", 1, "acc_01m8mgcc90evvs8rn61a00bjyd", "EX", 0, 1795984614243, 1795984606632, 1795984614243, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 57, 1, 'organisations', 'org_01m8mgcc90evvs8rn622k88sp7', '["org_01m8mgcc90evvs8rn622k88sp7", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795984601376, 1795984601376, 1, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 57, 2, 'vat_returns', 'vrt_01m8mgcsf6eh0ac935hf62197x', '["vrt_01m8mgcsf6eh0ac935hf62197x", "org_01m8mgcc90evvs8rn622k88sp7", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795984615193, 1795984614886, 1795984615193, 2, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 12, 1, 'bank_transactions', 'btx_01m8mgcxq3e6pbe66ty7674z6x', '["btx_01m8mgcxq3e6pbe66ty7674z6x", "org_01m8mgcbskek3s8apw7h300xj7", "bac_01m8mgcc4weqmrmsvvc0hpcem0", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984619235, 1795984619666, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8mgcbskek3s8apw7h300xj7", "jnl_01m8mgcxw5eeca8e1yw8qnvtmc"]], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 39, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4kryc98fct9', '["btx_01m8mgchd8eqqsx4kryc98fct9", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8mgcda3em5a4rense5rfzd7", "allocations", "jnl_01m8mgckmme45tew1xd9sdxfw6", 2, null, "NV", 0, 1795984608916, 1795984606632, 1795984608916, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 53, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krytnwqqkc', '["btx_01m8mgchd8eqqsx4krytnwqqkc", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8mgcc90evvs8rn609ga3nw8", "ST", null, null, "account", "jnl_01m8mgcqzvej3rkpx1wn0jpc3v", 1, "acc_01m8mgcc90evvs8rn609ga3nw8", "ST", -600, 1795984613371, 1795984606632, 1795984613371, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 54, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4kry768aj1r', '["btx_01m8mgchd8eqqsx4kry768aj1r", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8mgcc90evvs8rn609ga3nw8", "ST", null, null, "account", "jnl_01m8mgcrdre99tfmjs50j0hkxn", 1, "acc_01m8mgcc90evvs8rn609ga3nw8", "ST", -600, 1795984613816, 1795984606632, 1795984613816, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 5, 1, 'organisations', 'org_01m8mgcbskek3s8apw7h300xj7', '["org_01m8mgcbskek3s8apw7h300xj7", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795984600883, 1795984600883, 1, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8mgcbskek3s8apw7h300xj7", "CAR-50", "Leased cars", "standard", 200000, 500000, "2026-01-01", null, 1795984618629, 1795984618629, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 18, 1, 'invoices', 'inv_01m8mgcyx3eaaa2pq5q81d34gd', '["inv_01m8mgcyx3eaaa2pq5q81d34gd", "org_01m8mgcbskek3s8apw7h300xj7", "purchase", "invoice", "issued", "E-1", "con_01m8mgcycpe29sqwvx80at5jb9", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8mgcyx3eaaa2pq5qcwjezpv", null, null, "e-1", 1795984620451, 1795984620591, 2, "9999-99-99", 0, null, null, [["org_01m8mgcbskek3s8apw7h300xj7", 1, "Oak", "1", "50", null, "acc_01m8mgcbskek3s8apw4kqajbv5", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 6000, 1000]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 18, 2, 'unpaid_vat', 'jnl_01m8mgcz1feyztbkxh17sdmm0b', '["jnl_01m8mgcz1feyztbkxh17sdmm0b", "org_01m8mgcbskek3s8apw7h300xj7", "inv_01m8mgcyx3eaaa2pq5q81d34gd", "input_repaid", "2026-03-25", 6000, 1000, "acc_01m8mgcbskek3s8apw1zv065fh", null, "jnl_01m8mgcz1feyztbkxh17sdmm0b", null, null, 1795984620591]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 20, 1, 'organisations', 'org_01m8mgcbskek3s8apw7h300xj7', '["org_01m8mgcbskek3s8apw7h300xj7", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795984600883, 1795984619131, 2, 1, "2025-03-31", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 20, 2, 'vat_returns', 'vrt_01m8mgcz6xe5ybd81xk684fqqw', '["vrt_01m8mgcz6xe5ybd81xk684fqqw", "org_01m8mgcbskek3s8apw7h300xj7", "2025-01-01", "2025-03-31", "finalised", "[]", "standard", null, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, null, 1795984620895, 1795984620765, 1795984620895, 2, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 23, 1, 'vat_returns', 'vrt_01m8mgczqne2wv101dq9znh50m', '["vrt_01m8mgczqne2wv101dq9znh50m", "org_01m8mgcbskek3s8apw7h300xj7", "2025-04-01", "2025-06-30", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795984621301, 1795984621301, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 45, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4kryw0gnm51', '["btx_01m8mgchd8eqqsx4kryw0gnm51", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8mgcddzeq2tgxf9cy3nfeq3", "match", "jnl_01m8mgch42etta0fq26svz92km", 2, null, "NV", 0, 1795984610625, 1795984606632, 1795984610625, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 47, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krzfnpstgb', '["btx_01m8mgchd8eqqsx4krzfnpstgb", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8mgcc90evvs8rn5x9mv7txy", "NV", null, null, "account", "jnl_01m8mgcp5dev5v8cbhq150ay4h", 1, "acc_01m8mgcc90evvs8rn5x9mv7txy", "NV", 0, 1795984611501, 1795984606632, 1795984611501, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 48, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4kry768aj1r', '["btx_01m8mgchd8eqqsx4kry768aj1r", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8mgcc90evvs8rn609ga3nw8", "ST", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984612693, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 49, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krykpxrnjh', '["btx_01m8mgchd8eqqsx4krykpxrnjh", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8mgcc90evvs8rn60jdq9gcw", "ZR", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984612693, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 50, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krytnwqqkc', '["btx_01m8mgchd8eqqsx4krytnwqqkc", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8mgcc90evvs8rn609ga3nw8", "ST", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984612693, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 51, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krz61z8pws', '["btx_01m8mgchd8eqqsx4krz61z8pws", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8mgcc90evvs8rn61a00bjyd", "EX", null, null, null, null, null, null, null, null, null, 1795984606632, 1795984612693, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 52, 1, 'bank_transactions', 'btx_01m8mgchd8eqqsx4krykpxrnjh', '["btx_01m8mgchd8eqqsx4krykpxrnjh", "org_01m8mgcc90evvs8rn622k88sp7", "bac_01m8mgccz7ejn8y51axttw7e6c", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8mgcc90evvs8rn60jdq9gcw", "ZR", null, null, "account", "jnl_01m8mgcqmwe2f81k52rnhz19be", 1, "acc_01m8mgcc90evvs8rn60jdq9gcw", "ZR", 0, 1795984613020, 1795984606632, 1795984613020, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 56, 1, 'vat_returns', 'vrt_01m8mgcsf6eh0ac935hf62197x', '["vrt_01m8mgcsf6eh0ac935hf62197x", "org_01m8mgcc90evvs8rn622k88sp7", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795984614886, 1795984614886, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 58, 1, 'organisations', 'org_01m8mgcc90evvs8rn622k88sp7', '["org_01m8mgcc90evvs8rn622k88sp7", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795984601376, 1795984615530, 2, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 4, 1, 'organisations', 'org_01m8mgcbskek3s8apw7h300xj7', '["org_01m8mgcbskek3s8apw7h300xj7", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795984600883, 1795984600883, 1, 1, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8mgcbskek3s8apw7h300xj7", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 8, 1, 'organisations', 'org_01m8mgcbskek3s8apw7h300xj7', '["org_01m8mgcbskek3s8apw7h300xj7", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795984600883, 1795984619131, 2, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8mgcbskek3s8apw7h300xj7", "2026-05-01", 1, "GB123456789", "standard", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 9, 1, 'bank_transactions', 'btx_01m8mgcxq3e6pbe66ty7674z6x', '["btx_01m8mgcxq3e6pbe66ty7674z6x", "org_01m8mgcbskek3s8apw7h300xj7", "bac_01m8mgcc4weqmrmsvvc0hpcem0", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795984619235, 1795984619235, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 11, 1, 'bank_transactions', 'btx_01m8mgcxq3e6pbe66ty7674z6x', '["btx_01m8mgcxq3e6pbe66ty7674z6x", "org_01m8mgcbskek3s8apw7h300xj7", "bac_01m8mgcc4weqmrmsvvc0hpcem0", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8mgcxw5eeca8e1yw8qnvtmc", 2, null, null, 0, 1795984619520, 1795984619235, 1795984619520, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 14, 1, 'contacts', 'con_01m8mgcycpe29sqwvx80at5jb9', '["con_01m8mgcycpe29sqwvx80at5jb9", "org_01m8mgcbskek3s8apw7h300xj7", "both", "Elm", null, null, null, null, null, 30, null, null, "active", "elm", 1795984619926, 1795984619926, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 15, 1, 'invoices', 'inv_01m8mgcyevefjb1sar8c6d050d', '["inv_01m8mgcyevefjb1sar8c6d050d", "org_01m8mgcbskek3s8apw7h300xj7", "sales", "invoice", "issued", "E-1", "con_01m8mgcycpe29sqwvx80at5jb9", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8mgcyevefjb1sar8khdmw3y", null, null, "e-1", 1795984619995, 1795984619995, 1, "9999-99-99", 0, null, null, [["org_01m8mgcbskek3s8apw7h300xj7", 1, "Oak", "1", "50", null, "acc_01m8mgcbskek3s8apw3z3bt5h5", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 19, 1, 'vat_returns', 'vrt_01m8mgcz6xe5ybd81xk684fqqw', '["vrt_01m8mgcz6xe5ybd81xk684fqqw", "org_01m8mgcbskek3s8apw7h300xj7", "2025-01-01", "2025-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795984620765, 1795984620765, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 16, 1, 'invoices', 'inv_01m8mgcyevefjb1sar8c6d050d', '["inv_01m8mgcyevefjb1sar8c6d050d", "org_01m8mgcbskek3s8apw7h300xj7", "sales", "invoice", "issued", "E-1", "con_01m8mgcycpe29sqwvx80at5jb9", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 6000, "issued", "jnl_01m8mgcyevefjb1sar8khdmw3y", null, null, "e-1", 1795984619995, 1795984620289, 2, "2026-03-25", 1, "2026-03-25", "2026-03-25", [["org_01m8mgcbskek3s8apw7h300xj7", 1, "Oak", "1", "50", null, "acc_01m8mgcbskek3s8apw3z3bt5h5", "ST", null, 5000, 1000, 6000]], [["alc_01m8mgcyr1exsagr4bqasrpwm2", "org_01m8mgcbskek3s8apw7h300xj7", null, null, 6000, "2026-03-25", null, 1795984620289, null]], [], null, 6000, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 16, 2, 'write_offs', 'alc_01m8mgcyr1exsagr4bqasrpwm2', '["alc_01m8mgcyr1exsagr4bqasrpwm2", "org_01m8mgcbskek3s8apw7h300xj7", "inv_01m8mgcyevefjb1sar8c6d050d", "2026-03-25", 6000, "acc_01m8mgcbskek3s8apw70j4p3fy", "In liquidation", "jnl_01m8mgcyr1exsagr4bqcf8cyc0", null, null, 1795984620289, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 25, 1, 'late_vat', 'jnl_01m8mgczswejstgcp5wtc8hnfk', '["jnl_01m8mgczswejstgcp5wtc8hnfk", "org_01m8mgcbskek3s8apw7h300xj7", "error", "careless", "Lost", 1795984621487, 1795984621487]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 17, 1, 'invoices', 'inv_01m8mgcyx3eaaa2pq5q81d34gd', '["inv_01m8mgcyx3eaaa2pq5q81d34gd", "org_01m8mgcbskek3s8apw7h300xj7", "purchase", "invoice", "issued", "E-1", "con_01m8mgcycpe29sqwvx80at5jb9", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8mgcyx3eaaa2pq5qcwjezpv", null, null, "e-1", 1795984620451, 1795984620451, 1, "9999-99-99", 0, null, null, [["org_01m8mgcbskek3s8apw7h300xj7", 1, "Oak", "1", "50", null, "acc_01m8mgcbskek3s8apw4kqajbv5", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 27, 1, 'contacts', 'con_01m8mgd024edtsm8trgv1xsc32', '["con_01m8mgd024edtsm8trgv1xsc32", "org_01m8mgcbskek3s8apw7h300xj7", "customer", "Oak", null, null, null, null, null, 30, null, null, "active", "oak", 1795984621636, 1795984621636, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 30, 1, 'deposit_releases', 'alc_01m8mgd0f5ec0atw84j7t30yzs', '["alc_01m8mgd0f5ec0atw84j7t30yzs", "org_01m8mgcbskek3s8apw7h300xj7", "set_01m8mgd03ney98d79npfj3fx0e", "2026-04-02", 2521, 479, "jnl_01m8mgd0hheztbsk86kxft01nt", null, null, 1795984622053]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 30, 2, 'invoices', 'inv_01m8mgd08mekvba0t9xfg62y2a', '["inv_01m8mgd08mekvba0t9xfg62y2a", "org_01m8mgcbskek3s8apw7h300xj7", "sales", "invoice", "issued", "INV-0001", "con_01m8mgd024edtsm8trgv1xsc32", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 3000, 0, "issued", "jnl_01m8mgd08mekvba0t9xgpanbwc", null, null, "inv-0001", 1795984621844, 1795984622053, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", [["org_01m8mgcbskek3s8apw7h300xj7", 1, "Oak", "1", "100", null, "acc_01m8mgcbskek3s8apw3z3bt5h5", "ST", null, 10000, 1900, 11900]], [["alc_01m8mgd0f5ec0atw84j7t30yzs", "org_01m8mgcbskek3s8apw7h300xj7", "set_01m8mgd03ney98d79npfj3fx0e", null, 3000, "2026-04-02", null, 1795984622053, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 30, 3, 'settlements', 'set_01m8mgd03ney98d79npfj3fx0e', '["set_01m8mgd03ney98d79npfj3fx0e", "org_01m8mgcbskek3s8apw7h300xj7", "receipt", "sales", "posted", "con_01m8mgd024edtsm8trgv1xsc32", "bac_01m8mgcc4weqmrmsvvc0hpcem0", "2026-03-27", 6000, 3000, null, null, 0, "jnl_01m8mgd03ney98d79npkyd57my", null, null, "", 1795984621686, 1795984622053, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", "ST", 958]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 26, 1, 'accounts', 'acc_01m8mgczzjeypt0a1ypjxmda48', '["acc_01m8mgczzjeypt0a1ypjxmda48", "org_01m8mgcbskek3s8apw7h300xj7", "1250", "VAT on deposits", "ASSET", "vat_on_deposits", null, null, "active", 1795984621554, 1795984621554, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 29, 1, 'invoices', 'inv_01m8mgd08mekvba0t9xfg62y2a', '["inv_01m8mgd08mekvba0t9xfg62y2a", "org_01m8mgcbskek3s8apw7h300xj7", "sales", "invoice", "issued", "INV-0001", "con_01m8mgd024edtsm8trgv1xsc32", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 0, 0, "issued", "jnl_01m8mgd08mekvba0t9xgpanbwc", null, null, "inv-0001", 1795984621844, 1795984621844, 1, "9999-99-99", 0, null, null, [["org_01m8mgcbskek3s8apw7h300xj7", 1, "Oak", "1", "100", null, "acc_01m8mgcbskek3s8apw3z3bt5h5", "ST", null, 10000, 1900, 11900]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 29, 2, 'number_sequences', 'invoice', '["org_01m8mgcbskek3s8apw7h300xj7", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 28, 1, 'settlements', 'set_01m8mgd03ney98d79npfj3fx0e', '["set_01m8mgd03ney98d79npfj3fx0e", "org_01m8mgcbskek3s8apw7h300xj7", "receipt", "sales", "posted", "con_01m8mgd024edtsm8trgv1xsc32", "bac_01m8mgcc4weqmrmsvvc0hpcem0", "2026-03-27", 6000, 0, null, null, 0, "jnl_01m8mgd03ney98d79npkyd57my", null, null, "", 1795984621686, 1795984621686, 1, "9999-99-99", 0, null, null, "ST", 958]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8mgcc4weqmrmsvvc0hpcem0', 'org_01m8mgcbskek3s8apw7h300xj7', 'acc_01m8mgcbskek3s8apw2130x0yr', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795984601244, 1795984601244, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8mgcd4zegha8w3rcntdc0nt', 'org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcd4zegha8w3rcs8rz5rt', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795984602271, 1795984602271, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8mgccz7ejn8y51axttw7e6c', 'org_01m8mgcc90evvs8rn622k88sp7', 'acc_01m8mgcc90evvs8rn5wgjxrejz', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8mgccz7ejn8y51ay2a3431r', 900715, 1795984602087, 1795984606632, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgchd8eqqsx4krxz4s3hn5', 'org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgcdxwex6tvsb5saj1sgny', 'allocations', 'jnl_01m8mgchzzen3tx63qgzvy0v12', 2, NULL, 'NV', 0, 1795984607231, 1795984606632, 1795984607231, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgchd8eqqsx4kry1ftx4yb', 'org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgcda3em5a4rense5rfzd7', 'allocations', 'jnl_01m8mgcjhzebx903y6fnn2fcsw', 2, NULL, 'NV', 0, 1795984607807, 1795984606632, 1795984607807, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgchd8eqqsx4kry8mwywnh', 'org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgce2vebsbjt2vb9d2ehjc', 'allocations', 'jnl_01m8mgck3vebst85qhce4mq5fn', 2, NULL, 'NV', 0, 1795984608379, 1795984606632, 1795984608379, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgchd8eqqsx4kryc98fct9', 'org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgcda3em5a4rense5rfzd7', 'allocations', 'jnl_01m8mgckmme45tew1xd9sdxfw6', 2, NULL, 'NV', 0, 1795984608916, 1795984606632, 1795984608916, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgchd8eqqsx4kryp2g59mp', 'org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgcdrcedgbhb7khdsv7bc1', 'allocations', 'jnl_01m8mgcm4mepaa3zj8r98adxrr', 2, NULL, 'NV', 0, 1795984609428, 1795984606632, 1795984609428, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgchd8eqqsx4krz10zxwfq', 'org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgcdjaeb4tzkp5e0gevcre', 'allocations', 'jnl_01m8mgcmk8etebfhzkkky61grb', 2, NULL, 'NV', 0, 1795984609896, 1795984606632, 1795984609896, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgchd8eqqsx4kryw0gnm51', 'org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8mgcddzeq2tgxf9cy3nfeq3', 'match', 'jnl_01m8mgch42etta0fq26svz92km', 2, NULL, 'NV', 0, 1795984610625, 1795984606632, 1795984610625, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgchd8eqqsx4krzb0w5r02', 'org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8mgcnkae1jb1rqsmdykr0r8', 1, NULL, 'NV', 0, 1795984610922, 1795984606632, 1795984610922, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgchd8eqqsx4krzfnpstgb', 'org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8mgcc90evvs8rn5x9mv7txy', 'NV', NULL, NULL, 'account', 'jnl_01m8mgcp5dev5v8cbhq150ay4h', 1, 'acc_01m8mgcc90evvs8rn5x9mv7txy', 'NV', 0, 1795984611501, 1795984606632, 1795984611501, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgchd8eqqsx4krykpxrnjh', 'org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8mgcc90evvs8rn60jdq9gcw', 'ZR', NULL, NULL, 'account', 'jnl_01m8mgcqmwe2f81k52rnhz19be', 1, 'acc_01m8mgcc90evvs8rn60jdq9gcw', 'ZR', 0, 1795984613020, 1795984606632, 1795984613020, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgchd8eqqsx4krytnwqqkc', 'org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mgcc90evvs8rn609ga3nw8', 'ST', NULL, NULL, 'account', 'jnl_01m8mgcqzvej3rkpx1wn0jpc3v', 1, 'acc_01m8mgcc90evvs8rn609ga3nw8', 'ST', -600, 1795984613371, 1795984606632, 1795984613371, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgchd8eqqsx4kry768aj1r', 'org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mgcc90evvs8rn609ga3nw8', 'ST', NULL, NULL, 'account', 'jnl_01m8mgcrdre99tfmjs50j0hkxn', 1, 'acc_01m8mgcc90evvs8rn609ga3nw8', 'ST', -600, 1795984613816, 1795984606632, 1795984613816, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgchd8eqqsx4krz61z8pws', 'org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8mgcc90evvs8rn61a00bjyd', 'EX', NULL, NULL, 'account', 'jnl_01m8mgcrv3e4m8m811hnzdfcdz', 1, 'acc_01m8mgcc90evvs8rn61a00bjyd', 'EX', 0, 1795984614243, 1795984606632, 1795984614243, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mgcxq3e6pbe66ty7674z6x', 'org_01m8mgcbskek3s8apw7h300xj7', 'bac_01m8mgcc4weqmrmsvvc0hpcem0', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795984619235, 1795984619666, 3, NULL, NULL);
INSERT INTO public.blobs VALUES ('01a22906736b77ef964474dbfee5a9af', 375, 1, 1795984618347, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8mgcda3em5a4rense5rfzd7', 'org_01m8mgcc90evvs8rn622k88sp7', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795984602435, 1795984602435, 1);
INSERT INTO public.contacts VALUES ('con_01m8mgcddzeq2tgxf9cy3nfeq3', 'org_01m8mgcc90evvs8rn622k88sp7', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795984602559, 1795984602559, 1);
INSERT INTO public.contacts VALUES ('con_01m8mgcdjaeb4tzkp5e0gevcre', 'org_01m8mgcc90evvs8rn622k88sp7', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795984602698, 1795984602698, 1);
INSERT INTO public.contacts VALUES ('con_01m8mgcdrcedgbhb7khdsv7bc1', 'org_01m8mgcc90evvs8rn622k88sp7', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795984602892, 1795984602892, 1);
INSERT INTO public.contacts VALUES ('con_01m8mgcdxwex6tvsb5saj1sgny', 'org_01m8mgcc90evvs8rn622k88sp7', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795984603068, 1795984603068, 1);
INSERT INTO public.contacts VALUES ('con_01m8mgce2vebsbjt2vb9d2ehjc', 'org_01m8mgcc90evvs8rn622k88sp7', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795984603227, 1795984603227, 1);
INSERT INTO public.contacts VALUES ('con_01m8mgce7jezzv8d1bg4dd884f', 'org_01m8mgcc90evvs8rn622k88sp7', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795984603378, 1795984603378, 1);
INSERT INTO public.contacts VALUES ('con_01m8mgcycpe29sqwvx80at5jb9', 'org_01m8mgcbskek3s8apw7h300xj7', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1795984619926, 1795984619926, 1);
INSERT INTO public.contacts VALUES ('con_01m8mgd024edtsm8trgv1xsc32', 'org_01m8mgcbskek3s8apw7h300xj7', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1795984621636, 1795984621636, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'grant', 10, 0, NULL, NULL, 1795984618168);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'charge', -3, 0, 'rec_01m8mgcwrce559nfem0m5he1kw', NULL, 1795984618347);
INSERT INTO public.deposit_releases VALUES ('alc_01m8mgd0f5ec0atw84j7t30yzs', 'org_01m8mgcbskek3s8apw7h300xj7', 'set_01m8mgd03ney98d79npfj3fx0e', '2026-04-02', 2521, 479, 'jnl_01m8mgd0hheztbsk86kxft01nt', NULL, NULL, 1795984622053);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', '', '01a22906-3115-71a0-88dd-f5c9cda9f6a8', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8mgcc90evvs8rn622k88sp7","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T20:36:41.376Z","updated_at":"2026-11-29T20:36:41.376Z","version":1}}', 1795984601376);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-327b-7157-a4b7-e4c1174da776', '\x129cd27db1628620acb17a3ddc4d3de86ec592848bffc7b2f604a741e327b6cd', 201, '{"data":{"id":"acc_01m8mgccm8eaq9yf5ymfx29my5","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T20:36:41.736Z","updated_at":"2026-11-29T20:36:41.736Z","version":1}}', 1795984601736);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-3307-773c-bbea-5f487f21d991', '\xda1d06116420558bd5506b206ed7a40fce004c3ff75073cdac070f378c12baef', 201, '{"data":{"id":"acc_01m8mgccrmet38rrp3hwd8axtd","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T20:36:41.876Z","updated_at":"2026-11-29T20:36:41.876Z","version":1}}', 1795984601876);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-33de-7788-bc13-bd43656db7eb', '\x34a9e4f30d126fc08af471fdfe595349cb035e4069fd814e3e7b20c9d3ca30cd', 201, '{"data":{"id":"bac_01m8mgccz7ejn8y51axttw7e6c","name":"Current","type":"current","account_id":"acc_01m8mgcc90evvs8rn5wgjxrejz","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mgccz7ejn8y51ay2a3431r","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T20:36:42.087Z","updated_at":"2026-11-29T20:36:42.087Z","version":1}}', 1795984602087);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-3497-7429-81f7-10b88b8611fd', '\x16102ea9c921f10113edf525907f6a826c0fe9f70af21a2d11fe8332c203dfae', 201, '{"data":{"id":"bac_01m8mgcd4zegha8w3rcntdc0nt","name":"Savings","type":"savings","account_id":"acc_01m8mgcd4zegha8w3rcs8rz5rt","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T20:36:42.271Z","updated_at":"2026-11-29T20:36:42.271Z","version":1}}', 1795984602271);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-3533-73c9-a286-807810788c24', '\x1830bac6c4dcd9d29aaafdd7b5b23e0a3ecebd7eebd1a02ac45870759be6844c', 201, '{"data":{"id":"con_01m8mgcda3em5a4rense5rfzd7","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:42.435Z","updated_at":"2026-11-29T20:36:42.435Z","version":1}}', 1795984602435);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-35aa-74d7-8ddf-0ef543ac81d9', '\x58df067132e46bcde850a2263e96a59aef5b3fe2e1ca88c993b9ea65d34c1b55', 201, '{"data":{"id":"con_01m8mgcddzeq2tgxf9cy3nfeq3","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:42.559Z","updated_at":"2026-11-29T20:36:42.559Z","version":1}}', 1795984602559);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-3631-7203-aa49-da87691351ad', '\x6a7a0435e10bd63615e4f701e9d409bdf9ee6c70836f6bf25c0d786c021e7b26', 201, '{"data":{"id":"con_01m8mgcdjaeb4tzkp5e0gevcre","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:42.698Z","updated_at":"2026-11-29T20:36:42.698Z","version":1}}', 1795984602698);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-36fa-729d-8a02-ea1e9b41353b', '\x9383fa623cb9195178e059c69d5a6e0821684301534155cd8c49723ca24d6cc1', 201, '{"data":{"id":"con_01m8mgcdrcedgbhb7khdsv7bc1","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:42.892Z","updated_at":"2026-11-29T20:36:42.892Z","version":1}}', 1795984602892);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-37ad-75d2-8999-a52512255687', '\xd58622b1c2931763b8b1af81c5e3b9f5479fbe6acb401a0108429157310d1b9f', 201, '{"data":{"id":"con_01m8mgcdxwex6tvsb5saj1sgny","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:43.068Z","updated_at":"2026-11-29T20:36:43.068Z","version":1}}', 1795984603068);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-3850-7658-94de-76fa11b8a902', '\x886d517e4a071c026c42d5558dcb8b6d3d75ec888b8e4603e56794da17ceb699', 201, '{"data":{"id":"con_01m8mgce2vebsbjt2vb9d2ehjc","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:43.227Z","updated_at":"2026-11-29T20:36:43.227Z","version":1}}', 1795984603227);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-38e9-77c9-880c-82bfab838814', '\xbaa730da7f9f8126cd8f5ae7e32e927c6268be1cc576ddcf9edff04df6e0e3bc', 201, '{"data":{"id":"con_01m8mgce7jezzv8d1bg4dd884f","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T20:36:43.378Z","updated_at":"2026-11-29T20:36:43.378Z","version":1}}', 1795984603378);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-4c64-716f-ba74-b89292a6aa86', '\x5f8966a187d29cde8cbea93aa1b52c0c5dc42ca498561ae0ff5a46f538bf4531', 200, '{"data":{"id":"btx_01m8mgchd8eqqsx4kry8mwywnh","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8mgce2vebsbjt2vb9d2ehjc","journal_id":"jnl_01m8mgck3vebst85qhce4mq5fn","settlement_id":"set_01m8mgck3vebst85qhce4mq5fn","confirmed_at":"2026-11-29T20:36:48.379Z","created_at":"2026-11-29T20:36:46.632Z","updated_at":"2026-11-29T20:36:48.379Z","version":2}}', 1795984608379);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', 'tieout-invoices-36e790a8b95c99c1f0c4a3b26ea87d9a329210855c4411563875f1bc18de6b9b', '\xb72565565457893d9d3c846bfaad8a6808615fa2da5113ddfb715a0bae0807bf', 201, '{"data":{"id":"inv_01m8mgcenmeqrta1r0z1rexjcp","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mgcda3em5a4rense5rfzd7","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mgcenmeqrta1r0z6q1y7r2","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:43.828Z","updated_at":"2026-11-29T20:36:43.828Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1795984603828);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', 'tieout-invoices-5837fbe764084409a53e9e25862d8e7fc51f01a8bb43109666e5cc8f7b395c26', '\x5e5e97b094fe6f8cd59b9ff12ca2a5bed1ef33533ef93bc4b34f4f1456b8aac8', 201, '{"data":{"id":"inv_01m8mgcevke3nshtgaxvjefent","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mgcdrcedgbhb7khdsv7bc1","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mgcevke3nshtgaxyj9nm8g","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.019Z","updated_at":"2026-11-29T20:36:44.019Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5z0n1p2yy","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1795984604019);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', 'tieout-invoices-83dded246e66dfcb3fba9db051d4bb22c0f0e52c36cd94e6fb838d3c1ecc8878', '\x00d412c50bb8599e26cae440fe8e427270b5b2cf96c45881ab44d32da5b659e7', 201, '{"data":{"id":"inv_01m8mgcf8sedhsxjj5kgz8rr2x","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mgce2vebsbjt2vb9d2ehjc","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mgcf8sedhsxjj5knr6azv5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.441Z","updated_at":"2026-11-29T20:36:44.441Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5zs231gn0","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1795984604441);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', 'tieout-invoices-2fecf3d1c62e016ce8600095ddc326fb038333b391014ab599a8fc19b0788150', '\x52d338545c72e00b9e3798ea6efb2ea1958dcdcd89c86ff8943d845a2b2cc499', 201, '{"data":{"id":"inv_01m8mgcfqre6q9m3wbm6f6m74d","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mgcdjaeb4tzkp5e0gevcre","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mgcfqre6q9m3wbm8y0q50f","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.920Z","updated_at":"2026-11-29T20:36:44.920Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795984604920);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', 'tieout-invoices-aa15d64efb02f6ea5e6c24260d2701a99f964cb2b20d2ea0ddebba8cf333245e', '\x5aa6d40220b6adc080740db112c1ce88228b65b3c3d967103c8ffa0e31e34866', 201, '{"data":{"id":"inv_01m8mgcfwjen59bv4abm2zzz7f","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mgce7jezzv8d1bg4dd884f","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mgcfwjen59bv4absq9a6ty","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:45.074Z","updated_at":"2026-11-29T20:36:45.074Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5z6cy68w1","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1795984605074);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-459f-76da-a2ec-b4322b567342', '\x5c3f9280aff14a70814128928fb2bafd1b5125f33e646d0069e7e739893baa65', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8mgchd8eqqsx4krxz4s3hn5"},{"index":1,"status":"created","id":"btx_01m8mgchd8eqqsx4kry1ftx4yb"},{"index":2,"status":"created","id":"btx_01m8mgchd8eqqsx4kry768aj1r"},{"index":3,"status":"created","id":"btx_01m8mgchd8eqqsx4kry8mwywnh"},{"index":4,"status":"created","id":"btx_01m8mgchd8eqqsx4kryc98fct9"},{"index":5,"status":"created","id":"btx_01m8mgchd8eqqsx4krykpxrnjh"},{"index":6,"status":"created","id":"btx_01m8mgchd8eqqsx4kryp2g59mp"},{"index":7,"status":"created","id":"btx_01m8mgchd8eqqsx4krytnwqqkc"},{"index":8,"status":"created","id":"btx_01m8mgchd8eqqsx4kryw0gnm51"},{"index":9,"status":"created","id":"btx_01m8mgchd8eqqsx4krz10zxwfq"},{"index":10,"status":"created","id":"btx_01m8mgchd8eqqsx4krz61z8pws"},{"index":11,"status":"created","id":"btx_01m8mgchd8eqqsx4krzb0w5r02"},{"index":12,"status":"created","id":"btx_01m8mgchd8eqqsx4krzfnpstgb"}]}}', 1795984606632);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-5254-7689-a994-7a640f8ff349', '\xde38c6c69182a46aec2d57998aae64b4834f399553fb700aa938dc0e3a5b07b0', 200, '{"data":{"id":"btx_01m8mgchd8eqqsx4krz10zxwfq","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8mgcdjaeb4tzkp5e0gevcre","journal_id":"jnl_01m8mgcmk8etebfhzkkky61grb","settlement_id":"set_01m8mgcmk8etebfhzkkky61grb","confirmed_at":"2026-11-29T20:36:49.896Z","created_at":"2026-11-29T20:36:46.632Z","updated_at":"2026-11-29T20:36:49.896Z","version":2}}', 1795984609896);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', 'tieout-invoices-19af1ab28e36c899f617fd43a9854b51638897ef8b5dc4919ec1f43ea0e69e27', '\x043c2dbdce6e62089083d84b8b992861258bf4f212fc1cba27b8c7a52ee7ca50', 201, '{"data":{"id":"inv_01m8mgcezhewnra3hmz822m0jh","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mgcdxwex6tvsb5saj1sgny","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mgcezhewnra3hmzex8s1bp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.145Z","updated_at":"2026-11-29T20:36:44.145Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5vje4en14","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1795984604145);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', 'tieout-invoices-057afec0ec267c9830761db0325ba04048562854938c75735c00b1eb1da33dff', '\xf0e0a3c117ff8e020925dd2f98a9110fa59d160ca01f4ff42eca570625b4488d', 201, '{"data":{"id":"inv_01m8mgcfdyeasv8e0vc8t6xcxv","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mgcddzeq2tgxf9cy3nfeq3","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mgcfdyeasv8e0vcfz2wzvz","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.606Z","updated_at":"2026-11-29T20:36:44.606Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mgccrmet38rrp3hwd8axtd","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1795984604606);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', 'tieout-invoices-fb8fa15910e62cede0ba779c66925d01e8b92a128b0d97a2e5677f9724788ebb', '\x6139272edba83e9af011421913ffad35713e2b41ed7b0a32b79ab668b3d3131c', 201, '{"data":{"id":"inv_01m8mgcg0zegxtr93z1mfn3a2q","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mgcda3em5a4rense5rfzd7","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mgcg0zegxtr93z1tm13nxg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:45.215Z","updated_at":"2026-11-29T20:36:45.215Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yh7e88j1","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1795984605215);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', 'tieout-journals-3fb0a01e4b2e1f6a494582861f59fdf514c3cc9aa2fe92c18418dc32fb4ae1bf', '\xaa5b4496408bc7ce80e76d0604bad1b0aaebd453a680266e3b545203153c7c50', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8mgcgwce2d979b158m2y2sd","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8mgcgwce2d979b15khpvems","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8mgcgwce2d979b15rzebeew","sequence":16,"error":null}]}}', 1795984606093);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-4a0b-7029-afc8-1c32fc373737', '\x25b2790c436911fa63e93348802a82450a6cc6d0c23f3e6fa72fc53394db33ce', 200, '{"data":{"id":"btx_01m8mgchd8eqqsx4kry1ftx4yb","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8mgcda3em5a4rense5rfzd7","journal_id":"jnl_01m8mgcjhzebx903y6fnn2fcsw","settlement_id":"set_01m8mgcjhzebx903y6fnn2fcsw","confirmed_at":"2026-11-29T20:36:47.807Z","created_at":"2026-11-29T20:36:46.632Z","updated_at":"2026-11-29T20:36:47.807Z","version":2}}', 1795984607807);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-4e8c-7444-910e-9a5cad41e028', '\xf2bb8fbcd5aa06faed07c04a153f50448e7517326268a2117829a2d9f216f98b', 200, '{"data":{"id":"btx_01m8mgchd8eqqsx4kryc98fct9","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8mgcda3em5a4rense5rfzd7","journal_id":"jnl_01m8mgckmme45tew1xd9sdxfw6","settlement_id":"set_01m8mgckmme45tew1xd9sdxfw6","confirmed_at":"2026-11-29T20:36:48.916Z","created_at":"2026-11-29T20:36:46.632Z","updated_at":"2026-11-29T20:36:48.916Z","version":2}}', 1795984608916);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-5fdb-7754-ad81-89fe4b4dad17', '\x8f997ce10105956e383cd4d18f389502283b0551ee10e97e75a1511ac6c65f0f', 200, '{"data":{"id":"btx_01m8mgchd8eqqsx4krytnwqqkc","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mgcc90evvs8rn609ga3nw8","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mgcqzvej3rkpx1wn0jpc3v","settlement_id":null,"confirmed_at":"2026-11-29T20:36:53.371Z","created_at":"2026-11-29T20:36:46.632Z","updated_at":"2026-11-29T20:36:53.371Z","version":3}}', 1795984613371);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-6197-7584-9557-dc9a781ec571', '\xab8e755fcca0af4d10d953cedc66167147b17e0f9f5b3f44b3a37c41a7952d8c', 200, '{"data":{"id":"btx_01m8mgchd8eqqsx4kry768aj1r","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mgcc90evvs8rn609ga3nw8","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mgcrdre99tfmjs50j0hkxn","settlement_id":null,"confirmed_at":"2026-11-29T20:36:53.816Z","created_at":"2026-11-29T20:36:46.632Z","updated_at":"2026-11-29T20:36:53.816Z","version":3}}', 1795984613816);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', 'tieout-invoices-98070e4f404782218e9a5ca7f0fb53c334e00bf191832f1d6e19b77ca6efb668', '\xc40e5dba9dca66ee05cbbb3a869b7a05a98a46540ff1c4cd9ebe3780725895b1', 201, '{"data":{"id":"inv_01m8mgcf2ye1st6de7xkhej1fn","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mgcda3em5a4rense5rfzd7","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mgcf2ye1st6de7xqktcgpp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.255Z","updated_at":"2026-11-29T20:36:44.255Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yh7e88j1","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1795984604255);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', 'tieout-invoices-5602650788b7a5d6de01f18d11439cece3707bac6ba1bbc7528f7552c181a12a', '\xddefdb2bc2e4eadf4f047369c2e5a29b79b36501d142e4580f3e7a02b988d3c9', 201, '{"data":{"id":"inv_01m8mgcfh0e6gr4g9ya8kkzx4e","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mgcdjaeb4tzkp5e0gevcre","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mgcfh0e6gr4g9yafz0kj9e","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.704Z","updated_at":"2026-11-29T20:36:44.704Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1795984604704);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', 'tieout-invoices-263fb92821e399928bc6a8d4af5272e14a798470bd213bb71ef5ea864fc9cc0a', '\x21515d02834215ff11deea831f9bc7d9ec66847461a8de2666ff4f5c5bf39ccb', 201, '{"data":{"id":"inv_01m8mgcfn9eamaeg5nmwd9axwt","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mgcdjaeb4tzkp5e0gevcre","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mgcfn9eamaeg5nn0gj83bb","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.841Z","updated_at":"2026-11-29T20:36:44.841Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795984604841);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-410c-7364-b2ca-938a27420cfa', '\x4aa633e3f2b71a195aa16f2938358df3186b82854bbd9a609ca80871fd716ab7', 200, '{"data":{"id":"inv_01m8mgcfn9eamaeg5nmwd9axwt","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8mgcdjaeb4tzkp5e0gevcre","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mgcfn9eamaeg5nn0gj83bb","void_date":"2026-03-03","void_journal_id":"jnl_01m8mgcg9jefcapcs27pat6g18","created_at":"2026-11-29T20:36:44.841Z","updated_at":"2026-11-29T20:36:45.490Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795984605490);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-426e-72a1-a84c-b90f046a7de0', '\xb47cc4257c62bc35f046cabb4292049b8999c662f3bd98c78d58e89abb1fb001', 201, '{"data":{"id":"inv_01m8mgcfqre6q9m3wbm6f6m74d","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8mgcdjaeb4tzkp5e0gevcre","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mgcfqre6q9m3wbm8y0q50f","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:44.920Z","updated_at":"2026-11-29T20:36:45.823Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mgcc90evvs8rn5yf5v8z5e","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795984605823);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-446c-73d6-9544-3975ec30ae33', '\x30f997ad15e31fcb75dffeb6a5bce9b7b1833501243264ec0d0a55e50ca8ba69', 201, '{"data":{"id":"set_01m8mgch42etta0fq26pr6g6bm","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mgcddzeq2tgxf9cy3nfeq3","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mgch42etta0fq26zq2h14s","invoice_id":"inv_01m8mgcfdyeasv8e0vc8t6xcxv","invoice_number":"INV-0003","settlement_id":"set_01m8mgch42etta0fq26pr6g6bm","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T20:36:46.338Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8mgch42etta0fq26svz92km","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T20:36:46.338Z","updated_at":"2026-11-29T20:36:46.338Z","version":1}}', 1795984606338);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-47e3-73c9-b94b-27b4430d92c3', '\x05d6a2c636ea3b00c184a38fe9559886fb6c1ad735669abe796f6f361e038b4d', 200, '{"data":{"id":"btx_01m8mgchd8eqqsx4krxz4s3hn5","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8mgcdxwex6tvsb5saj1sgny","journal_id":"jnl_01m8mgchzzen3tx63qgzvy0v12","settlement_id":"set_01m8mgchzzen3tx63qgzvy0v12","confirmed_at":"2026-11-29T20:36:47.231Z","created_at":"2026-11-29T20:36:46.632Z","updated_at":"2026-11-29T20:36:47.231Z","version":2}}', 1795984607231);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-5076-71a9-8733-671094abb3f4', '\xca8b25208967a1f9082ca177e6ec4ea5a3d9af6f40164a4f64aa5bd85bcdc0a5', 200, '{"data":{"id":"btx_01m8mgchd8eqqsx4kryp2g59mp","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8mgcdrcedgbhb7khdsv7bc1","journal_id":"jnl_01m8mgcm4mepaa3zj8r98adxrr","settlement_id":"set_01m8mgcm4mepaa3zj8r98adxrr","confirmed_at":"2026-11-29T20:36:49.428Z","created_at":"2026-11-29T20:36:46.632Z","updated_at":"2026-11-29T20:36:49.428Z","version":2}}', 1795984609428);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-5522-73f2-9275-dff5d520affb', '\xf0954d3aff2962385a29853a9a4150032eed94bd8e408ff031008775b5e52cae', 200, '{"data":{"id":"btx_01m8mgchd8eqqsx4kryw0gnm51","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8mgcddzeq2tgxf9cy3nfeq3","journal_id":"jnl_01m8mgch42etta0fq26svz92km","settlement_id":"set_01m8mgch42etta0fq26pr6g6bm","confirmed_at":"2026-11-29T20:36:50.625Z","created_at":"2026-11-29T20:36:46.632Z","updated_at":"2026-11-29T20:36:50.625Z","version":2}}', 1795984610625);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-587d-730a-853b-e1340e408490', '\x3888cb6ca9d2ea56acf4e1dad343bf6aa8912e8f28329b5548fc4c1aae8c136f', 200, '{"data":{"id":"btx_01m8mgchd8eqqsx4krzfnpstgb","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mgcc90evvs8rn5x9mv7txy","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8mgcp5dev5v8cbhq150ay4h","settlement_id":null,"confirmed_at":"2026-11-29T20:36:51.501Z","created_at":"2026-11-29T20:36:46.632Z","updated_at":"2026-11-29T20:36:51.501Z","version":2}}', 1795984611501);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-596b-7639-85c6-092f91691fe4', '\xd5fe642b2b01d2345ae1ed478cb20b9e3ea367b13fa604b859db654983f0dac7', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8mgchd8eqqsx4kry768aj1r","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mgcc90evvs8rn609ga3nw8","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mgchd8eqqsx4krykpxrnjh","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mgcc90evvs8rn60jdq9gcw","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8mgchd8eqqsx4krytnwqqkc","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mgcc90evvs8rn609ga3nw8","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mgchd8eqqsx4krz61z8pws","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mgcc90evvs8rn61a00bjyd","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795984612693);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-5e83-75f5-a7a5-126a230dfd57', '\x0a62edd69dfe5352cdca6b535b4e50596d146d2a7fbe09c14aff36eb3fc084b5', 200, '{"data":{"id":"btx_01m8mgchd8eqqsx4krykpxrnjh","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mgcc90evvs8rn60jdq9gcw","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8mgcqmwe2f81k52rnhz19be","settlement_id":null,"confirmed_at":"2026-11-29T20:36:53.020Z","created_at":"2026-11-29T20:36:46.632Z","updated_at":"2026-11-29T20:36:53.020Z","version":3}}', 1795984613020);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-65d4-75d7-be84-b97362ba45c7', '\xc1d94eb59d4fc7d5ab17b6e44dad3a0676a206c7e478ff9cbc0901de6c9c419c', 201, '{"data":{"id":"vrt_01m8mgcsf6eh0ac935hf62197x","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T20:36:54.886Z","updated_at":"2026-11-29T20:36:54.886Z","version":1}}', 1795984614886);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-685a-7068-a3e2-e45ce8cb286c', '\x3daacd95bb098dbda4324358b03d1c8d2b4d76c4318ea534226a49e586136dbd', 200, '{"data":{"id":"org_01m8mgcc90evvs8rn622k88sp7","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T20:36:41.376Z","updated_at":"2026-11-29T20:36:55.530Z","version":2}}', 1795984615530);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8mgcwrce559nfem0m5he1kw","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8mgcwrce559nfem0m5he1kw"}', 1795984618252);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-5654-73e4-b637-8ab686cd0e16', '\x277255953aee21d0aa09d3e77ac1795b4285e6a335b865b78f43f6d769dd1f24', 200, '{"data":{"id":"btx_01m8mgchd8eqqsx4krzb0w5r02","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8mgcnkae1jb1rqsmdykr0r8","settlement_id":null,"confirmed_at":"2026-11-29T20:36:50.922Z","created_at":"2026-11-29T20:36:46.632Z","updated_at":"2026-11-29T20:36:50.922Z","version":2}}', 1795984610922);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-635d-74cd-ac46-ce6f2d484feb', '\x9d2a2f6889d23b3b47ee9d3a17cb08e86daf78428e34d744a275a59c7ec83045', 200, '{"data":{"id":"btx_01m8mgchd8eqqsx4krz61z8pws","bank_account_id":"bac_01m8mgccz7ejn8y51axttw7e6c","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mgcc90evvs8rn61a00bjyd","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8mgcrv3e4m8m811hnzdfcdz","settlement_id":null,"confirmed_at":"2026-11-29T20:36:54.243Z","created_at":"2026-11-29T20:36:46.632Z","updated_at":"2026-11-29T20:36:54.243Z","version":3}}', 1795984614243);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'org_01m8mgcc90evvs8rn622k88sp7', '01a22906-66f4-7232-bb6f-5a182e0d08d1', '\x21a8258cb0d7be9269bd2d2460a34cfb73e9371f94f9632c1d54ae527d1c13d8', 200, '{"data":{"id":"vrt_01m8mgcsf6eh0ac935hf62197x","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-29T20:36:55.193Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T20:36:54.886Z","updated_at":"2026-11-29T20:36:55.193Z","version":2}}', 1795984615193);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcenmeqrta1r0z1rexjcp', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcevke3nshtgaxvjefent', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8mgcc90evvs8rn5z0n1p2yy', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcezhewnra3hmz822m0jh', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8mgcc90evvs8rn5vje4en14', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcf2ye1st6de7xkhej1fn', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8mgcc90evvs8rn5yh7e88j1', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcf8sedhsxjj5kgz8rr2x', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8mgcc90evvs8rn5zs231gn0', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcfdyeasv8e0vc8t6xcxv', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8mgccrmet38rrp3hwd8axtd', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcfdyeasv8e0vc8t6xcxv', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcfh0e6gr4g9ya8kkzx4e', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcfn9eamaeg5nmwd9axwt', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcfqre6q9m3wbm6f6m74d', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcfwjen59bv4abm2zzz7f', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8mgcc90evvs8rn5z6cy68w1', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcg0zegxtr93z1mfn3a2q', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8mgcc90evvs8rn5yh7e88j1', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'inv_01m8mgcg0zegxtr93z1mfn3a2q', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'inv_01m8mgcyevefjb1sar8c6d050d', 1, 'Oak', '1', '50', NULL, 'acc_01m8mgcbskek3s8apw3z3bt5h5', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'inv_01m8mgcyx3eaaa2pq5q81d34gd', 1, 'Oak', '1', '50', NULL, 'acc_01m8mgcbskek3s8apw4kqajbv5', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'inv_01m8mgd08mekvba0t9xfg62y2a', 1, 'Oak', '1', '100', NULL, 'acc_01m8mgcbskek3s8apw3z3bt5h5', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO public.invoices VALUES ('inv_01m8mgcfwjen59bv4abm2zzz7f', 'org_01m8mgcc90evvs8rn622k88sp7', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8mgce7jezzv8d1bg4dd884f', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8mgcfwjen59bv4absq9a6ty', NULL, NULL, 'fr-1209', 1795984605074, 1795984605074, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mgcg0zegxtr93z1mfn3a2q', 'org_01m8mgcc90evvs8rn622k88sp7', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8mgcda3em5a4rense5rfzd7', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8mgcg0zegxtr93z1tm13nxg', NULL, NULL, 'inv-0006', 1795984605215, 1795984605215, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mgcfn9eamaeg5nmwd9axwt', 'org_01m8mgcc90evvs8rn622k88sp7', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8mgcdjaeb4tzkp5e0gevcre', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8mgcfn9eamaeg5nn0gj83bb', '2026-03-03', 'jnl_01m8mgcg9jefcapcs27pat6g18', 'inv-0005', 1795984604841, 1795984605490, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mgcfqre6q9m3wbm6f6m74d', 'org_01m8mgcc90evvs8rn622k88sp7', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8mgcdjaeb4tzkp5e0gevcre', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8mgcfqre6q9m3wbm8y0q50f', NULL, NULL, 'cn-0001
inv-0004', 1795984604920, 1795984605823, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mgcfdyeasv8e0vc8t6xcxv', 'org_01m8mgcc90evvs8rn622k88sp7', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8mgcddzeq2tgxf9cy3nfeq3', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8mgcfdyeasv8e0vcfz2wzvz', NULL, NULL, 'inv-0003', 1795984604606, 1795984606338, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mgcezhewnra3hmz822m0jh', 'org_01m8mgcc90evvs8rn622k88sp7', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8mgcdxwex6tvsb5saj1sgny', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8mgcezhewnra3hmzex8s1bp', NULL, NULL, 'tb-0117', 1795984604145, 1795984607231, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mgcf8sedhsxjj5kgz8rr2x', 'org_01m8mgcc90evvs8rn622k88sp7', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8mgce2vebsbjt2vb9d2ehjc', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8mgcf8sedhsxjj5knr6azv5', NULL, NULL, 'hl-33', 1795984604441, 1795984608379, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mgcenmeqrta1r0z1rexjcp', 'org_01m8mgcc90evvs8rn622k88sp7', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mgcda3em5a4rense5rfzd7', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8mgcenmeqrta1r0z6q1y7r2', NULL, NULL, 'inv-0001', 1795984603828, 1795984608916, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mgcf2ye1st6de7xkhej1fn', 'org_01m8mgcc90evvs8rn622k88sp7', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8mgcda3em5a4rense5rfzd7', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8mgcf2ye1st6de7xqktcgpp', NULL, NULL, 'inv-0002', 1795984604255, 1795984608916, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mgcevke3nshtgaxvjefent', 'org_01m8mgcc90evvs8rn622k88sp7', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8mgcdrcedgbhb7khdsv7bc1', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8mgcevke3nshtgaxyj9nm8g', NULL, NULL, 'px-881', 1795984604019, 1795984609428, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mgcfh0e6gr4g9ya8kkzx4e', 'org_01m8mgcc90evvs8rn622k88sp7', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8mgcdjaeb4tzkp5e0gevcre', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8mgcfh0e6gr4g9yafz0kj9e', NULL, NULL, 'inv-0004', 1795984604704, 1795984609896, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mgcyevefjb1sar8c6d050d', 'org_01m8mgcbskek3s8apw7h300xj7', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8mgcycpe29sqwvx80at5jb9', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8mgcyevefjb1sar8khdmw3y', NULL, NULL, 'e-1', 1795984619995, 1795984620289, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mgcyx3eaaa2pq5q81d34gd', 'org_01m8mgcbskek3s8apw7h300xj7', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8mgcycpe29sqwvx80at5jb9', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8mgcyx3eaaa2pq5qcwjezpv', NULL, NULL, 'e-1', 1795984620451, 1795984620591, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000);
INSERT INTO public.invoices VALUES ('inv_01m8mgd08mekvba0t9xfg62y2a', 'org_01m8mgcbskek3s8apw7h300xj7', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mgd024edtsm8trgv1xsc32', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8mgd08mekvba0t9xgpanbwc', NULL, NULL, 'inv-0001', 1795984621844, 1795984622053, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0);
INSERT INTO public.jobs VALUES ('rec_01m8mgcwrce559nfem0m5he1kw', 'reconcile', 1, 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'key_01m8mgcb4qewpterp1c82h0rbj', 'completed', 3, 0, 1, 1, NULL, NULL, '01a22906736b77ef964474dbfee5a9af', 3, NULL, 1795984618252, 1795984618298, 1795984618347, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 1, 'acc_01m8mgcc90evvs8rn5wgjxrejz', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 1, 2, 'acc_01m8mgcc90evvs8rn5yakxh749', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 2, 1, 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 2, 2, 'acc_01m8mgcc90evvs8rn5yf5v8z5e', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 2, 3, 'acc_01m8mgccm8eaq9yf5ymfx29my5', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 3, 1, 'acc_01m8mgcc90evvs8rn5wtaz6x3h', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 3, 2, 'acc_01m8mgcc90evvs8rn5z0n1p2yy', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 4, 1, 'acc_01m8mgcc90evvs8rn5wtaz6x3h', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 4, 2, 'acc_01m8mgcc90evvs8rn5vje4en14', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 4, 3, 'acc_01m8mgccm8eaq9yf5ymfx29my5', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 5, 1, 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 5, 2, 'acc_01m8mgcc90evvs8rn5yh7e88j1', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 6, 1, 'acc_01m8mgcc90evvs8rn5wtaz6x3h', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 6, 2, 'acc_01m8mgcc90evvs8rn5zs231gn0', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 7, 1, 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 7, 2, 'acc_01m8mgccrmet38rrp3hwd8axtd', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 7, 3, 'acc_01m8mgcc90evvs8rn5yf5v8z5e', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 7, 4, 'acc_01m8mgccm8eaq9yf5ymfx29my5', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 8, 1, 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 8, 2, 'acc_01m8mgcc90evvs8rn5yf5v8z5e', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 8, 3, 'acc_01m8mgccm8eaq9yf5ymfx29my5', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 9, 1, 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 9, 2, 'acc_01m8mgcc90evvs8rn5yf5v8z5e', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 9, 3, 'acc_01m8mgccm8eaq9yf5ymfx29my5', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 10, 1, 'acc_01m8mgcc90evvs8rn5w6ztk2m8', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 10, 2, 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 10, 3, 'acc_01m8mgccm8eaq9yf5ymfx29my5', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 11, 1, 'acc_01m8mgcc90evvs8rn5wtaz6x3h', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 11, 2, 'acc_01m8mgcc90evvs8rn5z6cy68w1', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 11, 3, 'acc_01m8mgccm8eaq9yf5ymfx29my5', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 12, 1, 'acc_01m8mgcc90evvs8rn5w6ztk2m8', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 12, 2, 'acc_01m8mgcc90evvs8rn5yh7e88j1', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 12, 3, 'acc_01m8mgcc90evvs8rn5yf5v8z5e', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 12, 4, 'acc_01m8mgccm8eaq9yf5ymfx29my5', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 13, 1, 'acc_01m8mgcc90evvs8rn5w6ztk2m8', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 13, 2, 'acc_01m8mgcc90evvs8rn5yf5v8z5e', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 13, 3, 'acc_01m8mgccm8eaq9yf5ymfx29my5', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 14, 1, 'acc_01m8mgcc90evvs8rn5yakxh749', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 14, 2, 'acc_01m8mgcc90evvs8rn5xz3rj2j8', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 14, 3, 'acc_01m8mgcc90evvs8rn5xjnswccb', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 15, 1, 'acc_01m8mgcc90evvs8rn5zetc82w6', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 15, 2, 'acc_01m8mgcc90evvs8rn5x1qzyyxs', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 15, 3, 'acc_01m8mgcc90evvs8rn5x9mv7txy', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 16, 1, 'acc_01m8mgcc90evvs8rn61e590zxr', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 16, 2, 'acc_01m8mgcc90evvs8rn5vzptcjzw', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 17, 1, 'acc_01m8mgcc90evvs8rn5w6ztk2m8', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 17, 2, 'acc_01m8mgcc90evvs8rn5wgjxrejz', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 18, 1, 'acc_01m8mgcc90evvs8rn5wtaz6x3h', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 18, 2, 'acc_01m8mgcc90evvs8rn5wgjxrejz', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 20, 1, 'acc_01m8mgcc90evvs8rn5wtaz6x3h', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 20, 2, 'acc_01m8mgcc90evvs8rn5wgjxrejz', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 22, 1, 'acc_01m8mgcc90evvs8rn5wtaz6x3h', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 22, 2, 'acc_01m8mgcc90evvs8rn5wgjxrejz', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 25, 1, 'acc_01m8mgcc90evvs8rn5wgjxrejz', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 25, 2, 'acc_01m8mgcc90evvs8rn5x9mv7txy', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 26, 1, 'acc_01m8mgcc90evvs8rn5wgjxrejz', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 26, 2, 'acc_01m8mgcc90evvs8rn60jdq9gcw', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 7, 1, 'acc_01m8mgcbskek3s8apw2b9tkfr8', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 7, 2, 'acc_01m8mgcbskek3s8apw4kqajbv5', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 7, 3, 'acc_01m8mgcc1yexg8jq01gscvjd3h', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 13, 1, 'acc_01m8mgczzjeypt0a1ypjxmda48', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 13, 2, 'acc_01m8mgcc1yexg8jq01gscvjd3h', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 13, 3, 'acc_01m8mgczzjeypt0a1ypjxmda48', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 19, 1, 'acc_01m8mgcc90evvs8rn5w6ztk2m8', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 19, 2, 'acc_01m8mgcc90evvs8rn5wgjxrejz', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 21, 1, 'acc_01m8mgcc90evvs8rn5w6ztk2m8', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 21, 2, 'acc_01m8mgcc90evvs8rn5wgjxrejz', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 27, 1, 'acc_01m8mgcc90evvs8rn5wgjxrejz', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 27, 2, 'acc_01m8mgcc90evvs8rn609ga3nw8', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 27, 3, 'acc_01m8mgccm8eaq9yf5ymfx29my5', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 28, 1, 'acc_01m8mgcc90evvs8rn5wgjxrejz', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 28, 2, 'acc_01m8mgcc90evvs8rn609ga3nw8', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 28, 3, 'acc_01m8mgccm8eaq9yf5ymfx29my5', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 8, 1, 'acc_01m8mgcc1yexg8jq01gscvjd3h', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 8, 2, 'acc_01m8mgcbskek3s8apw1zv065fh', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 23, 1, 'acc_01m8mgcc90evvs8rn5w6ztk2m8', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 23, 2, 'acc_01m8mgcc90evvs8rn5wgjxrejz', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 24, 1, 'acc_01m8mgcc90evvs8rn5wgjxrejz', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 24, 2, 'acc_01m8mgcd4zegha8w3rcs8rz5rt', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 29, 1, 'acc_01m8mgcc90evvs8rn5wgjxrejz', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 29, 2, 'acc_01m8mgcc90evvs8rn61a00bjyd', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 1, 'acc_01m8mgcbskek3s8apw5mddzma5', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 2, 'acc_01m8mgcc1yexg8jq01gscvjd3h', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 3, 'acc_01m8mgcbskek3s8apw27e5hgj2', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 2, 1, 'acc_01m8mgcbskek3s8apw5mddzma5', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 2, 2, 'acc_01m8mgcc1yexg8jq01gscvjd3h', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 2, 3, 'acc_01m8mgcc1yexg8jq01gscvjd3h', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 2, 4, 'acc_01m8mgcbskek3s8apw27e5hgj2', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 3, 1, 'acc_01m8mgcbskek3s8apw4xe1q62e', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 3, 2, 'acc_01m8mgcbskek3s8apw2130x0yr', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 4, 1, 'acc_01m8mgcbskek3s8apw4xe1q62e', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 4, 2, 'acc_01m8mgcbskek3s8apw2130x0yr', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 5, 1, 'acc_01m8mgcbskek3s8apw1q8b1bgp', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 5, 2, 'acc_01m8mgcbskek3s8apw3z3bt5h5', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 5, 3, 'acc_01m8mgcc1yexg8jq01gscvjd3h', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 6, 1, 'acc_01m8mgcbskek3s8apw70j4p3fy', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 6, 2, 'acc_01m8mgcbskek3s8apw1q8b1bgp', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 9, 1, 'acc_01m8mgcc1yexg8jq01gscvjd3h', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 9, 2, 'acc_01m8mgcbskek3s8apw27e5hgj2', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 10, 1, 'acc_01m8mgcbskek3s8apw3z3bt5h5', -2000, NULL, 'ST', 400, 0, '2025-03-10', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 10, 2, 'acc_01m8mgcc1yexg8jq01gscvjd3h', -400, NULL, 'ST', 0, 1, '2025-03-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 10, 3, 'acc_01m8mgcbskek3s8apw27e5hgj2', 2400, NULL, NULL, 0, 0, '2025-03-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 11, 1, 'acc_01m8mgcbskek3s8apw1q8b1bgp', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 11, 2, 'acc_01m8mgcbskek3s8apw2130x0yr', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 11, 3, 'acc_01m8mgczzjeypt0a1ypjxmda48', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 11, 4, 'acc_01m8mgcc1yexg8jq01gscvjd3h', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 11, 5, 'acc_01m8mgczzjeypt0a1ypjxmda48', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 12, 1, 'acc_01m8mgcbskek3s8apw1q8b1bgp', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 12, 2, 'acc_01m8mgcbskek3s8apw3z3bt5h5', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 12, 3, 'acc_01m8mgcc1yexg8jq01gscvjd3h', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journals VALUES ('jnl_01m8mgccz7ejn8y51ay2a3431r', 'org_01m8mgcc90evvs8rn622k88sp7', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795984602087, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xb1be63dc8344ff0ab21d9b3f0699d28170eb225c77588e20bf47a1d083060fee', 'opening balance of current', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcenmeqrta1r0z6q1y7r2', 'org_01m8mgcc90evvs8rn622k88sp7', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795984603828, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x61e5d74555ccf27848f923dfe56726b8a3e7246f39465e65a0d1e4c49fb1cc1c', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcevke3nshtgaxyj9nm8g', 'org_01m8mgcc90evvs8rn622k88sp7', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795984604019, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x137c9b0e0bb43ed72f3d0c6a078e52842b81ad08a65457b1ac83ffedf7aea948', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcezhewnra3hmzex8s1bp', 'org_01m8mgcc90evvs8rn622k88sp7', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795984604145, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xea9b165cdecc0d06c00c8f4d87493c420395505bcecbb68bfbcb2db6467109f8', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcf2ye1st6de7xqktcgpp', 'org_01m8mgcc90evvs8rn622k88sp7', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795984604255, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xba490897886354e6d9d4be70c8ae36f2f90b0e0e0d27ef851747ce49abcf067c', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcf8sedhsxjj5knr6azv5', 'org_01m8mgcc90evvs8rn622k88sp7', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795984604441, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x1fbb1c9d17caa90304a2f7bee4e71394f4dd2ebd07fa1323c00b988470200e99', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcfdyeasv8e0vcfz2wzvz', 'org_01m8mgcc90evvs8rn622k88sp7', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795984604606, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xf78c457a5af80faea9421c1c7a802eef63be666ba2f728c0b0f252fafb9e99ad', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcfh0e6gr4g9yafz0kj9e', 'org_01m8mgcc90evvs8rn622k88sp7', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795984604704, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x0a62e080cbf8c5fa45c741e116a4e70c23537fb0b264e5ba4bedf4c542a08592', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcfn9eamaeg5nn0gj83bb', 'org_01m8mgcc90evvs8rn622k88sp7', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795984604841, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x660b8009456483588e91617afbc0a04f79ef80618bef7f460f1f2663ea71296b', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcfqre6q9m3wbm8y0q50f', 'org_01m8mgcc90evvs8rn622k88sp7', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795984604920, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xb2e252d7aed1b3bf38e15f9182deaebff4fa7b1cfd4a697f8e59890ceadd3436', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcfwjen59bv4absq9a6ty', 'org_01m8mgcc90evvs8rn622k88sp7', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795984605074, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xdeeb40cb7faa20c7734c267dd835369df0bcbb8d277510014bdf49fe7206c241', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcg0zegxtr93z1tm13nxg', 'org_01m8mgcc90evvs8rn622k88sp7', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795984605215, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x7a3ed619b42305d48124063f679613332fd24b8eb04520bba83b22ad16687c43', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcg9jefcapcs27pat6g18', 'org_01m8mgcc90evvs8rn622k88sp7', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8mgcfn9eamaeg5nn0gj83bb', 60000, 1795984605490, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x4e9860f834ed4f90649487197a86f5c181dae67390e0e1695e98a7e6694f59fe', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcgwce2d979b158m2y2sd', 'org_01m8mgcc90evvs8rn622k88sp7', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795984606093, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xd5a5ed915cef7d97cd2baa43b8b638c09478488f1f17bed2131a2dd737071e31', 'opening balances
jv-001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcgwce2d979b15khpvems', 'org_01m8mgcc90evvs8rn622k88sp7', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795984606093, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xaec0c6c56db937d2b30a80b310e3c8c0f617f4670e93e5a17e28da9ce0349aa8', 'march wages
jv-002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcgwce2d979b15rzebeew', 'org_01m8mgcc90evvs8rn622k88sp7', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795984606093, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x2a2674850f1610e0a0b902eb817cde58c8d2b41c1679334a06e9491b22d737c0', 'depreciation of the laptop
jv-003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgch42etta0fq26svz92km', 'org_01m8mgcc90evvs8rn622k88sp7', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795984606338, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x7da2bdf9f7dc79c5a47f01737a5e55254033d6ec4423ecd8108507c5a6dadde0', 'receipt from kestrel fitness cic', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgchzzen3tx63qgzvy0v12', 'org_01m8mgcc90evvs8rn622k88sp7', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795984607231, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x42cb7eff82c8c6ef16093f71d377887710859a6cfd379ce8fe8099190e7ffc79', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcjhzebx903y6fnn2fcsw', 'org_01m8mgcc90evvs8rn622k88sp7', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795984607807, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x95a43abee28a4d04623ae01191d8565537758ea4872243f119b7dd15f0f14a96', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgck3vebst85qhce4mq5fn', 'org_01m8mgcc90evvs8rn622k88sp7', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795984608379, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x02cbdb0379f6bfaf3d1dffe261c51aea12f5c03d972966c3481594a2e7d5b973', 'fpo harcourt lettings hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgckmme45tew1xd9sdxfw6', 'org_01m8mgcc90evvs8rn622k88sp7', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795984608916, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x74370c5e8df3de56aa900af95ace99a2a3257067b21250362a2d8f770b7d8118', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcm4mepaa3zj8r98adxrr', 'org_01m8mgcc90evvs8rn622k88sp7', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795984609428, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x4c6368a96963faf8c58bb39c8dc0a04570db80bbed64fd389478c61e77a904d4', 'fpo printwell px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcmk8etebfhzkkky61grb', 'org_01m8mgcc90evvs8rn622k88sp7', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795984609896, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x203f6dcd17acb25fb28cc1e8ca63eba37de1e9191152e4c1cff97b272f997512', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcnkae1jb1rqsmdykr0r8', 'org_01m8mgcc90evvs8rn622k88sp7', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795984610922, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xfc68c5c16c2fcf71a1ecabaf6751513012fac1642316f04805ea9a2a0bca09ce', 'tfr to savings', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcp5dev5v8cbhq150ay4h', 'org_01m8mgcc90evvs8rn622k88sp7', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795984611501, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x2ecbfb62405db88253a60e116088763664568bb956c8fa8995cfcd867bf1a44d', 'fpo j wren net pay march', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcqmwe2f81k52rnhz19be', 'org_01m8mgcc90evvs8rn622k88sp7', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795984613020, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x59ea62c670eb1f3e714722e0461c4eb22100c51e9c6dca384751ef4376469b77', 'card trainline.com london', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcrv3e4m8m811hnzdfcdz', 'org_01m8mgcc90evvs8rn622k88sp7', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795984614243, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xaf87ea0f7d54d68b792b20fcfe30d0a1271c38e08c5d9a5344eeeeb37b314726', 'total charges to 19mar2026', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcqzvej3rkpx1wn0jpc3v', 'org_01m8mgcc90evvs8rn622k88sp7', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795984613371, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xa8e2056d9a5f383cb5f91bc58a829242225c970af02de9d10feac27d5feb6a31', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcrdre99tfmjs50j0hkxn', 'org_01m8mgcc90evvs8rn622k88sp7', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795984613816, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xc7a03d7a5392ecf92795d84e6dd23fd3f97b94a261190c006c3d6bc66b3be0a7', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcz1feyztbkxh17sdmm0b', 'org_01m8mgcbskek3s8apw7h300xj7', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1795984620591, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x1030cba511ee0683546c3b543b987685a7cc86bb19ce5ffa7d9b9d8933e4dbb5', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcx77e4tbydnd7tw631g0', 'org_01m8mgcbskek3s8apw7h300xj7', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1795984618727, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xfe378652ded7fdb52a5c28b00842d38d5cc622b5a5b643f7b8d0fb2dc3acd297', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcxb5evq95mqmjf7sbax7', 'org_01m8mgcbskek3s8apw7h300xj7', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1795984618853, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xd04b742f1702d14fa4dbd2df28de7eab258b79cbed9e6d6e1f6d9a8069d6e00a', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcxw5eeca8e1yw8qnvtmc', 'org_01m8mgcbskek3s8apw7h300xj7', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795984619397, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xd58f486f2cd2ea76458e54d50ea411e95adab233b79368a64f0b678903710866', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcy8jectthqxmbv2f18rk', 'org_01m8mgcbskek3s8apw7h300xj7', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8mgcxw5eeca8e1yw8qnvtmc', 50000, 1795984619794, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x088632139159d8928f00d4d3156144fcaa45d06f6ce0ca1baa47bf18a6e0b078', 'reversal of journal 3: a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcyevefjb1sar8khdmw3y', 'org_01m8mgcbskek3s8apw7h300xj7', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795984619995, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x28a2a081e420744320643ca18465c6836f12b34cdb2d33c20c4141f4b8c7932e', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcyr1exsagr4bqcf8cyc0', 'org_01m8mgcbskek3s8apw7h300xj7', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1795984620289, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x197aa0814c62e5364a2c0ac8b38fede203d5f30866c48866b3fde3a2dedbc10f', 'write-off of e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgczfbezha3he8a4w9qtwk', 'org_01m8mgcbskek3s8apw7h300xj7', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1795984621035, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x9233b1d7078ce01f87ec79fe89e6db8861dd37ae4241d3769027e3991d708060', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgczswejstgcp5wtc8hnfk', 'org_01m8mgcbskek3s8apw7h300xj7', 10, '2025-03-10', 'With VAT', NULL, NULL, 'manual', NULL, 2400, 1795984621372, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xd9281af6b7d104dc01cf45e860690b8be1c53d8cd604f446f416cbfc04990cfc', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgd03ney98d79npkyd57my', 'org_01m8mgcbskek3s8apw7h300xj7', 11, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1795984621686, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x2b61244d89142eed42ac7062e6b3d223b7afdcf201029ab89d7890ef219b9cee', 'receipt from oak', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgd08mekvba0t9xgpanbwc', 'org_01m8mgcbskek3s8apw7h300xj7', 12, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1795984621844, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xa70c72f4e6e5f294f18a1a0b4398f71bd70595a7987ec75298f7748432d17886', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgcyx3eaaa2pq5qcwjezpv', 'org_01m8mgcbskek3s8apw7h300xj7', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795984620451, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\xec9e5acc6b4de846f1406d69fd665ef17d21b721706f27e755d17688c7e208db', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mgd0hheztbsk86kxft01nt', 'org_01m8mgcbskek3s8apw7h300xj7', 13, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1795984622053, 'usr_01m8mgcay9ebybe7wmp20wrp9a', '\x70715015958e5371acc1276844325fe3f9a5fdfd8846c4128e003444010f81ce', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO public.key_secrets VALUES ('\xd4e9dc891f3331c7c296347f0a1f0e2c7a454dc6eed0f0db55828883fc98b716', 'key_01m8mgcb4qewpterp1c82h0rbj', NULL);
INSERT INTO public.key_secrets VALUES ('\xfeae503b805e49860387c0c122d152987c1f7ca5fe0a41b751c21b1ba2826993', 'key_01m8mgcbqnem0t9473pxctd6d9', NULL);
INSERT INTO public.late_vat VALUES ('jnl_01m8mgczswejstgcp5wtc8hnfk', 'org_01m8mgcbskek3s8apw7h300xj7', 'error', 'careless', 'Lost', 1795984621487, 1795984621487);
INSERT INTO public.ledger_heads VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 29, '\xaf87ea0f7d54d68b792b20fcfe30d0a1271c38e08c5d9a5344eeeeb37b314726', 4253177, 58, '\x7376b3f8d249be5a1a0193cb1b6a57599e7d0e6e7358a625dade4e78a30426d8', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 13, '\x70715015958e5371acc1276844325fe3f9a5fdfd8846c4128e003444010f81ce', 172900, 30, '\x26d24924ff81cbed18b9304d1923380f4da757c0a4bcc53a900996902b88689c', NULL);
INSERT INTO public.members VALUES ('mem_01m8mgcbskek3s8apw0xs00b6c', 'org_01m8mgcbskek3s8apw7h300xj7', 'jo@example.com', 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'owner', 1795984600883, 1795984600883, 1);
INSERT INTO public.members VALUES ('mem_01m8mgcc90evvs8rn5vecb5150', 'org_01m8mgcc90evvs8rn622k88sp7', 'jo@example.com', 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'owner', 1795984601376, 1795984601376, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'invoice', 6);
INSERT INTO public.number_sequences VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'invoice', 1);
INSERT INTO public.organisations VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795984601376, 1795984615530, 2, 0, '2026-03-31', 0);
INSERT INTO public.organisations VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795984600883, 1795984619131, 2, 1, '2025-03-31', 1);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8mgcay9ebybe7wmp20wrp9a', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1795984600010, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'usr_01m8mgcay9ebybe7wmp20wrp9a', '{}', '\x2adb4b10de391e079566662c7575377f62d7293c14af1546f9f7665873249bff');
INSERT INTO public.security_events VALUES (2, 1795984600214, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mgcb4qewpterp1c82h0rbj', 'usr_01m8mgcay9ebybe7wmp20wrp9a', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\x02a8a328252d609c99ef3a9ad1756fb6683626cc357181b34e3516eb67fe326f');
INSERT INTO public.security_events VALUES (3, 1795984600369, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'usr_01m8mgcay9ebybe7wmp20wrp9a', '{"expires_at":"2026-11-29T21:36:40.369Z"}', '\x1e96fb194a628f9d8976849cd03be46d7b2746b2001cb27576789655bae508b4');
INSERT INTO public.security_events VALUES (4, 1795984600821, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mgcbqnem0t9473pxctd6d9', 'usr_01m8mgcay9ebybe7wmp20wrp9a', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\x90bdb47921e97db1869fc1a315519aa956e4e0e5833de7201f86b0be42e9a5c4');
INSERT INTO public.security_events VALUES (5, 1795984618168, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8mgcay9ebybe7wmp20wrp9a', 'usr_01m8mgcay9ebybe7wmp20wrp9a', '{"amount":10,"balance":10}', '\x26aa10db44fae56d19c9c9b4c25afc10f86929a3475fd0a6d93342c39768d552');
INSERT INTO public.security_head VALUES (1, 5, '\x26aa10db44fae56d19c9c9b4c25afc10f86929a3475fd0a6d93342c39768d552', NULL);
INSERT INTO public.settlements VALUES ('set_01m8mgchzzen3tx63qgzvy0v12', 'org_01m8mgcc90evvs8rn622k88sp7', 'payment', 'purchase', 'posted', 'con_01m8mgcdxwex6tvsb5saj1sgny', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-01-22', 107880, 107880, NULL, 'btx_01m8mgchd8eqqsx4krxz4s3hn5', 1, 'jnl_01m8mgchzzen3tx63qgzvy0v12', NULL, NULL, '', 1795984607231, 1795984607231, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mgcjhzebx903y6fnn2fcsw', 'org_01m8mgcc90evvs8rn622k88sp7', 'receipt', 'sales', 'posted', 'con_01m8mgcda3em5a4rense5rfzd7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-01-30', 150000, 150000, NULL, 'btx_01m8mgchd8eqqsx4kry1ftx4yb', 1, 'jnl_01m8mgcjhzebx903y6fnn2fcsw', NULL, NULL, '', 1795984607807, 1795984607807, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mgck3vebst85qhce4mq5fn', 'org_01m8mgcc90evvs8rn622k88sp7', 'payment', 'purchase', 'posted', 'con_01m8mgce2vebsbjt2vb9d2ehjc', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-02-10', 135000, 135000, NULL, 'btx_01m8mgchd8eqqsx4kry8mwywnh', 1, 'jnl_01m8mgck3vebst85qhce4mq5fn', NULL, NULL, '', 1795984608379, 1795984608379, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mgckmme45tew1xd9sdxfw6', 'org_01m8mgcc90evvs8rn622k88sp7', 'receipt', 'sales', 'posted', 'con_01m8mgcda3em5a4rense5rfzd7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-02-16', 171000, 171000, NULL, 'btx_01m8mgchd8eqqsx4kryc98fct9', 1, 'jnl_01m8mgckmme45tew1xd9sdxfw6', NULL, NULL, '', 1795984608916, 1795984608916, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mgcm4mepaa3zj8r98adxrr', 'org_01m8mgcc90evvs8rn622k88sp7', 'payment', 'purchase', 'posted', 'con_01m8mgcdrcedgbhb7khdsv7bc1', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-02-27', 40000, 40000, NULL, 'btx_01m8mgchd8eqqsx4kryp2g59mp', 1, 'jnl_01m8mgcm4mepaa3zj8r98adxrr', NULL, NULL, '', 1795984609428, 1795984609428, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mgcmk8etebfhzkkky61grb', 'org_01m8mgcc90evvs8rn622k88sp7', 'receipt', 'sales', 'posted', 'con_01m8mgcdjaeb4tzkp5e0gevcre', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-03-16', 141840, 141840, NULL, 'btx_01m8mgchd8eqqsx4krz10zxwfq', 1, 'jnl_01m8mgcmk8etebfhzkkky61grb', NULL, NULL, '', 1795984609896, 1795984609896, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mgch42etta0fq26pr6g6bm', 'org_01m8mgcc90evvs8rn622k88sp7', 'receipt', 'sales', 'posted', 'con_01m8mgcddzeq2tgxf9cy3nfeq3', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-03-06', 28200, 28200, NULL, 'btx_01m8mgchd8eqqsx4kryw0gnm51', 0, 'jnl_01m8mgch42etta0fq26svz92km', NULL, NULL, '', 1795984606338, 1795984610625, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mgd03ney98d79npfj3fx0e', 'org_01m8mgcbskek3s8apw7h300xj7', 'receipt', 'sales', 'posted', 'con_01m8mgd024edtsm8trgv1xsc32', 'bac_01m8mgcc4weqmrmsvvc0hpcem0', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8mgd03ney98d79npkyd57my', NULL, NULL, '', 1795984621686, 1795984622053, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958);
INSERT INTO public.stated_balances VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 'bac_01m8mgccz7ejn8y51axttw7e6c', '2026-03-31', 900715, 1795984606632);
INSERT INTO public.tax_codes VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1795984618629, 1795984618629, 1);
INSERT INTO public.tax_rates VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 'btx_01m8mgcxq3e6pbe66ty7674z6x', 'jnl_01m8mgcxw5eeca8e1yw8qnvtmc');
INSERT INTO public.unpaid_vat VALUES ('jnl_01m8mgcz1feyztbkxh17sdmm0b', 'org_01m8mgcbskek3s8apw7h300xj7', 'inv_01m8mgcyx3eaaa2pq5q81d34gd', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8mgcbskek3s8apw1zv065fh', NULL, 'jnl_01m8mgcz1feyztbkxh17sdmm0b', NULL, NULL, 1795984620591);
INSERT INTO public.users VALUES ('usr_01m8mgcay9ebybe7wmp20wrp9a', 'jo@example.com', 0, 7, 0, 1795984600010, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcc90evvs8rn622k88sp7', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2025-04-01', 'output', '2025-03-10', 2000, 400, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8mgcenmeqrta1r0z1rexjcp', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8mgcevke3nshtgaxvjefent', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8mgcezhewnra3hmz822m0jh', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8mgcf2ye1st6de7xkhej1fn', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8mgcf8sedhsxjj5kgz8rr2x', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8mgcfdyeasv8e0vc8t6xcxv', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8mgcfdyeasv8e0vc8t6xcxv', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8mgcfh0e6gr4g9ya8kkzx4e', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8mgcfn9eamaeg5nmwd9axwt', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8mgcfqre6q9m3wbm6f6m74d', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8mgcfwjen59bv4abm2zzz7f', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8mgcg0zegxtr93z1mfn3a2q', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8mgcg0zegxtr93z1mfn3a2q', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8mgcfn9eamaeg5nmwd9axwt', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcc90evvs8rn622k88sp7', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8mgcyevefjb1sar8c6d050d', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8mgcyx3eaaa2pq5q81d34gd', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 10, 1, 0, '2025-03-10', '2025-04-01', '2025-03-10', 'output', 'ST', 2000, 400, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 11, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 12, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8mgd08mekvba0t9xfg62y2a', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mgcbskek3s8apw7h300xj7', 13, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO public.vat_methods VALUES ('org_01m8mgcbskek3s8apw7h300xj7', '2026-05-01', 1, 'GB123456789', 'standard', NULL, NULL);
INSERT INTO public.vat_payments VALUES ('jnl_01m8mgczfbezha3he8a4w9qtwk', 'org_01m8mgcbskek3s8apw7h300xj7', 'vrt_01m8mgcz6xe5ybd81xk684fqqw', 1795984621131);
INSERT INTO public.vat_returns VALUES ('vrt_01m8mgcsf6eh0ac935hf62197x', 'org_01m8mgcc90evvs8rn622k88sp7', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795984615193, 1795984614886, 1795984615193, 2, NULL, NULL, 0, 0);
INSERT INTO public.vat_returns VALUES ('vrt_01m8mgcz6xe5ybd81xk684fqqw', 'org_01m8mgcbskek3s8apw7h300xj7', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1795984620895, 1795984620765, 1795984620895, 2, NULL, NULL, 0, 0);
INSERT INTO public.vat_returns VALUES ('vrt_01m8mgczqne2wv101dq9znh50m', 'org_01m8mgcbskek3s8apw7h300xj7', '2025-04-01', '2025-06-30', 'draft', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795984621301, 1795984621301, 1, NULL, NULL, 0, 0);
INSERT INTO public.write_offs VALUES ('alc_01m8mgcyr1exsagr4bqasrpwm2', 'org_01m8mgcbskek3s8apw7h300xj7', 'inv_01m8mgcyevefjb1sar8c6d050d', '2026-03-25', 6000, 'acc_01m8mgcbskek3s8apw70j4p3fy', 'In liquidation', 'jnl_01m8mgcyr1exsagr4bqcf8cyc0', NULL, NULL, 1795984620289, NULL);
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
ALTER TABLE ONLY public.late_vat
    ADD CONSTRAINT late_vat_pkey PRIMARY KEY (journal_id);
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
CREATE INDEX late_vat_by_organisation ON public.late_vat USING btree (organisation_id, journal_id);
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
ALTER TABLE ONLY public.late_vat
    ADD CONSTRAINT late_vat_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.late_vat
    ADD CONSTRAINT late_vat_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id);
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
