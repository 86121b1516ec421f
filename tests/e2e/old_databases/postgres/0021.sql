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
    EXECUTE 'SELECT CAST(coalesce(sum(CASE WHEN a.removed_date IS NOT NULL THEN 0
        WHEN (i.kind = ''credit_note'') = $2 THEN a.amount ELSE -a.amount END), 0) AS BIGINT),
        min(a.date), max(greatest(a.date, a.removed_date)) FROM allocations a
        JOIN invoices i ON i.id = a.invoice_id WHERE a.settlement_id = $1'
        INTO live, NEW.settled_from, NEW.settled_to
        USING NEW.id, (NEW.type = 'receipt') <> (NEW.side = 'sales');
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
    contra_id text COLLATE pg_catalog."C",
    CONSTRAINT allocations_amount_check CHECK ((amount > 0)),
    CONSTRAINT allocations_check CHECK (((settlement_id IS NULL) OR (credit_note_id IS NULL))),
    CONSTRAINT allocations_check1 CHECK (((removed_date IS NULL) = (removed_at IS NULL))),
    CONSTRAINT allocations_check2 CHECK (((contra_id IS NULL) OR ((settlement_id IS NULL) AND (credit_note_id IS NULL))))
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
CREATE TABLE public.contras (
    id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text NOT NULL COLLATE pg_catalog."C",
    date text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    reference text,
    journal_id text NOT NULL COLLATE pg_catalog."C",
    void_date text COLLATE pg_catalog."C",
    void_journal_id text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT contras_amount_check CHECK ((amount > 0)),
    CONSTRAINT contras_check CHECK (((void_date IS NULL) = (void_journal_id IS NULL)))
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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-29 19:44:34.086786+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 40118861);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-29 19:44:34.086786+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 34645578);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-29 19:44:34.086786+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 20306008);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-29 19:44:34.086786+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 43219942);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-29 19:44:34.086786+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 26761801);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 19:44:34.086786+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 2724366);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-29 19:44:34.086786+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 5875145);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-29 19:44:34.086786+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 12502113);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 19:44:34.086786+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 466613);
INSERT INTO public._sqlx_migrations VALUES (10, 'daemons', '2026-11-29 19:44:34.086786+00', true, '\xf167388ccc0e720fedd761f18412562455d3b5f02c8245daed2c86611c166b0c07a0d183c5d93ff1ca635feb999240f7', 6940230);
INSERT INTO public._sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 19:44:34.086786+00', true, '\x1d6618f41880c17f3a4d0a808cc2e04e93a4b0cedd211272e0527dd571364df4118646f9be6c92bed859d689754a7190', 928664);
INSERT INTO public._sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 19:44:34.086786+00', true, '\x99e26e93dba4848ecc562b370a13e50dffb39526e7d1c5ac35ac1912df6f209c32acb92b0d1e667853e35dbc2753edd3', 18648533);
INSERT INTO public._sqlx_migrations VALUES (13, 'vat_sides', '2026-11-29 19:44:34.086786+00', true, '\x082ae0a6f2a83e142989b626ce008ce395545eab3c293103de988b117fe07b87cce95172a383a665eecbc5874eaa972b', 3647366);
INSERT INTO public._sqlx_migrations VALUES (14, 'seals', '2026-11-29 19:44:34.086786+00', true, '\xcd6d761352ae43842dec8f928bd8fa5c8cb7b305892cfd8f371ad93b488f138787a1ecee1d5c4a56e4640d82c12881c1', 3983038);
INSERT INTO public._sqlx_migrations VALUES (15, 'bad_debts', '2026-11-29 19:44:34.086786+00', true, '\x8bc42b7d9a05b9ba9560c7aa9789f41090067d1d93e36b42fdebc36357d34148bbefe609b3fe0f77240ed29937ada87b', 17295428);
INSERT INTO public._sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-29 19:44:34.086786+00', true, '\xaca9e6963c3d01249489a446668b8cb56254f04f3a5539bd7e663ca83adcf704b02a7dbeeb005935b5647edc1aa07e53', 1190129);
INSERT INTO public._sqlx_migrations VALUES (17, 'tax_codes', '2026-11-29 19:44:34.086786+00', true, '\x63d62d8dea52294e1ce5a90ed7d86ca6111546a2fedcfa855bf53805f90d269253f3eaf4fd5a38e0befbe7b9f071ac49', 10302768);
INSERT INTO public._sqlx_migrations VALUES (18, 'vat_payments', '2026-11-29 19:44:34.086786+00', true, '\x855212335ed44152eab1c7daf35361d6379d8ed94b8c75c3b81c10e795ab9f857c85f0875246f808471e6fa03945495e', 4204170);
INSERT INTO public._sqlx_migrations VALUES (19, 'deposits', '2026-11-29 19:44:34.086786+00', true, '\x992878a94f707679be7ece3f04cf64243b2349ef783e2b88f5a28a6f572cec40c1d8676592130964fd68217aef499af1', 10230835);
INSERT INTO public._sqlx_migrations VALUES (21, 'receipts', '2026-11-29 19:44:34.086786+00', true, '\x750497851c891e4e23e53753bb7fa8187ba415f7e54da87da0e51b84cd835b6b0f09cefa2851a14d7d2e466b5cb9de08', 22366095);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-01', 'acc_01m8mdczk1efqsxq8z9hbyn784', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-15', 'acc_01m8mdczk1efqsxq8z96ayhetk', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-15', 'acc_01m8mdczk1efqsxq8zbcxhxhge', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-15', 'acc_01m8mdczq3eb49ywpg6h84xz3p', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-20', 'acc_01m8mdczk1efqsxq8z9rzjtfq0', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-20', 'acc_01m8mdczk1efqsxq8zc3kg0qrv', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-21', 'acc_01m8mdczk1efqsxq8z8h7jha4v', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-21', 'acc_01m8mdczk1efqsxq8z9rzjtfq0', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-21', 'acc_01m8mdczq3eb49ywpg6h84xz3p', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-28', 'acc_01m8mdczk1efqsxq8z96ayhetk', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-28', 'acc_01m8mdczk1efqsxq8zbhysdjsb', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-01', 'acc_01m8mdczk1efqsxq8z9rzjtfq0', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-01', 'acc_01m8mdczk1efqsxq8zcsz6mn03', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-09', 'acc_01m8mdczk1efqsxq8z96ayhetk', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-09', 'acc_01m8mdczk1efqsxq8zbcxhxhge', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-09', 'acc_01m8mdczq3eb49ywpg6h84xz3p', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-09', 'acc_01m8mdczscejf9ecvvxtdhn8va', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-20', 'acc_01m8mdczk1efqsxq8z96ayhetk', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-20', 'acc_01m8mdczk1efqsxq8zbcxhxhge', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-20', 'acc_01m8mdczq3eb49ywpg6h84xz3p', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-12', 'acc_01m8mdczk1efqsxq8z96ayhetk', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-12', 'acc_01m8mdczk1efqsxq8zbcxhxhge', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-12', 'acc_01m8mdczq3eb49ywpg6h84xz3p', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-24', 'acc_01m8mdczk1efqsxq8z9rzjtfq0', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-24', 'acc_01m8mdczk1efqsxq8zc7jkztdt', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-24', 'acc_01m8mdczq3eb49ywpg6h84xz3p', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-27', 'acc_01m8mdczk1efqsxq8z96ayhetk', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-27', 'acc_01m8mdczk1efqsxq8zbcxhxhge', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-27', 'acc_01m8mdczk1efqsxq8zbhysdjsb', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-27', 'acc_01m8mdczq3eb49ywpg6h84xz3p', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-03', 'acc_01m8mdczk1efqsxq8z96ayhetk', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-03', 'acc_01m8mdczk1efqsxq8zbcxhxhge', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-03', 'acc_01m8mdczq3eb49ywpg6h84xz3p', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-01', 'acc_01m8mdczk1efqsxq8zajsfvxfa', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-01', 'acc_01m8mdczk1efqsxq8zaybngk0h', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-01', 'acc_01m8mdczk1efqsxq8zbbc5erwy', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-31', 'acc_01m8mdczk1efqsxq8z8xd8k5de', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-31', 'acc_01m8mdczk1efqsxq8za2a81jv6', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-31', 'acc_01m8mdczk1efqsxq8zccqzhgpn', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-31', 'acc_01m8mdczk1efqsxq8zedtqk03x', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-06', 'acc_01m8mdczk1efqsxq8z96ayhetk', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-06', 'acc_01m8mdczk1efqsxq8z9hbyn784', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-22', 'acc_01m8mdczk1efqsxq8z9hbyn784', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-22', 'acc_01m8mdczk1efqsxq8z9rzjtfq0', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-30', 'acc_01m8mdczk1efqsxq8z96ayhetk', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-30', 'acc_01m8mdczk1efqsxq8z9hbyn784', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-10', 'acc_01m8mdczk1efqsxq8z9hbyn784', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-10', 'acc_01m8mdczk1efqsxq8z9rzjtfq0', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-16', 'acc_01m8mdczk1efqsxq8z96ayhetk', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-16', 'acc_01m8mdczk1efqsxq8z9hbyn784', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-27', 'acc_01m8mdczk1efqsxq8z9hbyn784', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-27', 'acc_01m8mdczk1efqsxq8z9rzjtfq0', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-16', 'acc_01m8mdczk1efqsxq8z96ayhetk', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-16', 'acc_01m8mdczk1efqsxq8z9hbyn784', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-25', 'acc_01m8mdczk1efqsxq8z9hbyn784', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-25', 'acc_01m8mdczzne36aadzgfgetwmp4', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-31', 'acc_01m8mdczk1efqsxq8zabknm4b5', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-18', 'acc_01m8mdczk1efqsxq8z9hbyn784', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-18', 'acc_01m8mdczk1efqsxq8zdkayffjj', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-02', 'acc_01m8mdczk1efqsxq8z9hbyn784', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-25', 'acc_01m8mdczbmeak88aqjsb4br3vh', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-31', 'acc_01m8mdczk1efqsxq8z9hbyn784', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-02-03', 'acc_01m8mdczbmeak88aqjssrn9mkf', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-02-03', 'acc_01m8mdczbmeak88aqjxbjb7b70', 10000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-02-03', 'acc_01m8mdczfqefztk24bc2nbhryc', 1900, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2025-03-02', 'acc_01m8mdczbmeak88aqjsb4br3vh', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2025-03-02', 'acc_01m8mdczbmeak88aqjvgv601yf', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2025-03-02', 'acc_01m8mdczfqefztk24bc2nbhryc', 1000, 1000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-26', 'acc_01m8mdczbmeak88aqjssrn9mkf', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-26', 'acc_01m8mdczfqefztk24bc2nbhryc', 700, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-02', 'acc_01m8mdczbmeak88aqjszp4zxr1', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-02', 'acc_01m8mdczbmeak88aqjw4gx7s08', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-02', 'acc_01m8mdczk1efqsxq8zd8pk9cb2', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-02', 'acc_01m8mdczq3eb49ywpg6h84xz3p', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-02', 'acc_01m8mdczk1efqsxq8z9hbyn784', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-02', 'acc_01m8mdczk1efqsxq8zd8pk9cb2', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-02', 'acc_01m8mdczq3eb49ywpg6h84xz3p', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-20', 'acc_01m8mdczk1efqsxq8z9hbyn784', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-20', 'acc_01m8mdczk1efqsxq8ze8eknd1b', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-02-02', 'acc_01m8mdczbmeak88aqjssrn9mkf', 0, 12000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-02-02', 'acc_01m8mdczbmeak88aqjxbjb7b70', 11000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-02-02', 'acc_01m8mdczfqefztk24bc2nbhryc', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-02', 'acc_01m8mdczbmeak88aqjsqac5wn6', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-02', 'acc_01m8mdczbmeak88aqjwkkxghjp', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-20', 'acc_01m8mdczbmeak88aqjsqac5wn6', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-20', 'acc_01m8mdczbmeak88aqjwkkxghjp', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2025-03-02', 'acc_01m8mdczbmeak88aqjszp4zxr1', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2025-03-02', 'acc_01m8mdczbmeak88aqjw4gx7s08', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-25', 'acc_01m8mdczbmeak88aqjsg3xqcq9', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-25', 'acc_01m8mdczfqefztk24bc2nbhryc', 0, 1000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-27', 'acc_01m8mdczbmeak88aqjsb4br3vh', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-27', 'acc_01m8mdczbmeak88aqjsqac5wn6', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-27', 'acc_01m8mdczfqefztk24bc2nbhryc', 0, 958, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-27', 'acc_01m8mdd8sne4ra4db5hze242mf', 6000, 5042, 2);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-04-02', 'acc_01m8mdczbmeak88aqjsb4br3vh', 11900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-04-02', 'acc_01m8mdczbmeak88aqjvgv601yf', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-04-02', 'acc_01m8mdczfqefztk24bc2nbhryc', 479, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-02', 'acc_01m8mdczbmeak88aqjsb4br3vh', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-02', 'acc_01m8mdczbmeak88aqjvgv601yf', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-25', 'acc_01m8mdczbmeak88aqjypnrhrfw', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-04-02', 'acc_01m8mdd8sne4ra4db5hze242mf', 2521, 3000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-28', 'acc_01m8mdczbmeak88aqjsb4br3vh', 0, 4000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-28', 'acc_01m8mdczbmeak88aqjszp4zxr1', 4000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zbcxhxhge', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zc3kg0qrv', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8z8h7jha4v', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczfqefztk24bc2nbhryc', '2025-03', 1000, 1000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczq3eb49ywpg6h84xz3p', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zabknm4b5', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zbhysdjsb', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zcsz6mn03', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczscejf9ecvvxtdhn8va', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjsg3xqcq9', '2026-03', 1000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zbcxhxhge', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zdkayffjj', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjssrn9mkf', '2026-03', 0, 700, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zd8pk9cb2', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8z9rzjtfq0', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zc7jkztdt', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczq3eb49ywpg6h84xz3p', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8z9hbyn784', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zd8pk9cb2', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zbhysdjsb', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczq3eb49ywpg6h84xz3p', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8z9hbyn784', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zbcxhxhge', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczfqefztk24bc2nbhryc', '2026-04', 479, 1900, 2);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8z8xd8k5de', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8za2a81jv6', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zajsfvxfa', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zaybngk0h', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zbbc5erwy', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zccqzhgpn', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8zedtqk03x', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8ze8eknd1b', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8z9rzjtfq0', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8z96ayhetk', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8z9hbyn784', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8z96ayhetk', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjsb4br3vh', '2026-03', 5000, 16000, 4);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8z9rzjtfq0', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8z96ayhetk', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjssrn9mkf', '2026-02', 0, 22000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjsqac5wn6', '2026-03', 56000, 50000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczzne36aadzgfgetwmp4', '2026-03', 200000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjxbjb7b70', '2026-02', 21000, 0, 2);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczfqefztk24bc2nbhryc', '2026-02', 2900, 1900, 3);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdd8sne4ra4db5hze242mf', '2026-04', 2521, 3000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjwkkxghjp', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjsb4br3vh', '2025-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjvgv601yf', '2025-03', 0, 5000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjypnrhrfw', '2026-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjszp4zxr1', '2025-03', 0, 6000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjw4gx7s08', '2025-03', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczfqefztk24bc2nbhryc', '2026-03', 700, 1958, 3);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdd8sne4ra4db5hze242mf', '2026-03', 6000, 5042, 2);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjsb4br3vh', '2026-04', 11900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjvgv601yf', '2026-04', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjvgv601yf', '2026-03', 0, 5000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjw4gx7s08', '2026-03', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjszp4zxr1', '2026-03', 4000, 5000, 2);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjrqshndhy', 'org_01m8mdczbmeak88aqjz7exggj5', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjrtn7twd9', 'org_01m8mdczbmeak88aqjz7exggj5', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjrz933yjk', 'org_01m8mdczbmeak88aqjz7exggj5', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjs1ft4hzf', 'org_01m8mdczbmeak88aqjz7exggj5', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjs7je42x3', 'org_01m8mdczbmeak88aqjz7exggj5', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjsb4br3vh', 'org_01m8mdczbmeak88aqjz7exggj5', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjsf528mj8', 'org_01m8mdczbmeak88aqjz7exggj5', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjsg3xqcq9', 'org_01m8mdczbmeak88aqjz7exggj5', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjsqac5wn6', 'org_01m8mdczbmeak88aqjz7exggj5', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjssrn9mkf', 'org_01m8mdczbmeak88aqjz7exggj5', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjszp4zxr1', 'org_01m8mdczbmeak88aqjz7exggj5', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjt2brfqev', 'org_01m8mdczbmeak88aqjz7exggj5', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjt5g5efyt', 'org_01m8mdczbmeak88aqjz7exggj5', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjt82g5103', 'org_01m8mdczbmeak88aqjz7exggj5', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjtc3m5gde', 'org_01m8mdczbmeak88aqjz7exggj5', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjtk0bn1b9', 'org_01m8mdczbmeak88aqjz7exggj5', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjtncxch58', 'org_01m8mdczbmeak88aqjz7exggj5', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjtvqczg1k', 'org_01m8mdczbmeak88aqjz7exggj5', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjtzvzrteh', 'org_01m8mdczbmeak88aqjz7exggj5', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjv338nhyb', 'org_01m8mdczbmeak88aqjz7exggj5', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjv599s2n8', 'org_01m8mdczbmeak88aqjz7exggj5', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjvafm7qcp', 'org_01m8mdczbmeak88aqjz7exggj5', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjvdz1j710', 'org_01m8mdczbmeak88aqjz7exggj5', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjvgv601yf', 'org_01m8mdczbmeak88aqjz7exggj5', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjvnzg7zck', 'org_01m8mdczbmeak88aqjz7exggj5', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjvvyg6hsx', 'org_01m8mdczbmeak88aqjz7exggj5', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjvyw3w1yt', 'org_01m8mdczbmeak88aqjz7exggj5', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795981475188, 1795981475188, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjw3vjzyw4', 'org_01m8mdczbmeak88aqjz7exggj5', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjw4gx7s08', 'org_01m8mdczbmeak88aqjz7exggj5', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjwbtdfmcy', 'org_01m8mdczbmeak88aqjz7exggj5', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjwd023z4b', 'org_01m8mdczbmeak88aqjz7exggj5', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjwkkxghjp', 'org_01m8mdczbmeak88aqjz7exggj5', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjwqzwdwhq', 'org_01m8mdczbmeak88aqjz7exggj5', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjwskr3vsf', 'org_01m8mdczbmeak88aqjz7exggj5', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjwz32fdgv', 'org_01m8mdczbmeak88aqjz7exggj5', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjx3qb5dvg', 'org_01m8mdczbmeak88aqjz7exggj5', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjx4c60qnn', 'org_01m8mdczbmeak88aqjz7exggj5', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjxbjb7b70', 'org_01m8mdczbmeak88aqjz7exggj5', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjxd1s2zd0', 'org_01m8mdczbmeak88aqjz7exggj5', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjxjhd9tgq', 'org_01m8mdczbmeak88aqjz7exggj5', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjxmsaazhd', 'org_01m8mdczbmeak88aqjz7exggj5', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjxt8d5v8p', 'org_01m8mdczbmeak88aqjz7exggj5', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjxx335n2y', 'org_01m8mdczbmeak88aqjz7exggj5', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjy3t0e7z8', 'org_01m8mdczbmeak88aqjz7exggj5', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjy5716w2s', 'org_01m8mdczbmeak88aqjz7exggj5', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjy98zv4dk', 'org_01m8mdczbmeak88aqjz7exggj5', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjyddq22c9', 'org_01m8mdczbmeak88aqjz7exggj5', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjyh02kqzd', 'org_01m8mdczbmeak88aqjz7exggj5', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjypnrhrfw', 'org_01m8mdczbmeak88aqjz7exggj5', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjysb3xa5x', 'org_01m8mdczbmeak88aqjz7exggj5', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981475188, 1795981475188, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjyw0avxtj', 'org_01m8mdczbmeak88aqjz7exggj5', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795981475188, 1795981475188, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczbmeak88aqjz32wkec6', 'org_01m8mdczbmeak88aqjz7exggj5', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475188, 1795981475188, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8mdczfqefztk24bc2nbhryc', 'org_01m8mdczbmeak88aqjz7exggj5', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795981475319, 1795981475319, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8z8h7jha4v', 'org_01m8mdczk1efqsxq8zf371d0b9', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8z8nzy9vfk', 'org_01m8mdczk1efqsxq8zf371d0b9', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8z8t344pvy', 'org_01m8mdczk1efqsxq8zf371d0b9', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8z8xd8k5de', 'org_01m8mdczk1efqsxq8zf371d0b9', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8z904mfyxn', 'org_01m8mdczk1efqsxq8zf371d0b9', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8z96ayhetk', 'org_01m8mdczk1efqsxq8zf371d0b9', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8z9abshymt', 'org_01m8mdczk1efqsxq8zf371d0b9', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8z9ch6drzs', 'org_01m8mdczk1efqsxq8zf371d0b9', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8z9hbyn784', 'org_01m8mdczk1efqsxq8zf371d0b9', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8z9mqdvf4n', 'org_01m8mdczk1efqsxq8zf371d0b9', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8z9rzjtfq0', 'org_01m8mdczk1efqsxq8zf371d0b9', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8z9yjqbygh', 'org_01m8mdczk1efqsxq8zf371d0b9', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8za2a81jv6', 'org_01m8mdczk1efqsxq8zf371d0b9', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8za5css3rs', 'org_01m8mdczk1efqsxq8zf371d0b9', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zabknm4b5', 'org_01m8mdczk1efqsxq8zf371d0b9', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zadjnv7qd', 'org_01m8mdczk1efqsxq8zf371d0b9', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zajsfvxfa', 'org_01m8mdczk1efqsxq8zf371d0b9', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zaq7290h1', 'org_01m8mdczk1efqsxq8zf371d0b9', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zavb8b6we', 'org_01m8mdczk1efqsxq8zf371d0b9', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zaybngk0h', 'org_01m8mdczk1efqsxq8zf371d0b9', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zb14d3y9w', 'org_01m8mdczk1efqsxq8zf371d0b9', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zb7ez6264', 'org_01m8mdczk1efqsxq8zf371d0b9', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zbbc5erwy', 'org_01m8mdczk1efqsxq8zf371d0b9', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zbcxhxhge', 'org_01m8mdczk1efqsxq8zf371d0b9', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zbhysdjsb', 'org_01m8mdczk1efqsxq8zf371d0b9', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zbp4r7we4', 'org_01m8mdczk1efqsxq8zf371d0b9', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zbt1zzens', 'org_01m8mdczk1efqsxq8zf371d0b9', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795981475425, 1795981475425, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zbxb2h2ev', 'org_01m8mdczk1efqsxq8zf371d0b9', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zc3kg0qrv', 'org_01m8mdczk1efqsxq8zf371d0b9', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zc7jkztdt', 'org_01m8mdczk1efqsxq8zf371d0b9', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zc8yae54t', 'org_01m8mdczk1efqsxq8zf371d0b9', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zccqzhgpn', 'org_01m8mdczk1efqsxq8zf371d0b9', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zcgv6dksp', 'org_01m8mdczk1efqsxq8zf371d0b9', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zcng5yecv', 'org_01m8mdczk1efqsxq8zf371d0b9', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zcsz6mn03', 'org_01m8mdczk1efqsxq8zf371d0b9', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zcyad5msb', 'org_01m8mdczk1efqsxq8zf371d0b9', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zd20zdszk', 'org_01m8mdczk1efqsxq8zf371d0b9', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zd76ra3y0', 'org_01m8mdczk1efqsxq8zf371d0b9', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zd8pk9cb2', 'org_01m8mdczk1efqsxq8zf371d0b9', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zdeqr7ede', 'org_01m8mdczk1efqsxq8zf371d0b9', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zdkayffjj', 'org_01m8mdczk1efqsxq8zf371d0b9', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zdm5yrc8f', 'org_01m8mdczk1efqsxq8zf371d0b9', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zdte1c5rh', 'org_01m8mdczk1efqsxq8zf371d0b9', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zdy5jtfsx', 'org_01m8mdczk1efqsxq8zf371d0b9', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8ze1d78x80', 'org_01m8mdczk1efqsxq8zf371d0b9', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8ze50400ad', 'org_01m8mdczk1efqsxq8zf371d0b9', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8ze8eknd1b', 'org_01m8mdczk1efqsxq8zf371d0b9', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zedtqk03x', 'org_01m8mdczk1efqsxq8zf371d0b9', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zeh92p933', 'org_01m8mdczk1efqsxq8zf371d0b9', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zensysrjs', 'org_01m8mdczk1efqsxq8zf371d0b9', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795981475425, 1795981475425, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zer8n0gke', 'org_01m8mdczk1efqsxq8zf371d0b9', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795981475425, 1795981475425, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczk1efqsxq8zexjdmnj1', 'org_01m8mdczk1efqsxq8zf371d0b9', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795981475425, 1795981475425, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8mdczq3eb49ywpg6h84xz3p', 'org_01m8mdczk1efqsxq8zf371d0b9', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795981475555, 1795981475555, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczscejf9ecvvxtdhn8va', 'org_01m8mdczk1efqsxq8zf371d0b9', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795981475628, 1795981475628, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdczzne36aadzgfgetwmp4', 'org_01m8mdczk1efqsxq8zf371d0b9', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795981475829, 1795981475829, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mdd8sne4ra4db5hze242mf', 'org_01m8mdczbmeak88aqjz7exggj5', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1795981484853, 1795981484853, 1, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mdd1p5ewz89fpw2dmsw6fe', 'org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd173ezrbrsm0qx0g2x62', NULL, 'inv_01m8mdd1acex28j981v47zancz', 18000, '2026-03-12', NULL, 1795981477574, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mdd1xqedz920418s7j3t18', 'org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd151e9hvg9dzgt4jd5g0', 'set_01m8mdd1xqedz920418h4jcedx', NULL, 28200, '2026-03-06', NULL, 1795981477815, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mdd2c6e88tsmhta7pe83ra', 'org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd0yde2x84d2yv5rkn5gc', 'set_01m8mdd2c6e88tsmhta7pe83ra', NULL, 107880, '2026-01-22', NULL, 1795981478278, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mdd2kveerrgk0pcj4550rd', 'org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd0q4ewgaxcamgchnw12x', 'set_01m8mdd2kveerrgk0pcj4550rd', NULL, 150000, '2026-01-30', NULL, 1795981478523, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mdd2wbem28e4ngprnxnd88', 'org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd132esb8nxr4kp7x80bs', 'set_01m8mdd2wbem28e4ngprnxnd88', NULL, 135000, '2026-02-10', NULL, 1795981478795, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mdd34be5cs1esvza7whf80', 'org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd0q4ewgaxcamgchnw12x', 'set_01m8mdd34be5cs1esvza7whf80', NULL, 84000, '2026-02-16', NULL, 1795981479051, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mdd34be5cs1esvza7whf81', 'org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd10hecwthn0rn9tw8kr5', 'set_01m8mdd34be5cs1esvza7whf80', NULL, 87000, '2026-02-16', NULL, 1795981479051, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mdd3cmem5sqa5t7pe4smwv', 'org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd0vcek2raqxf66hc98pk', 'set_01m8mdd3cmem5sqa5t7pe4smwv', NULL, 40000, '2026-02-27', NULL, 1795981479316, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mdd3jxemva87r7550mgda9', 'org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd173ezrbrsm0qx0g2x62', 'set_01m8mdd3jxemva87r7550mgda9', NULL, 141840, '2026-03-16', NULL, 1795981479517, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mdd8e6ep5tq6e4ktst8fs1', 'org_01m8mdczbmeak88aqjz7exggj5', 'inv_01m8mdd8cvea893cvh6qcadmdt', NULL, NULL, 6000, '2026-03-25', NULL, 1795981484486, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mdd8zwe8mskvqrxv4r3d2x', 'org_01m8mdczbmeak88aqjz7exggj5', 'inv_01m8mdd8y4ea3at2z6rkf1tw5c', 'set_01m8mdd8wcer7vx2t3m25qdrgx', NULL, 3000, '2026-04-02', NULL, 1795981485052, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mdd96cexx8712yym2jv8jr', 'org_01m8mdczbmeak88aqjz7exggj5', 'inv_01m8mdd93qexr84dfyfn7bqg4b', NULL, NULL, 4000, '2026-03-28', NULL, 1795981485260, NULL, 'ctr_01m8mdd96cexx8712yyfbk05sq');
INSERT INTO public.allocations VALUES ('alc_01m8mdd96cexx8712yym2jv8js', 'org_01m8mdczbmeak88aqjz7exggj5', 'inv_01m8mdd953emcskbs8xed73r4g', NULL, NULL, 4000, '2026-03-28', NULL, 1795981485260, NULL, 'ctr_01m8mdd96cexx8712yyfbk05sq');
INSERT INTO public.api_keys VALUES ('key_01m8mdcyzme468mkw1scntezxc', 'usr_01m8mdcywzee1tpnpaefaakgmk', 'main', 'reconcile:read reconcile:write', 0, 'dWHG', 1795981474804, NULL, 1795981483854, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8mdcz9keb69zbcagqdmarjp', 'usr_01m8mdcywzee1tpnpaefaakgmk', 'main', 'ledger:read ledger:write', 0, 'fn6J', 1795981475123, NULL, 1795981484995, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 1795981475188, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'organisation.create', 'org_01m8mdczbmeak88aqjz7exggj5', NULL, '{"id":"org_01m8mdczbmeak88aqjz7exggj5","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T19:44:35.188Z","updated_at":"2026-11-29T19:44:35.188Z","version":1}', '\xe8fc64ce7bb891969df511a37a9b9176a6bdc9bbd9f5533db6ca1e6af0ae07bc', '\x5051ebdce57ca411069071159096ea176749065e1f4c1a37401d6d0b58b54be3');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 2, 1795981475319, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'account.create', 'acc_01m8mdczfqefztk24bc2nbhryc', NULL, '{"id":"acc_01m8mdczfqefztk24bc2nbhryc","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T19:44:35.319Z","updated_at":"2026-11-29T19:44:35.319Z","version":1}', '\xa46318e74d1652c8bb890fdc203d18a3d849abca1aca844638bf76448d5916d0', '\xaefb43af7980e96c249f637e5aebfff4d8fe09834c0b49fa87eccde41676a82c');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 3, 1795981475343, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_account.create', 'bac_01m8mdczgfec7bbfj33qqe63n1', NULL, '{"account_id":"acc_01m8mdczbmeak88aqjsqac5wn6","account_number":null,"created_at":"2026-11-29T19:44:35.343Z","currency":"GBP","iban":null,"id":"bac_01m8mdczgfec7bbfj33qqe63n1","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T19:44:35.343Z","version":1}', '\x83b263e4d2e1a526a7d0947063b3d183d58fd75b837580c42f885aba56c526e2', '\xe17c22da933603fbcdc2e1f08d9f0444f85b577ed8909b431e208597922b7e5c');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 1795981475425, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'organisation.create', 'org_01m8mdczk1efqsxq8zf371d0b9', NULL, '{"id":"org_01m8mdczk1efqsxq8zf371d0b9","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T19:44:35.425Z","updated_at":"2026-11-29T19:44:35.425Z","version":1}', '\xb4d4cd6b526ced40b38734b9be3885c5634a1f63b6691f4c04ba5af60fc1b611', '\xff650e7a2c6f3116011a7e301db2cf389a881b99e234604bd99b404e4914d773');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 2, 1795981475555, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'account.create', 'acc_01m8mdczq3eb49ywpg6h84xz3p', NULL, '{"id":"acc_01m8mdczq3eb49ywpg6h84xz3p","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T19:44:35.555Z","updated_at":"2026-11-29T19:44:35.555Z","version":1}', '\xf38c99181c1497f77a572ec02cb8d25498005ee5073c7c9b9bf2aa234e6c77c4', '\x1a03d189426e8b8b415e09264188f8597ca7f4cd915df4368afbeedfbf0d1e0e');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 3, 1795981475628, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'account.create', 'acc_01m8mdczscejf9ecvvxtdhn8va', NULL, '{"id":"acc_01m8mdczscejf9ecvvxtdhn8va","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T19:44:35.628Z","updated_at":"2026-11-29T19:44:35.628Z","version":1}', '\x2f4e9995eff71edcb97cbc91592295e3baf012c7fd76d02635221d1d8237d614', '\xf5803c7d73d56bf7acd3837cc37d41b44f0a4a63e44da0aa59243efc360a2584');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 4, 1795981475734, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_account.create', 'bac_01m8mdczwpec98nxttbvd55s8a', NULL, '{"account_id":"acc_01m8mdczk1efqsxq8z9hbyn784","account_number":null,"created_at":"2026-11-29T19:44:35.734Z","currency":"GBP","iban":null,"id":"bac_01m8mdczwpec98nxttbvd55s8a","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mdczwpec98nxttc1q8jsmw","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T19:44:35.734Z","version":1}', '\x2ed5b291f42f9db250cc856ff16dd5afc24a255eeb2dc07b4d8d10565e9d360c', '\xf799a6c58737e7205fcba41426fac5e2f01aa526e69714f3cbfac1243c829c4a');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 5, 1795981475829, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'account.create', 'acc_01m8mdczzne36aadzgfgetwmp4', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T19:44:35.829Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8mdczzne36aadzgfgetwmp4","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T19:44:35.829Z","version":1}', '\xdc2fa184b74bc563c699dc6c3c2766c9147d4044fa14d6fed0561a69caa3dd96', '\x569996a0f720cb44e927030140a9cfda8afb8b7add57f2196fd107123b478c5f');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 6, 1795981475829, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_account.create', 'bac_01m8mdczzne36aadzgffdapkbe', NULL, '{"account_id":"acc_01m8mdczzne36aadzgfgetwmp4","account_number":null,"created_at":"2026-11-29T19:44:35.829Z","currency":"GBP","iban":null,"id":"bac_01m8mdczzne36aadzgffdapkbe","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T19:44:35.829Z","version":1}', '\x79b54d8a5863b6bbe5537ba19a13b846fd74f067930f694f0bd9c95e02a40c88', '\xac0c181e891bfe4b906900193323871604daf2c2c4f4938a81cacf6acdde2ef8');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 7, 1795981475899, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'contact.create', 'con_01m8mdd01ve4h82pf3evvma7kt', NULL, '{"id":"con_01m8mdd01ve4h82pf3evvma7kt","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.899Z","updated_at":"2026-11-29T19:44:35.899Z","version":1}', '\xf67b11351b576c2b92c31a6c07bebf7511c88aa98ed96547ffbc2b55d1ffa17b', '\x88b9fa75cb56294cdffe296fb3425805aae906a7b181a328b255b1b4e6dbbdce');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 8, 1795981475955, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'contact.create', 'con_01m8mdd03ke84tm8prfc1h1v91', NULL, '{"id":"con_01m8mdd03ke84tm8prfc1h1v91","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.955Z","updated_at":"2026-11-29T19:44:35.955Z","version":1}', '\x867c86fbe146091034dd6cfbe1a2451933b4a503770a0995776eca2e0f97f5d4', '\x167e55f46af897781baba181d33447c1c5c5e441934014b925f7008c143b8478');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 9, 1795981476020, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'contact.create', 'con_01m8mdd05mef188tpmcfxsk3g7', NULL, '{"id":"con_01m8mdd05mef188tpmcfxsk3g7","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:36.020Z","updated_at":"2026-11-29T19:44:36.020Z","version":1}', '\xcc330936d2517265432cb6ca49817db714df8b6ae20c16e76d7b770e37310553', '\x186cb402897b5c2b1adc9808fbacd604a0accaf14340d72a3ff9897261e4afc4');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 10, 1795981476095, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'contact.create', 'con_01m8mdd07zexzan0f3j3wbngzb', NULL, '{"id":"con_01m8mdd07zexzan0f3j3wbngzb","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:36.095Z","updated_at":"2026-11-29T19:44:36.095Z","version":1}', '\x402fb367c73bd5452e554b0dc60c293b2afe91d4e66a7a824f1636568b822f3c', '\x2f3674114195eb4335ee6a555f924125c4f9f898c8ff3d2eb4aa703acf474717');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 12, 1795981476230, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'contact.create', 'con_01m8mdd0c6ez8r77aapcp6v6d6', NULL, '{"id":"con_01m8mdd0c6ez8r77aapcp6v6d6","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:36.230Z","updated_at":"2026-11-29T19:44:36.230Z","version":1}', '\x80fb1777ac561df40ced0bbd403ce8129004303b6caab172f74c0307f9ec6e66', '\xdd71b2f5fcb7b975281bd91d21cb3235bf260f42ff1a8ddf1eb4f7d1cc32a8ab');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 16, 1795981476813, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd0yde2x84d2yv5rkn5gc', NULL, '{"id":"inv_01m8mdd0yde2x84d2yv5rkn5gc","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mdd0afe0490mxhtjggtvyr","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mdd0yde2x84d2yvaxksg98","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.813Z","updated_at":"2026-11-29T19:44:36.813Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8z8h7jha4v","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', '\x737dcd108a428f1b721cc33e71e55bfa74cf3fa4a6b0511c986676c4207f6e33', '\xf4ad6d22873ffe54bb1a5e1bde109a00479749afea6309b67e240f1940c08cad');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 19, 1795981477025, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd151e9hvg9dzgt4jd5g0', NULL, '{"id":"inv_01m8mdd151e9hvg9dzgt4jd5g0","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mdd03ke84tm8prfc1h1v91","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mdd151e9hvg9dzgypvycq6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.025Z","updated_at":"2026-11-29T19:44:37.025Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mdczscejf9ecvvxtdhn8va","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', '\x6d00959a47c243ed9e7bb101d62e62933fb210bac27414e0232c2c3174847a84', '\x1d0ca704e51a6ba051a8981f4f8fd5e6182d3f41b1cda228af58c2b536b09569');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 23, 1795981477233, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd1bhem2sq43nvng7bkwj', NULL, '{"id":"inv_01m8mdd1bhem2sq43nvng7bkwj","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mdd0e0esma07zwgaydna9n","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mdd1bhem2sq43nvvxjv136","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.233Z","updated_at":"2026-11-29T19:44:37.233Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zc7jkztdt","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', '\xa9473b6e0742e9a2dfe51184bde3612714d8a412e2e72ed438ce3102c51328c7', '\x189efc002b80b419663cb4cadff18cf1b061d95b8be936c5bb6b804e84b2a0f1');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 25, 1795981477377, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.void', 'inv_01m8mdd18be8jsmh7g4p97trgx', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8mdd1g1ea9bp95fpmpjqw8y"}', '\xf0373d2e270dee0ec1f9940dd7c823a95a58370728f07fd435cc3dd49faf11ca', '\x97e47e233269bfc30e6f4a9ce5f5a53d8dee229f1ec6003df8c77b35af92783a');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 26, 1795981477574, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.allocate', 'inv_01m8mdd1acex28j981v47zancz', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8mdd173ezrbrsm0qx0g2x62"}]}', '\xe59752c60362b6bc0637c746349cc8371699c10b492d69f1159765805621428f', '\x93cfe1292f763fa0f483f3a9f54dc173635afc6df2af5e4a1be257eeb2e2cb20');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 32, 1795981478278, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'settlement.create', 'set_01m8mdd2c6e88tsmhta7pe83ra', NULL, '{"id":"set_01m8mdd2c6e88tsmhta7pe83ra","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mdd0afe0490mxhtjggtvyr","contact_name":"Techbarn","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd2c6e88tsmhta7pe83ra","invoice_id":"inv_01m8mdd0yde2x84d2yv5rkn5gc","invoice_number":"TB-0117","settlement_id":"set_01m8mdd2c6e88tsmhta7pe83ra","credit_note_id":null,"contra_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T19:44:38.278Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mdd232epsbzz10bnxqmxpd","journal_id":"jnl_01m8mdd2c6e88tsmhta7pe83ra","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:38.278Z","updated_at":"2026-11-29T19:44:38.278Z","version":1}', '\xe9baaabe79d6385a7772101874088fef0204567d7cfea2519d609f78f5853c1e', '\x58aa860009069db1b7377abfe1d744d39a3dc1b728b0c6a612ec29c7aa158e0e');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 33, 1795981478278, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd232epsbzz10bnxqmxpd', NULL, '{"journal_id":"jnl_01m8mdd2c6e88tsmhta7pe83ra","way":"allocations"}', '\x5fdd4b1f40bb02952e01f951840252c159c7ffaaa678b28f2bca577db8bc7de2', '\x94e689a11360069fd39180c6f5785f8ee90700349bb68588cc5551a9c9aeeb3b');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 6, 1795981483989, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'journal.post', 'jnl_01m8mdd7yned5abwqv2r0d20gs', NULL, '{"sequence":1,"total":120.00}', '\xa2800187eb23c3c4a85c9ac62a94b3d708924aa7706c9410e40b51023b76c031', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 10, 1795981484212, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'journal.post', 'jnl_01m8mdd85mekattmmp4cr7b7yk', NULL, '{"sequence":3,"total":500.00}', '\x5cbe084adee67270bf376eb648b81dcc48830c783e45498d36b044b240c76c6a', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 11, 1795981476175, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'contact.create', 'con_01m8mdd0afe0490mxhtjggtvyr', NULL, '{"id":"con_01m8mdd0afe0490mxhtjggtvyr","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:36.175Z","updated_at":"2026-11-29T19:44:36.175Z","version":1}', '\xec550f8db0e290cdbb56329274a80c1d367d828641020fe67e889c6c883ddc05', '\x14fb3bf2026334147c5e9b2487f3fa4ee02f9cd00bc7bbaf6ce1405f1353a882');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 13, 1795981476288, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'contact.create', 'con_01m8mdd0e0esma07zwgaydna9n', NULL, '{"id":"con_01m8mdd0e0esma07zwgaydna9n","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:36.288Z","updated_at":"2026-11-29T19:44:36.288Z","version":1}', '\x17b8f8183a0309a252ebe3e064fe2e9d9d79c740875e19ab4136956ca8231953', '\xc54399404de2b4179f8ed5f851f986162a469c3e6f37f903408cf3daa9263a50');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 14, 1795981476580, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd0q4ewgaxcamgchnw12x', NULL, '{"id":"inv_01m8mdd0q4ewgaxcamgchnw12x","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mdd01ve4h82pf3evvma7kt","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mdd0q4ewgaxcamggk94pse","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.580Z","updated_at":"2026-11-29T19:44:36.580Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', '\x9bad1c8e92b4ec56b72179e9b0493909f68934656c4e2ef81699f219f81e3cf6', '\xd4fa6f7b39c9b311dcf5308f9c8a0f89daba9e36a2be42f0ced1037094a12c09');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 15, 1795981476716, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd0vcek2raqxf66hc98pk', NULL, '{"id":"inv_01m8mdd0vcek2raqxf66hc98pk","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mdd07zexzan0f3j3wbngzb","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mdd0vcek2raqxf694qmn3n","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.716Z","updated_at":"2026-11-29T19:44:36.716Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zc3kg0qrv","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', '\x07e2ffb205fb5ae6f4aea4156f899b44e7d81853cfa4dd745bd756ce43bd9aa7', '\xb99ca2c1ca0cd69ef5fdb1043264be0930fe0dc6532910255374ad27a3f7c27f');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 17, 1795981476881, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd10hecwthn0rn9tw8kr5', NULL, '{"id":"inv_01m8mdd10hecwthn0rn9tw8kr5","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mdd01ve4h82pf3evvma7kt","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mdd10hecwthn0rnd1y7zzb","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.881Z","updated_at":"2026-11-29T19:44:36.881Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbhysdjsb","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', '\x6fba4eaea69240580dc1bd21fb1d9b60f818093c9adce7d7c69177f305e2a5d3', '\xd8fe7dbcc36f58d8fd9f35e564d8c3817ac3f10ef32c264529d1455ebb582bfa');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 18, 1795981476962, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd132esb8nxr4kp7x80bs', NULL, '{"id":"inv_01m8mdd132esb8nxr4kp7x80bs","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mdd0c6ez8r77aapcp6v6d6","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mdd132esb8nxr4ktw6e2aj","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.962Z","updated_at":"2026-11-29T19:44:36.962Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zcsz6mn03","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', '\xa2eff7dd23fea88ee46986d8cb2f4425791330d58baf6244db993c984fa03346', '\x89212b735a673dc12b98c69f58d2cb9de4eedc412fddc4b1967e5818d3826114');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 20, 1795981477091, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd173ezrbrsm0qx0g2x62', NULL, '{"id":"inv_01m8mdd173ezrbrsm0qx0g2x62","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mdd05mef188tpmcfxsk3g7","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mdd173ezrbrsm0r3yb9azp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.091Z","updated_at":"2026-11-29T19:44:37.091Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', '\x7d789322556f8f4d3928edbf600abf55a8681ac7a1521669e3b8d8f7e98a97de', '\xd7abff6ab2be36641daed4e098adde3ff0b1e583727b34987c05036311031c3f');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 13, 1795981484358, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'journal.reverse', 'jnl_01m8mdd85mekattmmp4cr7b7yk', NULL, '{"reversed_by_journal_id":"jnl_01m8mdd8a6e7m9ctafk2bqemgy","total":500.00}', '\x20ebb4df318e1ceca4ab733eaa223980a21de3e7b7c632c6652614910f2dc33c', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 21, 1795981477131, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd18be8jsmh7g4p97trgx', NULL, '{"id":"inv_01m8mdd18be8jsmh7g4p97trgx","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mdd05mef188tpmcfxsk3g7","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mdd18be8jsmh7g4rxeh476","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.131Z","updated_at":"2026-11-29T19:44:37.131Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', '\xaddf540b652e02d87c2c1a96602b71a0635b02de1a8b317a5aee7692475362eb', '\x10677dd8f154189509ac031c43dfff0b491bfe4e49417b0a2fff5fe00a8d1b4a');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 24, 1795981477275, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd1cveketdz9yy5x1cw59', NULL, '{"id":"inv_01m8mdd1cveketdz9yy5x1cw59","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mdd01ve4h82pf3evvma7kt","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mdd1cveketdz9yy9t911k7","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.275Z","updated_at":"2026-11-29T19:44:37.275Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbhysdjsb","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', '\x83a592d938b30dbf104dc6b0e11ddab1bcc8ea53fdf5d2fbe899fb209524e442', '\x8ffdf6876951b9332baf5f1bce754dd710f4418ae78059df4d023ea5c4b13d20');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 27, 1795981477678, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'journal.post', 'jnl_01m8mdd1sdew8trke1gw62g35h', NULL, '{"sequence":14,"total":10000.00}', '\x8994c6fe8d173dc666a835ca19864c5579004e1bf2891d7bf3606ed3096f91fb', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 28, 1795981477678, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'journal.post', 'jnl_01m8mdd1sdew8trke1h7z9a1xp', NULL, '{"sequence":15,"total":1000.00}', '\xa424694d010b77c6283940b2d782147a94b2f157096451be6d4f2bfe50440d00', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 29, 1795981477678, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'journal.post', 'jnl_01m8mdd1sdew8trke1hf2an85k', NULL, '{"sequence":16,"total":74.92}', '\x7eb288a803aa815d9ff4a41512ab7d62cdbc5b5ccec034274ce64f0caa0c54e1', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 1795981477986, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transactions.import', 'bac_01m8mdczwpec98nxttbvd55s8a', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\x6cab33a281ecdb29502b6cd90b0e9808fb4ee9be56ab38a749ac1c4d55ab498d', '\xe42bcc782ff349a0346a3eeb901d1711bc06fd1a99e0908cd0adca145a6226a6');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 36, 1795981478795, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'settlement.create', 'set_01m8mdd2wbem28e4ngprnxnd88', NULL, '{"id":"set_01m8mdd2wbem28e4ngprnxnd88","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mdd0c6ez8r77aapcp6v6d6","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd2wbem28e4ngprnxnd88","invoice_id":"inv_01m8mdd132esb8nxr4kp7x80bs","invoice_number":"HL-33","settlement_id":"set_01m8mdd2wbem28e4ngprnxnd88","credit_note_id":null,"contra_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T19:44:38.795Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mdd232epsbzz10c06x9grz","journal_id":"jnl_01m8mdd2wbem28e4ngprnxnd88","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:38.795Z","updated_at":"2026-11-29T19:44:38.795Z","version":1}', '\x07602e47ae089150b7c2d65a7dec4c066a56492c4419e45e20dea029f56a1003', '\x2de3850e00680c20d4aaaf86317266b35d10fd0dbeb36c9b67e3860a519df48c');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 37, 1795981478795, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd232epsbzz10c06x9grz', NULL, '{"journal_id":"jnl_01m8mdd2wbem28e4ngprnxnd88","way":"allocations"}', '\x80df2b52d69191bca19de4b670cebbacfe2799a65edda753ff17a546112a8b19', '\x49967e61f9db25e609bc00f45727b8846b31fa77b86fb34f18c7d5009add7daf');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 52, 1795981481191, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd232epsbzz10ca2ch2fv', NULL, '{"journal_id":"jnl_01m8mdd577ey6vh4vdhv0m6dma","way":"account"}', '\x03f0261dabc6ede0191d2ae7f722e43e9cb3eeacfd94901cfdc0d0e08ad29c0b', '\x7712ec781a5e35c79a52e17c802ad472dbb3234384447339b4555fe9811643fa');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 5, 1795981483943, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"version":1}', '\x1ae77feabb09a61cfdcb7f7cb3d993c5e6476f55bbf5dd8586ecb23f83a11048', '\x20b15608f757ae77abc05c5b345b40d8f8e511e14bda1d4c41fc44cf116a059c');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 9, 1795981484171, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.create', 'btx_01m8mdd84beb0t38fzv5gmg7zm', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8mdczgfec7bbfj33qqe63n1","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T19:44:44.171Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8mdd84beb0t38fzv5gmg7zm","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T19:44:44.171Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', '\xb2247588a2b7e256ce4dd941cfafac2508c1bd84f2db6b16b4ebb61d3ae6f895', '\x8b0b3e001c54e5a0554cbbf4a5618fac861029d74c0bce19dd4873ed31bbd389');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 11, 1795981484254, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd84beb0t38fzv5gmg7zm', NULL, '{"journal_id":"jnl_01m8mdd85mekattmmp4cr7b7yk","way":"match"}', '\xae770f1cd82866a2107f101f1ba086c9fe83cdb88e8f1a37565bc26c35503f31', '\xd513104d62fac1d018bd39ef6d8aecf2ce2c2039429087ec5fa273da9e98f20a');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 16, 1795981484486, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.write_off', 'inv_01m8mdd8cvea893cvh6qcadmdt', NULL, '{"account_id":"acc_01m8mdczbmeak88aqjypnrhrfw","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8mdd8e6ep5tq6e4kzq4n2h2","reason":"In liquidation"}', '\x65df69d73023401f323a89ac4f2647a30b2a106e2a6576dfcd5b957625b55454', '\xb44a31bfc4137b4c58cad270339f6eb385cbdc93b685fe03181976383acf71e7');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 22, 1795981477196, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd1acex28j981v47zancz', NULL, '{"id":"inv_01m8mdd1acex28j981v47zancz","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mdd05mef188tpmcfxsk3g7","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mdd1acex28j981v8rfd9xy","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.196Z","updated_at":"2026-11-29T19:44:37.196Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', '\x190cf84c7d8d62a8ea04fbc34f2a967cd1428c1d5a985cc7ef29c07e8e95ba78', '\x1009ec5e50f04fbb62ebaf55fb7eec807cb45738b9d6ec9937b0c91c9f302c8c');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 30, 1795981477815, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'settlement.create', 'set_01m8mdd1xqedz920418h4jcedx', NULL, '{"id":"set_01m8mdd1xqedz920418h4jcedx","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mdd03ke84tm8prfc1h1v91","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd1xqedz920418s7j3t18","invoice_id":"inv_01m8mdd151e9hvg9dzgt4jd5g0","invoice_number":"INV-0003","settlement_id":"set_01m8mdd1xqedz920418h4jcedx","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T19:44:37.815Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8mdd1xqedz920418pzrek8y","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.815Z","updated_at":"2026-11-29T19:44:37.815Z","version":1}', '\x0f5131369512885a23e0ed114fc6ce3d4c2a8ffc9ac3fa20ef0d04c25b5dcc15', '\xaf35674fd8638c26a652e9b1279b898172ca4cc79d4a51a4c2a919975770f038');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 34, 1795981478523, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'settlement.create', 'set_01m8mdd2kveerrgk0pcj4550rd', NULL, '{"id":"set_01m8mdd2kveerrgk0pcj4550rd","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mdd01ve4h82pf3evvma7kt","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd2kveerrgk0pcj4550rd","invoice_id":"inv_01m8mdd0q4ewgaxcamgchnw12x","invoice_number":"INV-0001","settlement_id":"set_01m8mdd2kveerrgk0pcj4550rd","credit_note_id":null,"contra_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T19:44:38.523Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mdd232epsbzz10brh7f607","journal_id":"jnl_01m8mdd2kveerrgk0pcj4550rd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:38.523Z","updated_at":"2026-11-29T19:44:38.523Z","version":1}', '\x32d51151d229a35914fd627e48af96b0dd8b7304821d2ea90d51de7b9149d8af', '\x1640532400b0ce9f6868f27617bb9064f95b17cc7504f523b424b2d65226aa21');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 35, 1795981478523, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd232epsbzz10brh7f607', NULL, '{"journal_id":"jnl_01m8mdd2kveerrgk0pcj4550rd","way":"allocations"}', '\x62eef48a7e334843d8c20387b44d93106bdef5cfb5bd924cbde6140a21dd8195', '\x241ea13a07a65f4ea540fadffeea71ca5302236e5027e68efee78284437788f8');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 42, 1795981479517, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'settlement.create', 'set_01m8mdd3jxemva87r7550mgda9', NULL, '{"id":"set_01m8mdd3jxemva87r7550mgda9","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mdd05mef188tpmcfxsk3g7","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd3jxemva87r7550mgda9","invoice_id":"inv_01m8mdd173ezrbrsm0qx0g2x62","invoice_number":"INV-0004","settlement_id":"set_01m8mdd3jxemva87r7550mgda9","credit_note_id":null,"contra_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T19:44:39.517Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mdd232epsbzz10crebtbm4","journal_id":"jnl_01m8mdd3jxemva87r7550mgda9","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:39.517Z","updated_at":"2026-11-29T19:44:39.517Z","version":1}', '\x0b36e051f8238dfc4869062b9e65aa5bb977f70a268a289bb5370774e868ac9c', '\xbf0f18de101ea9861a0ec408c782071079a1b98e3cc36e0e819de6cb51d4d33f');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 43, 1795981479517, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd232epsbzz10crebtbm4', NULL, '{"journal_id":"jnl_01m8mdd3jxemva87r7550mgda9","way":"allocations"}', '\x682944c88995a288dedece58ca6f0d7d483369ff68709633fecf8dfd7acdd6ff', '\x244e2a4961cdd6fbc4d48f7ed13af4839cf239bf0b177816b049329516daed04');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 44, 1795981479836, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'settlement.match', 'set_01m8mdd1xqedz920418h4jcedx', NULL, '{"bank_transaction_id":"btx_01m8mdd232epsbzz10cmbkx2sf"}', '\xe72dd9a285a5af8f7cb384824d0948d6fb8ea6d30ddcfcc0666e382b6cb4ab4d', '\x12b2aa2dcf12688a06ca1ee7432834feb967f80593aea9d255da4bdfab72693e');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 45, 1795981479836, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd232epsbzz10cmbkx2sf', NULL, '{"journal_id":"jnl_01m8mdd1xqedz920418pzrek8y","way":"match"}', '\x680f1bcaf6643820c8fca3584745f35dde539d86c853d9f7f7e0e47acedfe00b', '\x576a7805a323d077288aee845cf283e800a089e8c404a7582e2e8743ae77e106');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 47, 1795981480311, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd232epsbzz10d6c1z6wm', NULL, '{"journal_id":"jnl_01m8mdd4bpe739b06yra2b6d38","way":"account"}', '\x3fbb8f5affddcb9f84d5f0e98f397b5d397441fb72ee927da916f17a4f9dd3bd', '\x9673d56a96a45ed722785adb9a8ba1cdbf31fc999bbc8f3f1b87167867010d3d');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 57, 1795981482348, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'vat_return.finalise', 'vrt_01m8mdd66be9prfzk11k21wpn1', NULL, '{"id":"vrt_01m8mdd66be9prfzk11k21wpn1","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T19:44:42.348Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T19:44:42.187Z","updated_at":"2026-11-29T19:44:42.348Z","version":2,"last_sequence":29}', '\x7deb16e7080e81477e2279444bb17e153c152b437acdb2bd1259afbb2131d156', '\xdfaca25f84bf2841bfb2da1f006310bfdd644171a9ecf6efdd977c1d22a0cbdf');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 7, 1795981484071, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'journal.post', 'jnl_01m8mdd817evr95cg2jmt56q5z', NULL, '{"sequence":2,"total":119.00}', '\xcbe370ce25ff2897510c819b4b66d8ef286010b2706d1d92a36db3a88b95f6df', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 12, 1795981484306, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.void', 'btx_01m8mdd84beb0t38fzv5gmg7zm', '{"journal_id":"jnl_01m8mdd85mekattmmp4cr7b7yk"}', '{"reason":"matched in error"}', '\x84fe43982a57583a0a30979864774a510132c0bb9674c146e2f968a193f5818f', '\x2ebcb6612f48715537f4ee394879a6f71fe4bb3c14a82c629306cbda23401b12');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 38, 1795981479051, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'settlement.create', 'set_01m8mdd34be5cs1esvza7whf80', NULL, '{"id":"set_01m8mdd34be5cs1esvza7whf80","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mdd01ve4h82pf3evvma7kt","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd34be5cs1esvza7whf80","invoice_id":"inv_01m8mdd0q4ewgaxcamgchnw12x","invoice_number":"INV-0001","settlement_id":"set_01m8mdd34be5cs1esvza7whf80","credit_note_id":null,"contra_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T19:44:39.051Z"},{"id":"alc_01m8mdd34be5cs1esvza7whf81","invoice_id":"inv_01m8mdd10hecwthn0rn9tw8kr5","invoice_number":"INV-0002","settlement_id":"set_01m8mdd34be5cs1esvza7whf80","credit_note_id":null,"contra_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T19:44:39.051Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mdd232epsbzz10c5kbpve2","journal_id":"jnl_01m8mdd34be5cs1esvza7whf80","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:39.051Z","updated_at":"2026-11-29T19:44:39.051Z","version":1}', '\x50d8aae1de9e705349af2cb87282681b03b16d7df75a287bfb4e99299483c42d', '\xf203c09bf9820cb0238eda757b4cca6089958a95179956cd4d38e66d33cdd21e');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 39, 1795981479051, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd232epsbzz10c5kbpve2', NULL, '{"journal_id":"jnl_01m8mdd34be5cs1esvza7whf80","way":"allocations"}', '\x98615c01db0f399d4796e06bed3845d0905bb1d8b4ed4e31be23e89598e8809e', '\x7b4c7ca12804477a2cc38866eb025bb883a270f649b3677d984ce9b2318adcf3');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 40, 1795981479316, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'settlement.create', 'set_01m8mdd3cmem5sqa5t7pe4smwv', NULL, '{"id":"set_01m8mdd3cmem5sqa5t7pe4smwv","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mdd07zexzan0f3j3wbngzb","contact_name":"Printwell","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd3cmem5sqa5t7pe4smwv","invoice_id":"inv_01m8mdd0vcek2raqxf66hc98pk","invoice_number":"PX-881","settlement_id":"set_01m8mdd3cmem5sqa5t7pe4smwv","credit_note_id":null,"contra_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T19:44:39.316Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mdd232epsbzz10cf6gqk0f","journal_id":"jnl_01m8mdd3cmem5sqa5t7pe4smwv","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:39.316Z","updated_at":"2026-11-29T19:44:39.316Z","version":1}', '\xbf67c993e9103552773cbdb331827df4e22629721220821c440dfea8a743817c', '\xa78de2d0f7ade75646f82fe080f999ffede009aebf913e497098087c7e8edb76');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 41, 1795981479316, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd232epsbzz10cf6gqk0f', NULL, '{"journal_id":"jnl_01m8mdd3cmem5sqa5t7pe4smwv","way":"allocations"}', '\xb67a83c9ea239facb89aea797731a16305b9acee61121fbecda2b69f766e1702', '\x8c968e7c66fc8a7cac3d1d93f5a93f5517667026ae792ad64d770da89f2759c3');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 46, 1795981480055, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd232epsbzz10d0kbysqw', NULL, '{"journal_id":"jnl_01m8mdd43qev8t23ggjcz5wcgn","way":"transfer"}', '\x24874252a9da61848a49a4757f41d40ada6ab1268a178a7638a555317e248053', '\x63d4face3230155961ef8392ac7277ea1db9435993c1a79f49663406bd14ed6e');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 48, 1795981481000, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.update', 'btx_01m8mdd232epsbzz10bw4mxwa0', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mdczk1efqsxq8zd8pk9cb2","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x44cb58c6c34084fede4464bdd4e88a63daee354f7603a8435cbf6b9ba0856dbb', '\x8a2fa3bb03e5bb722b0284c7e9a15325da0eec61beb93b396b9af02e77568611');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 49, 1795981481000, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.update', 'btx_01m8mdd232epsbzz10ca2ch2fv', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mdczk1efqsxq8zdkayffjj","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\x9a60062651c9282fec7d43ae7efbba8e68ed5b8042fbcb64902e3b483a0a498b', '\xb06cb429225c4c0757ae5156c630b4a5251dc0fb9b3167fa9f5414f89b743887');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 50, 1795981481000, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.update', 'btx_01m8mdd232epsbzz10cjh1srnt', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mdczk1efqsxq8zd8pk9cb2","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xaea770ab5af779026594e11812c3b81e8ac355700a8877e21b2413f18630082a', '\xa2da5930c2271bd29ad82f79c059bba62d6fb14710b3ae0ce24ac9fe60cbe2a1');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 51, 1795981481000, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.update', 'btx_01m8mdd232epsbzz10cz566m2s', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mdczk1efqsxq8ze8eknd1b","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\x6d5daeef059f2ee630490a5602e4c9a44b85c6cfc728aa86e0f17c1572c7e5a0', '\x6c9ce38ee05be7019dd495476dcde4f18f4b6d2e64c55dfd72c859be0ce843e6');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 53, 1795981481360, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd232epsbzz10cjh1srnt', NULL, '{"journal_id":"jnl_01m8mdd5cgehsrk68pzxzp7ja7","way":"account"}', '\xec40a92e9465ea9848fc82a4fb5386455ba19e9328fb2164350a0286f3c351de', '\x3fc009e81492db3fe6ecb5941599455b0ba78bb5d60aff3f50c6e9406ab06c3b');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 54, 1795981481595, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd232epsbzz10bw4mxwa0', NULL, '{"journal_id":"jnl_01m8mdd5kvev6antgagarwbtb9","way":"account"}', '\x9e2049f0c7ff25311224053d077c7cd322bf4cd081e2a5819db888195f4e7fc5', '\xf742adcbb73a7d6ee185223efd2d8dfdecdbf161f97a28535427f79898f1b6bb');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 55, 1795981481775, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'bank_transaction.confirm', 'btx_01m8mdd232epsbzz10cz566m2s', NULL, '{"journal_id":"jnl_01m8mdd5sfep4ac60957fz6y0n","way":"account"}', '\x957e845893c288e1962cf6b60a89883fa5fa7cf91ef5d1dbf93e02d947e6e8da', '\xc473b8b99b5fb4248977f00f15c24b0262932f234eafb0d82479626c6c21fa8b');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 56, 1795981482187, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'vat_return.create', 'vrt_01m8mdd66be9prfzk11k21wpn1', NULL, '{"id":"vrt_01m8mdd66be9prfzk11k21wpn1","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T19:44:42.187Z","updated_at":"2026-11-29T19:44:42.187Z","version":1}', '\x3d8e3e22f8bd4606c0e668a3e510927d7ad386ac66453d143630f281fa5d7dfc', '\xb128d3639c047d1de2d04e8b12f2c79d20b232ddf9da683d9ae8c720fc8e62d8');
INSERT INTO public.audit_events VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 58, 1795981482472, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'organisation.lock', 'org_01m8mdczk1efqsxq8zf371d0b9', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\xa020ac73ff915a8084a6e9913ae87c916a5eb072f3a14e75ad58badfe61836e8', '\x01ccb1e46757d714a756ac67fbdf770c35c9459f204afc41d334ec7579e45037');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 4, 1795981483891, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\xf9db401c888bab5d7be29061f22de83fcd0114b077ad703dae4686b3aa69e818', '\x8d92e2ea1c1673bf0b5741e53829f455410f9dbe644230cccfad467e14d7b585');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 8, 1795981484119, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'organisation.update', 'org_01m8mdczbmeak88aqjz7exggj5', '{"id":"org_01m8mdczbmeak88aqjz7exggj5","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T19:44:35.188Z","updated_at":"2026-11-29T19:44:35.188Z","version":1}', '{"id":"org_01m8mdczbmeak88aqjz7exggj5","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T19:44:35.188Z","updated_at":"2026-11-29T19:44:44.119Z","version":2}', '\x5dbd090de3e0881f0c81ac96f21aa1eaab055246c6372fbae52baf9a0bd2d0e5', '\x5aa0372016172f8e4449c9b462744c6ca111012af35b89c4d41f25eabd7ef4b6');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 14, 1795981484405, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'contact.create', 'con_01m8mdd8bnebhtbbpsdckw95xt', NULL, '{"id":"con_01m8mdd8bnebhtbbpsdckw95xt","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:44.405Z","updated_at":"2026-11-29T19:44:44.405Z","version":1}', '\x65f2af9eaad361f011ccadd516956d46ccce434347e0171b36607ff57339f8c7', '\xf0ca24610f9d62ad9096d183118e770ae93824fae782d110376a16df4b93ac03');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 18, 1795981484616, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.repay_input_vat', 'inv_01m8mdd8gde5092fwjn22wtvrg', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8mdd8j8eb9bqwpvjbjasezj","reason":null,"vat":10.0}', '\x71c6579a5f8dcbf3a5c45213cfa59337597fafcc7c38bfa1abe51c67ba88399e', '\xdbf679558548a70656959abd44acd73a4caba904335b65df8c64857a373947c5');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 20, 1795981484710, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'vat_return.finalise', 'vrt_01m8mdd8mbegfv3k1g2xw25gsr', NULL, '{"id":"vrt_01m8mdd8mbegfv3k1g2xw25gsr","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T19:44:44.710Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T19:44:44.683Z","updated_at":"2026-11-29T19:44:44.710Z","version":2,"last_sequence":8}', '\x40aa7611a106ac44563b37e67788309630eba5f82aeb9fdd224b6df04ca1da98', '\x660af163301679eaf10c4343d8e8bf57d5e261eb19bb28a6cf0c1bcc7b82c888');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 22, 1795981484809, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'vat_return.pay', 'vrt_01m8mdd8mbegfv3k1g2xw25gsr', NULL, '{"journal_id":"jnl_01m8mdd8q7e5t84w97p0fw1zh5"}', '\x273fceaeebe1acca601b526d9bdb8adcec2e51b42d4cd56a8eba2ebf1f7e9447', '\x159d4322e340e8303208e6598871a155cdedbd745bf5ef42c2e71bee1b5a49cb');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 26, 1795981484996, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd8y4ea3at2z6rkf1tw5c', NULL, '{"id":"inv_01m8mdd8y4ea3at2z6rkf1tw5c","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mdd8v7e3vvxj01hqbqm2wf","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8mdd8y4ea3at2z6rq4yz18y","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:44.996Z","updated_at":"2026-11-29T19:44:44.996Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8mdczbmeak88aqjvgv601yf","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', '\x08d97aeb7d6fbc45f98aad862b6716f56b923289ef57acbdd8516dee2910168d', '\xaf7d7a8e303d8f1b0bf4e5141a5f73d62e12aca1d3a17e06e33a0d44e63c6911');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 29, 1795981485175, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd93qexr84dfyfn7bqg4b', NULL, '{"id":"inv_01m8mdd93qexr84dfyfn7bqg4b","type":"sales","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8mdd92yex4aehnjcs2h62cm","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8mdd93qexr84dfyfsrsvdnp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:45.175Z","updated_at":"2026-11-29T19:44:45.175Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mdczbmeak88aqjvgv601yf","account_code":"4000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', '\x84627cc20a79c14b295b00642fef9667c9d1badcf8b1dc7536a822413487ea5b', '\xb57e6c55d8b6eeccf4578754af7de97a63669f87bf6a44f641af4438985e10ec');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 15, 1795981484443, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd8cvea893cvh6qcadmdt', NULL, '{"id":"inv_01m8mdd8cvea893cvh6qcadmdt","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mdd8bnebhtbbpsdckw95xt","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mdd8cvea893cvh6vmrkpxw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:44.443Z","updated_at":"2026-11-29T19:44:44.443Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mdczbmeak88aqjvgv601yf","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\xc5debfa4b585e3a10fae4e55453243cb5a109e74f91547edb761271d4f7e25d5', '\xadc240f4aa2aeab12a3134a65ac82e3837ce6a10e7f395326d2b449affcbaf91');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 19, 1795981484683, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'vat_return.create', 'vrt_01m8mdd8mbegfv3k1g2xw25gsr', NULL, '{"id":"vrt_01m8mdd8mbegfv3k1g2xw25gsr","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T19:44:44.683Z","updated_at":"2026-11-29T19:44:44.683Z","version":1}', '\xca63585f919c740d606866413e0bff03d663167ddfdf6aaa5ed178e5b2a212b0', '\x50226882b09752c652716b79e166b1897fcf5a80208b2ac02dca60f14778953f');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 21, 1795981484775, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'journal.post', 'jnl_01m8mdd8q7e5t84w97p0fw1zh5', NULL, '{"sequence":9,"total":7.00}', '\xfcc41ed568170c38d33f954b627dca520353ed8e27429abe6c8b2a7155810209', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 30, 1795981485219, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd953emcskbs8xed73r4g', NULL, '{"id":"inv_01m8mdd953emcskbs8xed73r4g","type":"purchase","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8mdd92yex4aehnjcs2h62cm","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8mdd953emcskbs8xh58jr0s","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:45.219Z","updated_at":"2026-11-29T19:44:45.219Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mdczbmeak88aqjw4gx7s08","account_code":"5000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', '\xf4f9fc24c9f7deb78e78a4de68a236b80397fb47f823768e3d2336e0ba580cc7', '\x80afe27bec899edc41902281be59b9aa0d2c1c8dd2774dba295a7ac2a9fff9a4');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 17, 1795981484557, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'invoice.create', 'inv_01m8mdd8gde5092fwjn22wtvrg', NULL, '{"id":"inv_01m8mdd8gde5092fwjn22wtvrg","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mdd8bnebhtbbpsdckw95xt","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mdd8gde5092fwjn4g29krp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:44.557Z","updated_at":"2026-11-29T19:44:44.557Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mdczbmeak88aqjw4gx7s08","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\x2ae6b067e099b9953c5be69425052c9f60310e9da7bb2c00f102c056fc787426', '\x83513791c919473025919f8b7cf2ff8ab26b36780a99d223a9e4662ca4ac3bce');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 23, 1795981484853, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'account.create', 'acc_01m8mdd8sne4ra4db5hze242mf', NULL, '{"id":"acc_01m8mdd8sne4ra4db5hze242mf","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T19:44:44.853Z","updated_at":"2026-11-29T19:44:44.853Z","version":1}', '\xf8128869a64b2fb1324f584e517b0cd9ed5ade1109eb336f3563d1aa3b08d3e9', '\x5684222108941db10a8ed750cc2a27c3190787259d57386d2796cab3fbd35859');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 25, 1795981484940, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'settlement.create', 'set_01m8mdd8wcer7vx2t3m25qdrgx', NULL, '{"id":"set_01m8mdd8wcer7vx2t3m25qdrgx","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mdd8v7e3vvxj01hqbqm2wf","contact_name":"Oak","bank_account_id":"bac_01m8mdczgfec7bbfj33qqe63n1","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"journal_id":"jnl_01m8mdd8wcer7vx2t3m5kcws0w","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:44.940Z","updated_at":"2026-11-29T19:44:44.940Z","version":1}', '\x276ee147b6aaa4ee3554fa6c8c6cf70c3802f03e2c903616fc27aff3f5ffa1ef', '\x0e2b974aebe3357fc0225de731b05e50d5f7636e9f7d9e22defe5a905ad93177');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 28, 1795981485150, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'contact.create', 'con_01m8mdd92yex4aehnjcs2h62cm', NULL, '{"id":"con_01m8mdd92yex4aehnjcs2h62cm","kind":"both","name":"Ash","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:45.150Z","updated_at":"2026-11-29T19:44:45.150Z","version":1}', '\x0b2dc1bf43c7bb175782c4eb31afaa882633b25ca61aa9d6616175ded1313829', '\xd53354a7490e265392e9e3198c09a90b7dc4e83a359f057a7a23ddc8d6f5c51d');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 24, 1795981484903, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'contact.create', 'con_01m8mdd8v7e3vvxj01hqbqm2wf', NULL, '{"id":"con_01m8mdd8v7e3vvxj01hqbqm2wf","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:44.903Z","updated_at":"2026-11-29T19:44:44.903Z","version":1}', '\xe13b2c8fa0ec85f09f865a67d3085c1ec4a1cc2c3294204d2939d6be255eb2ce', '\x04c8ca02e700ca78c55ee6bb485e67509526d2e8274a0763818cdb4c8e4e4fc7');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 27, 1795981485052, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'settlement.allocate', 'set_01m8mdd8wcer7vx2t3m25qdrgx', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8mdd8y4ea3at2z6rkf1tw5c"}]}', '\x56a8e641d3e79dce9118fb4e07e1b4e6e43d0f2b3256f25dad39b3b9e81092bb', '\xfbfa042be1e591964b8c37b867a72965ec1d33cfcb613ca16d5ba4bfdf687465');
INSERT INTO public.audit_events VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 31, 1795981485260, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcz9keb69zbcagqdmarjp', 'contra.create', 'ctr_01m8mdd96cexx8712yyfbk05sq', NULL, '{"id":"ctr_01m8mdd96cexx8712yyfbk05sq","status":"posted","contact_id":"con_01m8mdd92yex4aehnjcs2h62cm","contact_name":"Ash","date":"2026-03-28","amount":40.00,"currency":"GBP","reference":null,"allocations":[{"id":"alc_01m8mdd96cexx8712yym2jv8jr","invoice_id":"inv_01m8mdd93qexr84dfyfn7bqg4b","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8mdd96cexx8712yyfbk05sq","amount":40.00,"date":"2026-03-28","created_at":"2026-11-29T19:44:45.260Z"},{"id":"alc_01m8mdd96cexx8712yym2jv8js","invoice_id":"inv_01m8mdd953emcskbs8xed73r4g","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8mdd96cexx8712yyfbk05sq","amount":40.00,"date":"2026-03-28","created_at":"2026-11-29T19:44:45.260Z"}],"journal_id":"jnl_01m8mdd96cexx8712yyk83ggkh","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:45.260Z","updated_at":"2026-11-29T19:44:45.260Z","version":1}', '\x7bcefed29cb8133a60391399ef4b40c16f35fd260a7755eb830d58e761409219', '\x1d849e60969ba2c3f42e5b420dd95d4b2001aa0930a327b989d7131a0b113b36');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 1, 'organisations', 'org_01m8mdczbmeak88aqjz7exggj5', '["org_01m8mdczbmeak88aqjz7exggj5", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795981475188, 1795981475188, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 2, 'members', 'mem_01m8mdczbmeak88aqjrj8m6a29', '["mem_01m8mdczbmeak88aqjrj8m6a29", "org_01m8mdczbmeak88aqjz7exggj5", "jo@example.com", "usr_01m8mdcywzee1tpnpaefaakgmk", "owner", 1795981475188, 1795981475188, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 3, 'accounts', 'acc_01m8mdczbmeak88aqjrqshndhy', '["acc_01m8mdczbmeak88aqjrqshndhy", "org_01m8mdczbmeak88aqjz7exggj5", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795981475188, 1795981475188, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 4, 'accounts', 'acc_01m8mdczbmeak88aqjrtn7twd9', '["acc_01m8mdczbmeak88aqjrtn7twd9", "org_01m8mdczbmeak88aqjz7exggj5", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795981475188, 1795981475188, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 5, 'accounts', 'acc_01m8mdczbmeak88aqjrz933yjk', '["acc_01m8mdczbmeak88aqjrz933yjk", "org_01m8mdczbmeak88aqjz7exggj5", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795981475188, 1795981475188, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 6, 'accounts', 'acc_01m8mdczbmeak88aqjs1ft4hzf', '["acc_01m8mdczbmeak88aqjs1ft4hzf", "org_01m8mdczbmeak88aqjz7exggj5", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795981475188, 1795981475188, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 7, 'accounts', 'acc_01m8mdczbmeak88aqjs7je42x3', '["acc_01m8mdczbmeak88aqjs7je42x3", "org_01m8mdczbmeak88aqjz7exggj5", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 8, 'accounts', 'acc_01m8mdczbmeak88aqjsb4br3vh', '["acc_01m8mdczbmeak88aqjsb4br3vh", "org_01m8mdczbmeak88aqjz7exggj5", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 9, 'accounts', 'acc_01m8mdczbmeak88aqjsf528mj8', '["acc_01m8mdczbmeak88aqjsf528mj8", "org_01m8mdczbmeak88aqjz7exggj5", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 10, 'accounts', 'acc_01m8mdczbmeak88aqjsg3xqcq9', '["acc_01m8mdczbmeak88aqjsg3xqcq9", "org_01m8mdczbmeak88aqjz7exggj5", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 11, 'accounts', 'acc_01m8mdczbmeak88aqjsqac5wn6', '["acc_01m8mdczbmeak88aqjsqac5wn6", "org_01m8mdczbmeak88aqjz7exggj5", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 12, 'accounts', 'acc_01m8mdczbmeak88aqjssrn9mkf', '["acc_01m8mdczbmeak88aqjssrn9mkf", "org_01m8mdczbmeak88aqjz7exggj5", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795981475188, 1795981475188, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 13, 'accounts', 'acc_01m8mdczbmeak88aqjszp4zxr1', '["acc_01m8mdczbmeak88aqjszp4zxr1", "org_01m8mdczbmeak88aqjz7exggj5", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 14, 'accounts', 'acc_01m8mdczbmeak88aqjt2brfqev', '["acc_01m8mdczbmeak88aqjt2brfqev", "org_01m8mdczbmeak88aqjz7exggj5", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 15, 'accounts', 'acc_01m8mdczbmeak88aqjt5g5efyt', '["acc_01m8mdczbmeak88aqjt5g5efyt", "org_01m8mdczbmeak88aqjz7exggj5", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 16, 'accounts', 'acc_01m8mdczbmeak88aqjt82g5103', '["acc_01m8mdczbmeak88aqjt82g5103", "org_01m8mdczbmeak88aqjz7exggj5", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 17, 'accounts', 'acc_01m8mdczbmeak88aqjtc3m5gde', '["acc_01m8mdczbmeak88aqjtc3m5gde", "org_01m8mdczbmeak88aqjz7exggj5", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 18, 'accounts', 'acc_01m8mdczbmeak88aqjtk0bn1b9', '["acc_01m8mdczbmeak88aqjtk0bn1b9", "org_01m8mdczbmeak88aqjz7exggj5", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 19, 'accounts', 'acc_01m8mdczbmeak88aqjtncxch58', '["acc_01m8mdczbmeak88aqjtncxch58", "org_01m8mdczbmeak88aqjz7exggj5", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 20, 'accounts', 'acc_01m8mdczbmeak88aqjtvqczg1k', '["acc_01m8mdczbmeak88aqjtvqczg1k", "org_01m8mdczbmeak88aqjz7exggj5", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795981475188, 1795981475188, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 21, 'accounts', 'acc_01m8mdczbmeak88aqjtzvzrteh', '["acc_01m8mdczbmeak88aqjtzvzrteh", "org_01m8mdczbmeak88aqjz7exggj5", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 22, 'accounts', 'acc_01m8mdczbmeak88aqjv338nhyb', '["acc_01m8mdczbmeak88aqjv338nhyb", "org_01m8mdczbmeak88aqjz7exggj5", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 23, 'accounts', 'acc_01m8mdczbmeak88aqjv599s2n8', '["acc_01m8mdczbmeak88aqjv599s2n8", "org_01m8mdczbmeak88aqjz7exggj5", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 24, 'accounts', 'acc_01m8mdczbmeak88aqjvafm7qcp', '["acc_01m8mdczbmeak88aqjvafm7qcp", "org_01m8mdczbmeak88aqjz7exggj5", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 25, 'accounts', 'acc_01m8mdczbmeak88aqjvdz1j710', '["acc_01m8mdczbmeak88aqjvdz1j710", "org_01m8mdczbmeak88aqjz7exggj5", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 26, 'accounts', 'acc_01m8mdczbmeak88aqjvgv601yf', '["acc_01m8mdczbmeak88aqjvgv601yf", "org_01m8mdczbmeak88aqjz7exggj5", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 27, 'accounts', 'acc_01m8mdczbmeak88aqjvnzg7zck', '["acc_01m8mdczbmeak88aqjvnzg7zck", "org_01m8mdczbmeak88aqjz7exggj5", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 28, 'accounts', 'acc_01m8mdczbmeak88aqjvvyg6hsx', '["acc_01m8mdczbmeak88aqjvvyg6hsx", "org_01m8mdczbmeak88aqjz7exggj5", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795981475188, 1795981475188, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 29, 'accounts', 'acc_01m8mdczbmeak88aqjvyw3w1yt', '["acc_01m8mdczbmeak88aqjvyw3w1yt", "org_01m8mdczbmeak88aqjz7exggj5", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795981475188, 1795981475188, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 30, 'accounts', 'acc_01m8mdczbmeak88aqjw3vjzyw4', '["acc_01m8mdczbmeak88aqjw3vjzyw4", "org_01m8mdczbmeak88aqjz7exggj5", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 31, 'accounts', 'acc_01m8mdczbmeak88aqjw4gx7s08', '["acc_01m8mdczbmeak88aqjw4gx7s08", "org_01m8mdczbmeak88aqjz7exggj5", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795981475188, 1795981475188, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 32, 'accounts', 'acc_01m8mdczbmeak88aqjwbtdfmcy', '["acc_01m8mdczbmeak88aqjwbtdfmcy", "org_01m8mdczbmeak88aqjz7exggj5", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795981475188, 1795981475188, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 33, 'accounts', 'acc_01m8mdczbmeak88aqjwd023z4b', '["acc_01m8mdczbmeak88aqjwd023z4b", "org_01m8mdczbmeak88aqjz7exggj5", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795981475188, 1795981475188, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 34, 'accounts', 'acc_01m8mdczbmeak88aqjwkkxghjp', '["acc_01m8mdczbmeak88aqjwkkxghjp", "org_01m8mdczbmeak88aqjz7exggj5", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 35, 'accounts', 'acc_01m8mdczbmeak88aqjwqzwdwhq', '["acc_01m8mdczbmeak88aqjwqzwdwhq", "org_01m8mdczbmeak88aqjz7exggj5", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 36, 'accounts', 'acc_01m8mdczbmeak88aqjwskr3vsf', '["acc_01m8mdczbmeak88aqjwskr3vsf", "org_01m8mdczbmeak88aqjz7exggj5", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 37, 'accounts', 'acc_01m8mdczbmeak88aqjwz32fdgv', '["acc_01m8mdczbmeak88aqjwz32fdgv", "org_01m8mdczbmeak88aqjz7exggj5", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 38, 'accounts', 'acc_01m8mdczbmeak88aqjx3qb5dvg', '["acc_01m8mdczbmeak88aqjx3qb5dvg", "org_01m8mdczbmeak88aqjz7exggj5", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 39, 'accounts', 'acc_01m8mdczbmeak88aqjx4c60qnn', '["acc_01m8mdczbmeak88aqjx4c60qnn", "org_01m8mdczbmeak88aqjz7exggj5", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 40, 'accounts', 'acc_01m8mdczbmeak88aqjxbjb7b70', '["acc_01m8mdczbmeak88aqjxbjb7b70", "org_01m8mdczbmeak88aqjz7exggj5", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 41, 'accounts', 'acc_01m8mdczbmeak88aqjxd1s2zd0', '["acc_01m8mdczbmeak88aqjxd1s2zd0", "org_01m8mdczbmeak88aqjz7exggj5", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 42, 'accounts', 'acc_01m8mdczbmeak88aqjxjhd9tgq', '["acc_01m8mdczbmeak88aqjxjhd9tgq", "org_01m8mdczbmeak88aqjz7exggj5", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 43, 'accounts', 'acc_01m8mdczbmeak88aqjxmsaazhd', '["acc_01m8mdczbmeak88aqjxmsaazhd", "org_01m8mdczbmeak88aqjz7exggj5", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 44, 'accounts', 'acc_01m8mdczbmeak88aqjxt8d5v8p', '["acc_01m8mdczbmeak88aqjxt8d5v8p", "org_01m8mdczbmeak88aqjz7exggj5", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 45, 'accounts', 'acc_01m8mdczbmeak88aqjxx335n2y', '["acc_01m8mdczbmeak88aqjxx335n2y", "org_01m8mdczbmeak88aqjz7exggj5", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 46, 'accounts', 'acc_01m8mdczbmeak88aqjy3t0e7z8', '["acc_01m8mdczbmeak88aqjy3t0e7z8", "org_01m8mdczbmeak88aqjz7exggj5", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 47, 'accounts', 'acc_01m8mdczbmeak88aqjy5716w2s', '["acc_01m8mdczbmeak88aqjy5716w2s", "org_01m8mdczbmeak88aqjz7exggj5", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 48, 'accounts', 'acc_01m8mdczbmeak88aqjy98zv4dk', '["acc_01m8mdczbmeak88aqjy98zv4dk", "org_01m8mdczbmeak88aqjz7exggj5", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 49, 'accounts', 'acc_01m8mdczbmeak88aqjyddq22c9', '["acc_01m8mdczbmeak88aqjyddq22c9", "org_01m8mdczbmeak88aqjz7exggj5", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 50, 'accounts', 'acc_01m8mdczbmeak88aqjyh02kqzd', '["acc_01m8mdczbmeak88aqjyh02kqzd", "org_01m8mdczbmeak88aqjz7exggj5", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 51, 'accounts', 'acc_01m8mdczbmeak88aqjypnrhrfw', '["acc_01m8mdczbmeak88aqjypnrhrfw", "org_01m8mdczbmeak88aqjz7exggj5", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 52, 'accounts', 'acc_01m8mdczbmeak88aqjysb3xa5x', '["acc_01m8mdczbmeak88aqjysb3xa5x", "org_01m8mdczbmeak88aqjz7exggj5", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795981475188, 1795981475188, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 53, 'accounts', 'acc_01m8mdczbmeak88aqjyw0avxtj', '["acc_01m8mdczbmeak88aqjyw0avxtj", "org_01m8mdczbmeak88aqjz7exggj5", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795981475188, 1795981475188, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 2, 1, 'accounts', 'acc_01m8mdczq3eb49ywpg6h84xz3p', '["acc_01m8mdczq3eb49ywpg6h84xz3p", "org_01m8mdczk1efqsxq8zf371d0b9", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795981475555, 1795981475555, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 54, 'accounts', 'acc_01m8mdczbmeak88aqjz32wkec6', '["acc_01m8mdczbmeak88aqjz32wkec6", "org_01m8mdczbmeak88aqjz7exggj5", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795981475188, 1795981475188, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 2, 1, 'accounts', 'acc_01m8mdczfqefztk24bc2nbhryc', '["acc_01m8mdczfqefztk24bc2nbhryc", "org_01m8mdczbmeak88aqjz7exggj5", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795981475319, 1795981475319, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 3, 1, 'bank_accounts', 'bac_01m8mdczgfec7bbfj33qqe63n1', '["bac_01m8mdczgfec7bbfj33qqe63n1", "org_01m8mdczbmeak88aqjz7exggj5", "acc_01m8mdczbmeak88aqjsqac5wn6", "Current", "current", null, null, null, null, null, null, null, 1795981475343, 1795981475343, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 1, 'organisations', 'org_01m8mdczk1efqsxq8zf371d0b9', '["org_01m8mdczk1efqsxq8zf371d0b9", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795981475425, 1795981475425, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 2, 'members', 'mem_01m8mdczk1efqsxq8z8dtf5x5t', '["mem_01m8mdczk1efqsxq8z8dtf5x5t", "org_01m8mdczk1efqsxq8zf371d0b9", "jo@example.com", "usr_01m8mdcywzee1tpnpaefaakgmk", "owner", 1795981475425, 1795981475425, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 3, 'accounts', 'acc_01m8mdczk1efqsxq8z8h7jha4v', '["acc_01m8mdczk1efqsxq8z8h7jha4v", "org_01m8mdczk1efqsxq8zf371d0b9", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795981475425, 1795981475425, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 4, 'accounts', 'acc_01m8mdczk1efqsxq8z8nzy9vfk', '["acc_01m8mdczk1efqsxq8z8nzy9vfk", "org_01m8mdczk1efqsxq8zf371d0b9", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795981475425, 1795981475425, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 5, 'accounts', 'acc_01m8mdczk1efqsxq8z8t344pvy', '["acc_01m8mdczk1efqsxq8z8t344pvy", "org_01m8mdczk1efqsxq8zf371d0b9", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795981475425, 1795981475425, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 6, 'accounts', 'acc_01m8mdczk1efqsxq8z8xd8k5de', '["acc_01m8mdczk1efqsxq8z8xd8k5de", "org_01m8mdczk1efqsxq8zf371d0b9", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795981475425, 1795981475425, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 7, 'accounts', 'acc_01m8mdczk1efqsxq8z904mfyxn', '["acc_01m8mdczk1efqsxq8z904mfyxn", "org_01m8mdczk1efqsxq8zf371d0b9", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 8, 'accounts', 'acc_01m8mdczk1efqsxq8z96ayhetk', '["acc_01m8mdczk1efqsxq8z96ayhetk", "org_01m8mdczk1efqsxq8zf371d0b9", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 9, 'accounts', 'acc_01m8mdczk1efqsxq8z9abshymt', '["acc_01m8mdczk1efqsxq8z9abshymt", "org_01m8mdczk1efqsxq8zf371d0b9", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 10, 'accounts', 'acc_01m8mdczk1efqsxq8z9ch6drzs', '["acc_01m8mdczk1efqsxq8z9ch6drzs", "org_01m8mdczk1efqsxq8zf371d0b9", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 11, 'accounts', 'acc_01m8mdczk1efqsxq8z9hbyn784', '["acc_01m8mdczk1efqsxq8z9hbyn784", "org_01m8mdczk1efqsxq8zf371d0b9", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 12, 'accounts', 'acc_01m8mdczk1efqsxq8z9mqdvf4n', '["acc_01m8mdczk1efqsxq8z9mqdvf4n", "org_01m8mdczk1efqsxq8zf371d0b9", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795981475425, 1795981475425, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 13, 'accounts', 'acc_01m8mdczk1efqsxq8z9rzjtfq0', '["acc_01m8mdczk1efqsxq8z9rzjtfq0", "org_01m8mdczk1efqsxq8zf371d0b9", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 14, 'accounts', 'acc_01m8mdczk1efqsxq8z9yjqbygh', '["acc_01m8mdczk1efqsxq8z9yjqbygh", "org_01m8mdczk1efqsxq8zf371d0b9", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 15, 'accounts', 'acc_01m8mdczk1efqsxq8za2a81jv6', '["acc_01m8mdczk1efqsxq8za2a81jv6", "org_01m8mdczk1efqsxq8zf371d0b9", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 16, 'accounts', 'acc_01m8mdczk1efqsxq8za5css3rs', '["acc_01m8mdczk1efqsxq8za5css3rs", "org_01m8mdczk1efqsxq8zf371d0b9", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 17, 'accounts', 'acc_01m8mdczk1efqsxq8zabknm4b5', '["acc_01m8mdczk1efqsxq8zabknm4b5", "org_01m8mdczk1efqsxq8zf371d0b9", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 18, 'accounts', 'acc_01m8mdczk1efqsxq8zadjnv7qd', '["acc_01m8mdczk1efqsxq8zadjnv7qd", "org_01m8mdczk1efqsxq8zf371d0b9", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 19, 'accounts', 'acc_01m8mdczk1efqsxq8zajsfvxfa', '["acc_01m8mdczk1efqsxq8zajsfvxfa", "org_01m8mdczk1efqsxq8zf371d0b9", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 20, 'accounts', 'acc_01m8mdczk1efqsxq8zaq7290h1', '["acc_01m8mdczk1efqsxq8zaq7290h1", "org_01m8mdczk1efqsxq8zf371d0b9", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795981475425, 1795981475425, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 21, 'accounts', 'acc_01m8mdczk1efqsxq8zavb8b6we', '["acc_01m8mdczk1efqsxq8zavb8b6we", "org_01m8mdczk1efqsxq8zf371d0b9", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 22, 'accounts', 'acc_01m8mdczk1efqsxq8zaybngk0h', '["acc_01m8mdczk1efqsxq8zaybngk0h", "org_01m8mdczk1efqsxq8zf371d0b9", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 23, 'accounts', 'acc_01m8mdczk1efqsxq8zb14d3y9w', '["acc_01m8mdczk1efqsxq8zb14d3y9w", "org_01m8mdczk1efqsxq8zf371d0b9", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 24, 'accounts', 'acc_01m8mdczk1efqsxq8zb7ez6264', '["acc_01m8mdczk1efqsxq8zb7ez6264", "org_01m8mdczk1efqsxq8zf371d0b9", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 25, 'accounts', 'acc_01m8mdczk1efqsxq8zbbc5erwy', '["acc_01m8mdczk1efqsxq8zbbc5erwy", "org_01m8mdczk1efqsxq8zf371d0b9", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 26, 'accounts', 'acc_01m8mdczk1efqsxq8zbcxhxhge', '["acc_01m8mdczk1efqsxq8zbcxhxhge", "org_01m8mdczk1efqsxq8zf371d0b9", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 27, 'accounts', 'acc_01m8mdczk1efqsxq8zbhysdjsb', '["acc_01m8mdczk1efqsxq8zbhysdjsb", "org_01m8mdczk1efqsxq8zf371d0b9", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 28, 'accounts', 'acc_01m8mdczk1efqsxq8zbp4r7we4', '["acc_01m8mdczk1efqsxq8zbp4r7we4", "org_01m8mdczk1efqsxq8zf371d0b9", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795981475425, 1795981475425, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 29, 'accounts', 'acc_01m8mdczk1efqsxq8zbt1zzens', '["acc_01m8mdczk1efqsxq8zbt1zzens", "org_01m8mdczk1efqsxq8zf371d0b9", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795981475425, 1795981475425, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 30, 'accounts', 'acc_01m8mdczk1efqsxq8zbxb2h2ev', '["acc_01m8mdczk1efqsxq8zbxb2h2ev", "org_01m8mdczk1efqsxq8zf371d0b9", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 31, 'accounts', 'acc_01m8mdczk1efqsxq8zc3kg0qrv', '["acc_01m8mdczk1efqsxq8zc3kg0qrv", "org_01m8mdczk1efqsxq8zf371d0b9", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795981475425, 1795981475425, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 32, 'accounts', 'acc_01m8mdczk1efqsxq8zc7jkztdt', '["acc_01m8mdczk1efqsxq8zc7jkztdt", "org_01m8mdczk1efqsxq8zf371d0b9", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795981475425, 1795981475425, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 33, 'accounts', 'acc_01m8mdczk1efqsxq8zc8yae54t', '["acc_01m8mdczk1efqsxq8zc8yae54t", "org_01m8mdczk1efqsxq8zf371d0b9", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795981475425, 1795981475425, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 34, 'accounts', 'acc_01m8mdczk1efqsxq8zccqzhgpn', '["acc_01m8mdczk1efqsxq8zccqzhgpn", "org_01m8mdczk1efqsxq8zf371d0b9", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 35, 'accounts', 'acc_01m8mdczk1efqsxq8zcgv6dksp', '["acc_01m8mdczk1efqsxq8zcgv6dksp", "org_01m8mdczk1efqsxq8zf371d0b9", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 36, 'accounts', 'acc_01m8mdczk1efqsxq8zcng5yecv', '["acc_01m8mdczk1efqsxq8zcng5yecv", "org_01m8mdczk1efqsxq8zf371d0b9", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 37, 'accounts', 'acc_01m8mdczk1efqsxq8zcsz6mn03', '["acc_01m8mdczk1efqsxq8zcsz6mn03", "org_01m8mdczk1efqsxq8zf371d0b9", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 38, 'accounts', 'acc_01m8mdczk1efqsxq8zcyad5msb', '["acc_01m8mdczk1efqsxq8zcyad5msb", "org_01m8mdczk1efqsxq8zf371d0b9", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 39, 'accounts', 'acc_01m8mdczk1efqsxq8zd20zdszk', '["acc_01m8mdczk1efqsxq8zd20zdszk", "org_01m8mdczk1efqsxq8zf371d0b9", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 40, 'accounts', 'acc_01m8mdczk1efqsxq8zd76ra3y0', '["acc_01m8mdczk1efqsxq8zd76ra3y0", "org_01m8mdczk1efqsxq8zf371d0b9", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 41, 'accounts', 'acc_01m8mdczk1efqsxq8zd8pk9cb2', '["acc_01m8mdczk1efqsxq8zd8pk9cb2", "org_01m8mdczk1efqsxq8zf371d0b9", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 42, 'accounts', 'acc_01m8mdczk1efqsxq8zdeqr7ede', '["acc_01m8mdczk1efqsxq8zdeqr7ede", "org_01m8mdczk1efqsxq8zf371d0b9", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 43, 'accounts', 'acc_01m8mdczk1efqsxq8zdkayffjj', '["acc_01m8mdczk1efqsxq8zdkayffjj", "org_01m8mdczk1efqsxq8zf371d0b9", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 44, 'accounts', 'acc_01m8mdczk1efqsxq8zdm5yrc8f', '["acc_01m8mdczk1efqsxq8zdm5yrc8f", "org_01m8mdczk1efqsxq8zf371d0b9", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 45, 'accounts', 'acc_01m8mdczk1efqsxq8zdte1c5rh', '["acc_01m8mdczk1efqsxq8zdte1c5rh", "org_01m8mdczk1efqsxq8zf371d0b9", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 46, 'accounts', 'acc_01m8mdczk1efqsxq8zdy5jtfsx', '["acc_01m8mdczk1efqsxq8zdy5jtfsx", "org_01m8mdczk1efqsxq8zf371d0b9", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 47, 'accounts', 'acc_01m8mdczk1efqsxq8ze1d78x80', '["acc_01m8mdczk1efqsxq8ze1d78x80", "org_01m8mdczk1efqsxq8zf371d0b9", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 48, 'accounts', 'acc_01m8mdczk1efqsxq8ze50400ad', '["acc_01m8mdczk1efqsxq8ze50400ad", "org_01m8mdczk1efqsxq8zf371d0b9", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 49, 'accounts', 'acc_01m8mdczk1efqsxq8ze8eknd1b', '["acc_01m8mdczk1efqsxq8ze8eknd1b", "org_01m8mdczk1efqsxq8zf371d0b9", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 50, 'accounts', 'acc_01m8mdczk1efqsxq8zedtqk03x', '["acc_01m8mdczk1efqsxq8zedtqk03x", "org_01m8mdczk1efqsxq8zf371d0b9", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 51, 'accounts', 'acc_01m8mdczk1efqsxq8zeh92p933', '["acc_01m8mdczk1efqsxq8zeh92p933", "org_01m8mdczk1efqsxq8zf371d0b9", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 52, 'accounts', 'acc_01m8mdczk1efqsxq8zensysrjs', '["acc_01m8mdczk1efqsxq8zensysrjs", "org_01m8mdczk1efqsxq8zf371d0b9", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795981475425, 1795981475425, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 53, 'accounts', 'acc_01m8mdczk1efqsxq8zer8n0gke', '["acc_01m8mdczk1efqsxq8zer8n0gke", "org_01m8mdczk1efqsxq8zf371d0b9", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795981475425, 1795981475425, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 54, 'accounts', 'acc_01m8mdczk1efqsxq8zexjdmnj1', '["acc_01m8mdczk1efqsxq8zexjdmnj1", "org_01m8mdczk1efqsxq8zf371d0b9", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795981475425, 1795981475425, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 3, 1, 'accounts', 'acc_01m8mdczscejf9ecvvxtdhn8va', '["acc_01m8mdczscejf9ecvvxtdhn8va", "org_01m8mdczk1efqsxq8zf371d0b9", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795981475628, 1795981475628, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 4, 1, 'bank_accounts', 'bac_01m8mdczwpec98nxttbvd55s8a', '["bac_01m8mdczwpec98nxttbvd55s8a", "org_01m8mdczk1efqsxq8zf371d0b9", "acc_01m8mdczk1efqsxq8z9hbyn784", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8mdczwpec98nxttc1q8jsmw", null, 1795981475734, 1795981475734, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 7, 1, 'contacts', 'con_01m8mdd01ve4h82pf3evvma7kt', '["con_01m8mdd01ve4h82pf3evvma7kt", "org_01m8mdczk1efqsxq8zf371d0b9", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795981475899, 1795981475899, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 10, 1, 'contacts', 'con_01m8mdd07zexzan0f3j3wbngzb', '["con_01m8mdd07zexzan0f3j3wbngzb", "org_01m8mdczk1efqsxq8zf371d0b9", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795981476095, 1795981476095, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 12, 1, 'contacts', 'con_01m8mdd0c6ez8r77aapcp6v6d6', '["con_01m8mdd0c6ez8r77aapcp6v6d6", "org_01m8mdczk1efqsxq8zf371d0b9", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795981476230, 1795981476230, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 16, 1, 'invoices', 'inv_01m8mdd0yde2x84d2yv5rkn5gc', '["inv_01m8mdd0yde2x84d2yv5rkn5gc", "org_01m8mdczk1efqsxq8zf371d0b9", "purchase", "invoice", "issued", "TB-0117", "con_01m8mdd0afe0490mxhtjggtvyr", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8mdd0yde2x84d2yvaxksg98", null, null, "tb-0117", 1795981476813, 1795981476813, 1, "9999-99-99", 0, null, null, [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Laptop", "1", "899.00", null, "acc_01m8mdczk1efqsxq8z8h7jha4v", "ST", null, 89900, 17980, 107880]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 19, 1, 'invoices', 'inv_01m8mdd151e9hvg9dzgt4jd5g0', '["inv_01m8mdd151e9hvg9dzgt4jd5g0", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "invoice", "issued", "INV-0003", "con_01m8mdd03ke84tm8prfc1h1v91", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8mdd151e9hvg9dzgypvycq6", null, null, "inv-0003", 1795981477025, 1795981477025, 1, "9999-99-99", 0, null, null, [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8mdczscejf9ecvvxtdhn8va", "EX", null, 24000, 0, 24000], ["org_01m8mdczk1efqsxq8zf371d0b9", 2, "Projector", "1", "35.00", null, "acc_01m8mdczk1efqsxq8zbcxhxhge", "ST", null, 3500, 700, 4200]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 19, 2, 'number_sequences', 'invoice', '["org_01m8mdczk1efqsxq8zf371d0b9", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 23, 1, 'invoices', 'inv_01m8mdd1bhem2sq43nvng7bkwj', '["inv_01m8mdd1bhem2sq43nvng7bkwj", "org_01m8mdczk1efqsxq8zf371d0b9", "purchase", "invoice", "issued", "FR-1209", "con_01m8mdd0e0esma07zwgaydna9n", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8mdd1bhem2sq43nvvxjv136", null, null, "fr-1209", 1795981477233, 1795981477233, 1, "9999-99-99", 0, null, null, [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8mdczk1efqsxq8zc7jkztdt", "ST", null, 64000, 12800, 76800]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 25, 1, 'invoices', 'inv_01m8mdd18be8jsmh7g4p97trgx', '["inv_01m8mdd18be8jsmh7g4p97trgx", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "invoice", "void", "INV-0005", "con_01m8mdd05mef188tpmcfxsk3g7", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8mdd18be8jsmh7g4rxeh476", "2026-03-03", "jnl_01m8mdd1g1ea9bp95fpmpjqw8y", "inv-0005", 1795981477131, 1795981477377, 2, "2026-03-03", 0, null, null, [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Raised in error", "1", "500.00", null, "acc_01m8mdczk1efqsxq8zbcxhxhge", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 26, 1, 'invoices', 'inv_01m8mdd173ezrbrsm0qx0g2x62', '["inv_01m8mdd173ezrbrsm0qx0g2x62", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "invoice", "issued", "INV-0004", "con_01m8mdd05mef188tpmcfxsk3g7", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8mdd173ezrbrsm0r3yb9azp", null, null, "inv-0004", 1795981477091, 1795981477574, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8mdczk1efqsxq8zbcxhxhge", "ST", null, 133200, 26640, 159840]], [["alc_01m8mdd1p5ewz89fpw2dmsw6fe", "org_01m8mdczk1efqsxq8zf371d0b9", null, "inv_01m8mdd1acex28j981v47zancz", 18000, "2026-03-12", null, 1795981477574, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 26, 2, 'invoices', 'inv_01m8mdd1acex28j981v47zancz', '["inv_01m8mdd1acex28j981v47zancz", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "credit_note", "issued", "CN-0001", "con_01m8mdd05mef188tpmcfxsk3g7", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8mdd1acex28j981v8rfd9xy", null, null, "cn-0001\ninv-0004", 1795981477196, 1795981477574, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "A day that was not held", "1", "150.00", null, "acc_01m8mdczk1efqsxq8zbcxhxhge", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 32, 1, 'invoices', 'inv_01m8mdd0yde2x84d2yv5rkn5gc', '["inv_01m8mdd0yde2x84d2yv5rkn5gc", "org_01m8mdczk1efqsxq8zf371d0b9", "purchase", "invoice", "issued", "TB-0117", "con_01m8mdd0afe0490mxhtjggtvyr", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8mdd0yde2x84d2yvaxksg98", null, null, "tb-0117", 1795981476813, 1795981478278, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Laptop", "1", "899.00", null, "acc_01m8mdczk1efqsxq8z8h7jha4v", "ST", null, 89900, 17980, 107880]], [["alc_01m8mdd2c6e88tsmhta7pe83ra", "org_01m8mdczk1efqsxq8zf371d0b9", "set_01m8mdd2c6e88tsmhta7pe83ra", null, 107880, "2026-01-22", null, 1795981478278, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 5, 1, 'accounts', 'acc_01m8mdczzne36aadzgfgetwmp4', '["acc_01m8mdczzne36aadzgfgetwmp4", "org_01m8mdczk1efqsxq8zf371d0b9", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795981475829, 1795981475829, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 6, 1, 'bank_accounts', 'bac_01m8mdczzne36aadzgffdapkbe', '["bac_01m8mdczzne36aadzgffdapkbe", "org_01m8mdczk1efqsxq8zf371d0b9", "acc_01m8mdczzne36aadzgfgetwmp4", "Savings", "savings", null, null, null, null, null, null, null, 1795981475829, 1795981475829, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 8, 1, 'contacts', 'con_01m8mdd03ke84tm8prfc1h1v91', '["con_01m8mdd03ke84tm8prfc1h1v91", "org_01m8mdczk1efqsxq8zf371d0b9", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795981475955, 1795981475955, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 9, 1, 'contacts', 'con_01m8mdd05mef188tpmcfxsk3g7', '["con_01m8mdd05mef188tpmcfxsk3g7", "org_01m8mdczk1efqsxq8zf371d0b9", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795981476020, 1795981476020, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 11, 1, 'contacts', 'con_01m8mdd0afe0490mxhtjggtvyr', '["con_01m8mdd0afe0490mxhtjggtvyr", "org_01m8mdczk1efqsxq8zf371d0b9", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795981476175, 1795981476175, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 13, 1, 'contacts', 'con_01m8mdd0e0esma07zwgaydna9n', '["con_01m8mdd0e0esma07zwgaydna9n", "org_01m8mdczk1efqsxq8zf371d0b9", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795981476288, 1795981476288, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 14, 1, 'invoices', 'inv_01m8mdd0q4ewgaxcamgchnw12x', '["inv_01m8mdd0q4ewgaxcamgchnw12x", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "invoice", "issued", "INV-0001", "con_01m8mdd01ve4h82pf3evvma7kt", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8mdd0q4ewgaxcamggk94pse", null, null, "inv-0001", 1795981476580, 1795981476580, 1, "9999-99-99", 0, null, null, [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8mdczk1efqsxq8zbcxhxhge", "ST", null, 195000, 39000, 234000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 14, 2, 'number_sequences', 'invoice', '["org_01m8mdczk1efqsxq8zf371d0b9", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 15, 1, 'invoices', 'inv_01m8mdd0vcek2raqxf66hc98pk', '["inv_01m8mdd0vcek2raqxf66hc98pk", "org_01m8mdczk1efqsxq8zf371d0b9", "purchase", "invoice", "issued", "PX-881", "con_01m8mdd07zexzan0f3j3wbngzb", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8mdd0vcek2raqxf694qmn3n", null, null, "px-881", 1795981476716, 1795981476716, 1, "9999-99-99", 0, null, null, [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8mdczk1efqsxq8zc3kg0qrv", "ZR", null, 41200, 0, 41200]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 17, 1, 'invoices', 'inv_01m8mdd10hecwthn0rn9tw8kr5', '["inv_01m8mdd10hecwthn0rn9tw8kr5", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "invoice", "issued", "INV-0002", "con_01m8mdd01ve4h82pf3evvma7kt", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8mdd10hecwthn0rnd1y7zzb", null, null, "inv-0002", 1795981476881, 1795981476881, 1, "9999-99-99", 0, null, null, [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Workbooks", "120", "7.25", null, "acc_01m8mdczk1efqsxq8zbhysdjsb", "ZR", null, 87000, 0, 87000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 17, 2, 'number_sequences', 'invoice', '["org_01m8mdczk1efqsxq8zf371d0b9", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 18, 1, 'invoices', 'inv_01m8mdd132esb8nxr4kp7x80bs', '["inv_01m8mdd132esb8nxr4kp7x80bs", "org_01m8mdczk1efqsxq8zf371d0b9", "purchase", "invoice", "issued", "HL-33", "con_01m8mdd0c6ez8r77aapcp6v6d6", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8mdd132esb8nxr4ktw6e2aj", null, null, "hl-33", 1795981476962, 1795981476962, 1, "9999-99-99", 0, null, null, [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8mdczk1efqsxq8zcsz6mn03", "EX", null, 135000, 0, 135000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 20, 1, 'invoices', 'inv_01m8mdd173ezrbrsm0qx0g2x62', '["inv_01m8mdd173ezrbrsm0qx0g2x62", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "invoice", "issued", "INV-0004", "con_01m8mdd05mef188tpmcfxsk3g7", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8mdd173ezrbrsm0r3yb9azp", null, null, "inv-0004", 1795981477091, 1795981477091, 1, "9999-99-99", 0, null, null, [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8mdczk1efqsxq8zbcxhxhge", "ST", null, 133200, 26640, 159840]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 20, 2, 'number_sequences', 'invoice', '["org_01m8mdczk1efqsxq8zf371d0b9", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 21, 1, 'invoices', 'inv_01m8mdd18be8jsmh7g4p97trgx', '["inv_01m8mdd18be8jsmh7g4p97trgx", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "invoice", "issued", "INV-0005", "con_01m8mdd05mef188tpmcfxsk3g7", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8mdd18be8jsmh7g4rxeh476", null, null, "inv-0005", 1795981477131, 1795981477131, 1, "9999-99-99", 0, null, null, [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Raised in error", "1", "500.00", null, "acc_01m8mdczk1efqsxq8zbcxhxhge", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 21, 2, 'number_sequences', 'invoice', '["org_01m8mdczk1efqsxq8zf371d0b9", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 22, 1, 'invoices', 'inv_01m8mdd1acex28j981v47zancz', '["inv_01m8mdd1acex28j981v47zancz", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "credit_note", "issued", "CN-0001", "con_01m8mdd05mef188tpmcfxsk3g7", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8mdd1acex28j981v8rfd9xy", null, null, "cn-0001\ninv-0004", 1795981477196, 1795981477196, 1, "9999-99-99", 0, null, null, [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "A day that was not held", "1", "150.00", null, "acc_01m8mdczk1efqsxq8zbcxhxhge", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 22, 2, 'number_sequences', 'credit_note', '["org_01m8mdczk1efqsxq8zf371d0b9", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 24, 1, 'invoices', 'inv_01m8mdd1cveketdz9yy5x1cw59', '["inv_01m8mdd1cveketdz9yy5x1cw59", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "invoice", "issued", "INV-0006", "con_01m8mdd01ve4h82pf3evvma7kt", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8mdd1cveketdz9yy9t911k7", null, null, "inv-0006", 1795981477275, 1795981477275, 1, "9999-99-99", 0, null, null, [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Workbooks", "24", "7.25", null, "acc_01m8mdczk1efqsxq8zbhysdjsb", "ZR", null, 17400, 0, 17400], ["org_01m8mdczk1efqsxq8zf371d0b9", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8mdczk1efqsxq8zbcxhxhge", "ST", null, 32500, 6500, 39000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 24, 2, 'number_sequences', 'invoice', '["org_01m8mdczk1efqsxq8zf371d0b9", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 1, 'bank_accounts', 'bac_01m8mdczwpec98nxttbvd55s8a', '["bac_01m8mdczwpec98nxttbvd55s8a", "org_01m8mdczk1efqsxq8zf371d0b9", "acc_01m8mdczk1efqsxq8z9hbyn784", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8mdczwpec98nxttc1q8jsmw", 900715, 1795981475734, 1795981477986, 2, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 2, 'stated_balances', 'bac_01m8mdczwpec98nxttbvd55s8a/2026-03-31', '["org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-31", 900715, 1795981477986]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 3, 'bank_transactions', 'btx_01m8mdd232epsbzz10bnxqmxpd', '["btx_01m8mdd232epsbzz10bnxqmxpd", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981477986, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 4, 'bank_transactions', 'btx_01m8mdd232epsbzz10brh7f607', '["btx_01m8mdd232epsbzz10brh7f607", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981477986, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 5, 'bank_transactions', 'btx_01m8mdd232epsbzz10bw4mxwa0', '["btx_01m8mdd232epsbzz10bw4mxwa0", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981477986, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 6, 'bank_transactions', 'btx_01m8mdd232epsbzz10c06x9grz', '["btx_01m8mdd232epsbzz10c06x9grz", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981477986, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 7, 'bank_transactions', 'btx_01m8mdd232epsbzz10c5kbpve2', '["btx_01m8mdd232epsbzz10c5kbpve2", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981477986, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 8, 'bank_transactions', 'btx_01m8mdd232epsbzz10ca2ch2fv', '["btx_01m8mdd232epsbzz10ca2ch2fv", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981477986, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 9, 'bank_transactions', 'btx_01m8mdd232epsbzz10cf6gqk0f', '["btx_01m8mdd232epsbzz10cf6gqk0f", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981477986, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 10, 'bank_transactions', 'btx_01m8mdd232epsbzz10cjh1srnt', '["btx_01m8mdd232epsbzz10cjh1srnt", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981477986, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 11, 'bank_transactions', 'btx_01m8mdd232epsbzz10cmbkx2sf', '["btx_01m8mdd232epsbzz10cmbkx2sf", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981477986, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 12, 'bank_transactions', 'btx_01m8mdd232epsbzz10crebtbm4', '["btx_01m8mdd232epsbzz10crebtbm4", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981477986, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 13, 'bank_transactions', 'btx_01m8mdd232epsbzz10cz566m2s', '["btx_01m8mdd232epsbzz10cz566m2s", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981477986, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 14, 'bank_transactions', 'btx_01m8mdd232epsbzz10d0kbysqw', '["btx_01m8mdd232epsbzz10d0kbysqw", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981477986, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 31, 15, 'bank_transactions', 'btx_01m8mdd232epsbzz10d6c1z6wm', '["btx_01m8mdd232epsbzz10d6c1z6wm", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981477986, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 30, 1, 'invoices', 'inv_01m8mdd151e9hvg9dzgt4jd5g0', '["inv_01m8mdd151e9hvg9dzgt4jd5g0", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "invoice", "issued", "INV-0003", "con_01m8mdd03ke84tm8prfc1h1v91", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8mdd151e9hvg9dzgypvycq6", null, null, "inv-0003", 1795981477025, 1795981477815, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8mdczscejf9ecvvxtdhn8va", "EX", null, 24000, 0, 24000], ["org_01m8mdczk1efqsxq8zf371d0b9", 2, "Projector", "1", "35.00", null, "acc_01m8mdczk1efqsxq8zbcxhxhge", "ST", null, 3500, 700, 4200]], [["alc_01m8mdd1xqedz920418s7j3t18", "org_01m8mdczk1efqsxq8zf371d0b9", "set_01m8mdd1xqedz920418h4jcedx", null, 28200, "2026-03-06", null, 1795981477815, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 30, 2, 'settlements', 'set_01m8mdd1xqedz920418h4jcedx', '["set_01m8mdd1xqedz920418h4jcedx", "org_01m8mdczk1efqsxq8zf371d0b9", "receipt", "sales", "posted", "con_01m8mdd03ke84tm8prfc1h1v91", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8mdd1xqedz920418pzrek8y", null, null, "", 1795981477815, 1795981477815, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 34, 1, 'invoices', 'inv_01m8mdd0q4ewgaxcamgchnw12x', '["inv_01m8mdd0q4ewgaxcamgchnw12x", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "invoice", "issued", "INV-0001", "con_01m8mdd01ve4h82pf3evvma7kt", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8mdd0q4ewgaxcamggk94pse", null, null, "inv-0001", 1795981476580, 1795981478523, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8mdczk1efqsxq8zbcxhxhge", "ST", null, 195000, 39000, 234000]], [["alc_01m8mdd2kveerrgk0pcj4550rd", "org_01m8mdczk1efqsxq8zf371d0b9", "set_01m8mdd2kveerrgk0pcj4550rd", null, 150000, "2026-01-30", null, 1795981478523, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 34, 2, 'settlements', 'set_01m8mdd2kveerrgk0pcj4550rd', '["set_01m8mdd2kveerrgk0pcj4550rd", "org_01m8mdczk1efqsxq8zf371d0b9", "receipt", "sales", "posted", "con_01m8mdd01ve4h82pf3evvma7kt", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-01-30", 150000, 150000, null, "btx_01m8mdd232epsbzz10brh7f607", 1, "jnl_01m8mdd2kveerrgk0pcj4550rd", null, null, "", 1795981478523, 1795981478523, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 35, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10brh7f607', '["btx_01m8mdd232epsbzz10brh7f607", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8mdd01ve4h82pf3evvma7kt", "allocations", "jnl_01m8mdd2kveerrgk0pcj4550rd", 2, null, "NV", 0, 1795981478523, 1795981477986, 1795981478523, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 42, 1, 'invoices', 'inv_01m8mdd173ezrbrsm0qx0g2x62', '["inv_01m8mdd173ezrbrsm0qx0g2x62", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "invoice", "issued", "INV-0004", "con_01m8mdd05mef188tpmcfxsk3g7", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8mdd173ezrbrsm0r3yb9azp", null, null, "inv-0004", 1795981477091, 1795981479517, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8mdczk1efqsxq8zbcxhxhge", "ST", null, 133200, 26640, 159840]], [["alc_01m8mdd1p5ewz89fpw2dmsw6fe", "org_01m8mdczk1efqsxq8zf371d0b9", null, "inv_01m8mdd1acex28j981v47zancz", 18000, "2026-03-12", null, 1795981477574, null], ["alc_01m8mdd3jxemva87r7550mgda9", "org_01m8mdczk1efqsxq8zf371d0b9", "set_01m8mdd3jxemva87r7550mgda9", null, 141840, "2026-03-16", null, 1795981479517, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 42, 2, 'settlements', 'set_01m8mdd3jxemva87r7550mgda9', '["set_01m8mdd3jxemva87r7550mgda9", "org_01m8mdczk1efqsxq8zf371d0b9", "receipt", "sales", "posted", "con_01m8mdd05mef188tpmcfxsk3g7", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-16", 141840, 141840, null, "btx_01m8mdd232epsbzz10crebtbm4", 1, "jnl_01m8mdd3jxemva87r7550mgda9", null, null, "", 1795981479517, 1795981479517, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 43, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10crebtbm4', '["btx_01m8mdd232epsbzz10crebtbm4", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8mdd05mef188tpmcfxsk3g7", "allocations", "jnl_01m8mdd3jxemva87r7550mgda9", 2, null, "NV", 0, 1795981479517, 1795981477986, 1795981479517, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 44, 1, 'settlements', 'set_01m8mdd1xqedz920418h4jcedx', '["set_01m8mdd1xqedz920418h4jcedx", "org_01m8mdczk1efqsxq8zf371d0b9", "receipt", "sales", "posted", "con_01m8mdd03ke84tm8prfc1h1v91", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-06", 28200, 28200, null, "btx_01m8mdd232epsbzz10cmbkx2sf", 0, "jnl_01m8mdd1xqedz920418pzrek8y", null, null, "", 1795981477815, 1795981479836, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 45, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10cmbkx2sf', '["btx_01m8mdd232epsbzz10cmbkx2sf", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8mdd03ke84tm8prfc1h1v91", "match", "jnl_01m8mdd1xqedz920418pzrek8y", 2, null, "NV", 0, 1795981479836, 1795981477986, 1795981479836, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 47, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10d6c1z6wm', '["btx_01m8mdd232epsbzz10d6c1z6wm", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8mdczk1efqsxq8zabknm4b5", "NV", null, null, "account", "jnl_01m8mdd4bpe739b06yra2b6d38", 1, "acc_01m8mdczk1efqsxq8zabknm4b5", "NV", 0, 1795981480311, 1795981477986, 1795981480311, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 57, 1, 'organisations', 'org_01m8mdczk1efqsxq8zf371d0b9', '["org_01m8mdczk1efqsxq8zf371d0b9", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795981475425, 1795981475425, 1, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 57, 2, 'vat_returns', 'vrt_01m8mdd66be9prfzk11k21wpn1', '["vrt_01m8mdd66be9prfzk11k21wpn1", "org_01m8mdczk1efqsxq8zf371d0b9", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795981482348, 1795981482187, 1795981482348, 2, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 32, 2, 'settlements', 'set_01m8mdd2c6e88tsmhta7pe83ra', '["set_01m8mdd2c6e88tsmhta7pe83ra", "org_01m8mdczk1efqsxq8zf371d0b9", "payment", "purchase", "posted", "con_01m8mdd0afe0490mxhtjggtvyr", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-01-22", 107880, 107880, null, "btx_01m8mdd232epsbzz10bnxqmxpd", 1, "jnl_01m8mdd2c6e88tsmhta7pe83ra", null, null, "", 1795981478278, 1795981478278, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 33, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10bnxqmxpd', '["btx_01m8mdd232epsbzz10bnxqmxpd", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8mdd0afe0490mxhtjggtvyr", "allocations", "jnl_01m8mdd2c6e88tsmhta7pe83ra", 2, null, "NV", 0, 1795981478278, 1795981477986, 1795981478278, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 38, 1, 'invoices', 'inv_01m8mdd0q4ewgaxcamgchnw12x', '["inv_01m8mdd0q4ewgaxcamgchnw12x", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "invoice", "issued", "INV-0001", "con_01m8mdd01ve4h82pf3evvma7kt", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8mdd0q4ewgaxcamggk94pse", null, null, "inv-0001", 1795981476580, 1795981479051, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8mdczk1efqsxq8zbcxhxhge", "ST", null, 195000, 39000, 234000]], [["alc_01m8mdd2kveerrgk0pcj4550rd", "org_01m8mdczk1efqsxq8zf371d0b9", "set_01m8mdd2kveerrgk0pcj4550rd", null, 150000, "2026-01-30", null, 1795981478523, null], ["alc_01m8mdd34be5cs1esvza7whf80", "org_01m8mdczk1efqsxq8zf371d0b9", "set_01m8mdd34be5cs1esvza7whf80", null, 84000, "2026-02-16", null, 1795981479051, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 38, 2, 'invoices', 'inv_01m8mdd10hecwthn0rn9tw8kr5', '["inv_01m8mdd10hecwthn0rn9tw8kr5", "org_01m8mdczk1efqsxq8zf371d0b9", "sales", "invoice", "issued", "INV-0002", "con_01m8mdd01ve4h82pf3evvma7kt", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8mdd10hecwthn0rnd1y7zzb", null, null, "inv-0002", 1795981476881, 1795981479051, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Workbooks", "120", "7.25", null, "acc_01m8mdczk1efqsxq8zbhysdjsb", "ZR", null, 87000, 0, 87000]], [["alc_01m8mdd34be5cs1esvza7whf81", "org_01m8mdczk1efqsxq8zf371d0b9", "set_01m8mdd34be5cs1esvza7whf80", null, 87000, "2026-02-16", null, 1795981479051, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 38, 3, 'settlements', 'set_01m8mdd34be5cs1esvza7whf80', '["set_01m8mdd34be5cs1esvza7whf80", "org_01m8mdczk1efqsxq8zf371d0b9", "receipt", "sales", "posted", "con_01m8mdd01ve4h82pf3evvma7kt", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-16", 171000, 171000, null, "btx_01m8mdd232epsbzz10c5kbpve2", 1, "jnl_01m8mdd34be5cs1esvza7whf80", null, null, "", 1795981479051, 1795981479051, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 39, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10c5kbpve2', '["btx_01m8mdd232epsbzz10c5kbpve2", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8mdd01ve4h82pf3evvma7kt", "allocations", "jnl_01m8mdd34be5cs1esvza7whf80", 2, null, "NV", 0, 1795981479051, 1795981477986, 1795981479051, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 40, 1, 'invoices', 'inv_01m8mdd0vcek2raqxf66hc98pk', '["inv_01m8mdd0vcek2raqxf66hc98pk", "org_01m8mdczk1efqsxq8zf371d0b9", "purchase", "invoice", "issued", "PX-881", "con_01m8mdd07zexzan0f3j3wbngzb", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8mdd0vcek2raqxf694qmn3n", null, null, "px-881", 1795981476716, 1795981479316, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8mdczk1efqsxq8zc3kg0qrv", "ZR", null, 41200, 0, 41200]], [["alc_01m8mdd3cmem5sqa5t7pe4smwv", "org_01m8mdczk1efqsxq8zf371d0b9", "set_01m8mdd3cmem5sqa5t7pe4smwv", null, 40000, "2026-02-27", null, 1795981479316, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 40, 2, 'settlements', 'set_01m8mdd3cmem5sqa5t7pe4smwv', '["set_01m8mdd3cmem5sqa5t7pe4smwv", "org_01m8mdczk1efqsxq8zf371d0b9", "payment", "purchase", "posted", "con_01m8mdd07zexzan0f3j3wbngzb", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-27", 40000, 40000, null, "btx_01m8mdd232epsbzz10cf6gqk0f", 1, "jnl_01m8mdd3cmem5sqa5t7pe4smwv", null, null, "", 1795981479316, 1795981479316, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 41, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10cf6gqk0f', '["btx_01m8mdd232epsbzz10cf6gqk0f", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8mdd07zexzan0f3j3wbngzb", "allocations", "jnl_01m8mdd3cmem5sqa5t7pe4smwv", 2, null, "NV", 0, 1795981479316, 1795981477986, 1795981479316, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 46, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10d0kbysqw', '["btx_01m8mdd232epsbzz10d0kbysqw", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8mdd43qev8t23ggjcz5wcgn", 1, null, "NV", 0, 1795981480055, 1795981477986, 1795981480055, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 48, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10bw4mxwa0', '["btx_01m8mdd232epsbzz10bw4mxwa0", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8mdczk1efqsxq8zd8pk9cb2", "ST", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981481000, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 49, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10ca2ch2fv', '["btx_01m8mdd232epsbzz10ca2ch2fv", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8mdczk1efqsxq8zdkayffjj", "ZR", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981481000, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 36, 1, 'invoices', 'inv_01m8mdd132esb8nxr4kp7x80bs', '["inv_01m8mdd132esb8nxr4kp7x80bs", "org_01m8mdczk1efqsxq8zf371d0b9", "purchase", "invoice", "issued", "HL-33", "con_01m8mdd0c6ez8r77aapcp6v6d6", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8mdd132esb8nxr4ktw6e2aj", null, null, "hl-33", 1795981476962, 1795981478795, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8mdczk1efqsxq8zf371d0b9", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8mdczk1efqsxq8zcsz6mn03", "EX", null, 135000, 0, 135000]], [["alc_01m8mdd2wbem28e4ngprnxnd88", "org_01m8mdczk1efqsxq8zf371d0b9", "set_01m8mdd2wbem28e4ngprnxnd88", null, 135000, "2026-02-10", null, 1795981478795, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 36, 2, 'settlements', 'set_01m8mdd2wbem28e4ngprnxnd88', '["set_01m8mdd2wbem28e4ngprnxnd88", "org_01m8mdczk1efqsxq8zf371d0b9", "payment", "purchase", "posted", "con_01m8mdd0c6ez8r77aapcp6v6d6", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-10", 135000, 135000, null, "btx_01m8mdd232epsbzz10c06x9grz", 1, "jnl_01m8mdd2wbem28e4ngprnxnd88", null, null, "", 1795981478795, 1795981478795, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 37, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10c06x9grz', '["btx_01m8mdd232epsbzz10c06x9grz", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8mdd0c6ez8r77aapcp6v6d6", "allocations", "jnl_01m8mdd2wbem28e4ngprnxnd88", 2, null, "NV", 0, 1795981478795, 1795981477986, 1795981478795, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 52, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10ca2ch2fv', '["btx_01m8mdd232epsbzz10ca2ch2fv", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8mdczk1efqsxq8zdkayffjj", "ZR", null, null, "account", "jnl_01m8mdd577ey6vh4vdhv0m6dma", 1, "acc_01m8mdczk1efqsxq8zdkayffjj", "ZR", 0, 1795981481191, 1795981477986, 1795981481191, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 5, 1, 'organisations', 'org_01m8mdczbmeak88aqjz7exggj5', '["org_01m8mdczbmeak88aqjz7exggj5", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795981475188, 1795981475188, 1, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8mdczbmeak88aqjz7exggj5", "CAR-50", "Leased cars", "standard", 200000, 500000, "2026-01-01", null, 1795981483943, 1795981483943, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 9, 1, 'bank_transactions', 'btx_01m8mdd84beb0t38fzv5gmg7zm', '["btx_01m8mdd84beb0t38fzv5gmg7zm", "org_01m8mdczbmeak88aqjz7exggj5", "bac_01m8mdczgfec7bbfj33qqe63n1", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981484171, 1795981484171, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 11, 1, 'bank_transactions', 'btx_01m8mdd84beb0t38fzv5gmg7zm', '["btx_01m8mdd84beb0t38fzv5gmg7zm", "org_01m8mdczbmeak88aqjz7exggj5", "bac_01m8mdczgfec7bbfj33qqe63n1", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8mdd85mekattmmp4cr7b7yk", 2, null, null, 0, 1795981484254, 1795981484171, 1795981484254, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 16, 1, 'invoices', 'inv_01m8mdd8cvea893cvh6qcadmdt', '["inv_01m8mdd8cvea893cvh6qcadmdt", "org_01m8mdczbmeak88aqjz7exggj5", "sales", "invoice", "issued", "E-1", "con_01m8mdd8bnebhtbbpsdckw95xt", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 6000, "issued", "jnl_01m8mdd8cvea893cvh6vmrkpxw", null, null, "e-1", 1795981484443, 1795981484486, 2, "2026-03-25", 1, "2026-03-25", "2026-03-25", [["org_01m8mdczbmeak88aqjz7exggj5", 1, "Oak", "1", "50", null, "acc_01m8mdczbmeak88aqjvgv601yf", "ST", null, 5000, 1000, 6000]], [["alc_01m8mdd8e6ep5tq6e4ktst8fs1", "org_01m8mdczbmeak88aqjz7exggj5", null, null, 6000, "2026-03-25", null, 1795981484486, null]], [], null, 6000, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 16, 2, 'write_offs', 'alc_01m8mdd8e6ep5tq6e4ktst8fs1', '["alc_01m8mdd8e6ep5tq6e4ktst8fs1", "org_01m8mdczbmeak88aqjz7exggj5", "inv_01m8mdd8cvea893cvh6qcadmdt", "2026-03-25", 6000, "acc_01m8mdczbmeak88aqjypnrhrfw", "In liquidation", "jnl_01m8mdd8e6ep5tq6e4kzq4n2h2", null, null, 1795981484486]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 24, 1, 'contacts', 'con_01m8mdd8v7e3vvxj01hqbqm2wf', '["con_01m8mdd8v7e3vvxj01hqbqm2wf", "org_01m8mdczbmeak88aqjz7exggj5", "customer", "Oak", null, null, null, null, null, 30, null, null, "active", "oak", 1795981484903, 1795981484903, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 27, 1, 'deposit_releases', 'alc_01m8mdd8zwe8mskvqrxv4r3d2x', '["alc_01m8mdd8zwe8mskvqrxv4r3d2x", "org_01m8mdczbmeak88aqjz7exggj5", "set_01m8mdd8wcer7vx2t3m25qdrgx", "2026-04-02", 2521, 479, "jnl_01m8mdd91bega8de04qp3c2v8z", null, null, 1795981485052]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 27, 2, 'invoices', 'inv_01m8mdd8y4ea3at2z6rkf1tw5c', '["inv_01m8mdd8y4ea3at2z6rkf1tw5c", "org_01m8mdczbmeak88aqjz7exggj5", "sales", "invoice", "issued", "INV-0001", "con_01m8mdd8v7e3vvxj01hqbqm2wf", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 3000, 0, "issued", "jnl_01m8mdd8y4ea3at2z6rq4yz18y", null, null, "inv-0001", 1795981484996, 1795981485052, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", [["org_01m8mdczbmeak88aqjz7exggj5", 1, "Oak", "1", "100", null, "acc_01m8mdczbmeak88aqjvgv601yf", "ST", null, 10000, 1900, 11900]], [["alc_01m8mdd8zwe8mskvqrxv4r3d2x", "org_01m8mdczbmeak88aqjz7exggj5", "set_01m8mdd8wcer7vx2t3m25qdrgx", null, 3000, "2026-04-02", null, 1795981485052, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 27, 3, 'settlements', 'set_01m8mdd8wcer7vx2t3m25qdrgx', '["set_01m8mdd8wcer7vx2t3m25qdrgx", "org_01m8mdczbmeak88aqjz7exggj5", "receipt", "sales", "posted", "con_01m8mdd8v7e3vvxj01hqbqm2wf", "bac_01m8mdczgfec7bbfj33qqe63n1", "2026-03-27", 6000, 3000, null, null, 0, "jnl_01m8mdd8wcer7vx2t3m5kcws0w", null, null, "", 1795981484940, 1795981485052, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", "ST", 958]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 31, 1, 'contras', 'ctr_01m8mdd96cexx8712yyfbk05sq', '["ctr_01m8mdd96cexx8712yyfbk05sq", "org_01m8mdczbmeak88aqjz7exggj5", "con_01m8mdd92yex4aehnjcs2h62cm", "2026-03-28", 4000, null, "jnl_01m8mdd96cexx8712yyk83ggkh", null, null, 1795981485260, 1795981485260, 1, [["alc_01m8mdd96cexx8712yym2jv8jr", "org_01m8mdczbmeak88aqjz7exggj5", "inv_01m8mdd93qexr84dfyfn7bqg4b", 4000, "2026-03-28", null], ["alc_01m8mdd96cexx8712yym2jv8js", "org_01m8mdczbmeak88aqjz7exggj5", "inv_01m8mdd953emcskbs8xed73r4g", 4000, "2026-03-28", null]]]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 50, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10cjh1srnt', '["btx_01m8mdd232epsbzz10cjh1srnt", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8mdczk1efqsxq8zd8pk9cb2", "ST", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981481000, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 51, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10cz566m2s', '["btx_01m8mdd232epsbzz10cz566m2s", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8mdczk1efqsxq8ze8eknd1b", "EX", null, null, null, null, null, null, null, null, null, 1795981477986, 1795981481000, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 53, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10cjh1srnt', '["btx_01m8mdd232epsbzz10cjh1srnt", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8mdczk1efqsxq8zd8pk9cb2", "ST", null, null, "account", "jnl_01m8mdd5cgehsrk68pzxzp7ja7", 1, "acc_01m8mdczk1efqsxq8zd8pk9cb2", "ST", -600, 1795981481360, 1795981477986, 1795981481360, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 54, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10bw4mxwa0', '["btx_01m8mdd232epsbzz10bw4mxwa0", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8mdczk1efqsxq8zd8pk9cb2", "ST", null, null, "account", "jnl_01m8mdd5kvev6antgagarwbtb9", 1, "acc_01m8mdczk1efqsxq8zd8pk9cb2", "ST", -600, 1795981481595, 1795981477986, 1795981481595, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 55, 1, 'bank_transactions', 'btx_01m8mdd232epsbzz10cz566m2s', '["btx_01m8mdd232epsbzz10cz566m2s", "org_01m8mdczk1efqsxq8zf371d0b9", "bac_01m8mdczwpec98nxttbvd55s8a", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8mdczk1efqsxq8ze8eknd1b", "EX", null, null, "account", "jnl_01m8mdd5sfep4ac60957fz6y0n", 1, "acc_01m8mdczk1efqsxq8ze8eknd1b", "EX", 0, 1795981481775, 1795981477986, 1795981481775, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 56, 1, 'vat_returns', 'vrt_01m8mdd66be9prfzk11k21wpn1', '["vrt_01m8mdd66be9prfzk11k21wpn1", "org_01m8mdczk1efqsxq8zf371d0b9", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795981482187, 1795981482187, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 58, 1, 'organisations', 'org_01m8mdczk1efqsxq8zf371d0b9', '["org_01m8mdczk1efqsxq8zf371d0b9", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795981475425, 1795981482472, 2, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 4, 1, 'organisations', 'org_01m8mdczbmeak88aqjz7exggj5', '["org_01m8mdczbmeak88aqjz7exggj5", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795981475188, 1795981475188, 1, 1, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8mdczbmeak88aqjz7exggj5", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 8, 1, 'organisations', 'org_01m8mdczbmeak88aqjz7exggj5', '["org_01m8mdczbmeak88aqjz7exggj5", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795981475188, 1795981484119, 2, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8mdczbmeak88aqjz7exggj5", "2026-05-01", 1, "GB123456789", "standard", null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 14, 1, 'contacts', 'con_01m8mdd8bnebhtbbpsdckw95xt', '["con_01m8mdd8bnebhtbbpsdckw95xt", "org_01m8mdczbmeak88aqjz7exggj5", "both", "Elm", null, null, null, null, null, 30, null, null, "active", "elm", 1795981484405, 1795981484405, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 18, 1, 'invoices', 'inv_01m8mdd8gde5092fwjn22wtvrg', '["inv_01m8mdd8gde5092fwjn22wtvrg", "org_01m8mdczbmeak88aqjz7exggj5", "purchase", "invoice", "issued", "E-1", "con_01m8mdd8bnebhtbbpsdckw95xt", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8mdd8gde5092fwjn4g29krp", null, null, "e-1", 1795981484557, 1795981484616, 2, "9999-99-99", 0, null, null, [["org_01m8mdczbmeak88aqjz7exggj5", 1, "Oak", "1", "50", null, "acc_01m8mdczbmeak88aqjw4gx7s08", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 6000, 1000]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 18, 2, 'unpaid_vat', 'jnl_01m8mdd8j8eb9bqwpvjbjasezj', '["jnl_01m8mdd8j8eb9bqwpvjbjasezj", "org_01m8mdczbmeak88aqjz7exggj5", "inv_01m8mdd8gde5092fwjn22wtvrg", "input_repaid", "2026-03-25", 6000, 1000, "acc_01m8mdczbmeak88aqjsg3xqcq9", null, "jnl_01m8mdd8j8eb9bqwpvjbjasezj", null, null, 1795981484616]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 20, 1, 'organisations', 'org_01m8mdczbmeak88aqjz7exggj5', '["org_01m8mdczbmeak88aqjz7exggj5", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795981475188, 1795981484119, 2, 1, "2025-03-31", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 20, 2, 'vat_returns', 'vrt_01m8mdd8mbegfv3k1g2xw25gsr', '["vrt_01m8mdd8mbegfv3k1g2xw25gsr", "org_01m8mdczbmeak88aqjz7exggj5", "2025-01-01", "2025-03-31", "finalised", "[]", "standard", null, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, null, 1795981484710, 1795981484683, 1795981484710, 2, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 22, 1, 'vat_payments', 'jnl_01m8mdd8q7e5t84w97p0fw1zh5', '["jnl_01m8mdd8q7e5t84w97p0fw1zh5", "org_01m8mdczbmeak88aqjz7exggj5", "vrt_01m8mdd8mbegfv3k1g2xw25gsr", 1795981484809]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 26, 1, 'invoices', 'inv_01m8mdd8y4ea3at2z6rkf1tw5c', '["inv_01m8mdd8y4ea3at2z6rkf1tw5c", "org_01m8mdczbmeak88aqjz7exggj5", "sales", "invoice", "issued", "INV-0001", "con_01m8mdd8v7e3vvxj01hqbqm2wf", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 0, 0, "issued", "jnl_01m8mdd8y4ea3at2z6rq4yz18y", null, null, "inv-0001", 1795981484996, 1795981484996, 1, "9999-99-99", 0, null, null, [["org_01m8mdczbmeak88aqjz7exggj5", 1, "Oak", "1", "100", null, "acc_01m8mdczbmeak88aqjvgv601yf", "ST", null, 10000, 1900, 11900]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 26, 2, 'number_sequences', 'invoice', '["org_01m8mdczbmeak88aqjz7exggj5", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 12, 1, 'bank_transactions', 'btx_01m8mdd84beb0t38fzv5gmg7zm', '["btx_01m8mdd84beb0t38fzv5gmg7zm", "org_01m8mdczbmeak88aqjz7exggj5", "bac_01m8mdczgfec7bbfj33qqe63n1", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795981484171, 1795981484306, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8mdczbmeak88aqjz7exggj5", "jnl_01m8mdd85mekattmmp4cr7b7yk"]], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 15, 1, 'invoices', 'inv_01m8mdd8cvea893cvh6qcadmdt', '["inv_01m8mdd8cvea893cvh6qcadmdt", "org_01m8mdczbmeak88aqjz7exggj5", "sales", "invoice", "issued", "E-1", "con_01m8mdd8bnebhtbbpsdckw95xt", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8mdd8cvea893cvh6vmrkpxw", null, null, "e-1", 1795981484443, 1795981484443, 1, "9999-99-99", 0, null, null, [["org_01m8mdczbmeak88aqjz7exggj5", 1, "Oak", "1", "50", null, "acc_01m8mdczbmeak88aqjvgv601yf", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 17, 1, 'invoices', 'inv_01m8mdd8gde5092fwjn22wtvrg', '["inv_01m8mdd8gde5092fwjn22wtvrg", "org_01m8mdczbmeak88aqjz7exggj5", "purchase", "invoice", "issued", "E-1", "con_01m8mdd8bnebhtbbpsdckw95xt", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8mdd8gde5092fwjn4g29krp", null, null, "e-1", 1795981484557, 1795981484557, 1, "9999-99-99", 0, null, null, [["org_01m8mdczbmeak88aqjz7exggj5", 1, "Oak", "1", "50", null, "acc_01m8mdczbmeak88aqjw4gx7s08", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 19, 1, 'vat_returns', 'vrt_01m8mdd8mbegfv3k1g2xw25gsr', '["vrt_01m8mdd8mbegfv3k1g2xw25gsr", "org_01m8mdczbmeak88aqjz7exggj5", "2025-01-01", "2025-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795981484683, 1795981484683, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 23, 1, 'accounts', 'acc_01m8mdd8sne4ra4db5hze242mf', '["acc_01m8mdd8sne4ra4db5hze242mf", "org_01m8mdczbmeak88aqjz7exggj5", "1250", "VAT on deposits", "ASSET", "vat_on_deposits", null, null, "active", 1795981484853, 1795981484853, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 25, 1, 'settlements', 'set_01m8mdd8wcer7vx2t3m25qdrgx', '["set_01m8mdd8wcer7vx2t3m25qdrgx", "org_01m8mdczbmeak88aqjz7exggj5", "receipt", "sales", "posted", "con_01m8mdd8v7e3vvxj01hqbqm2wf", "bac_01m8mdczgfec7bbfj33qqe63n1", "2026-03-27", 6000, 0, null, null, 0, "jnl_01m8mdd8wcer7vx2t3m5kcws0w", null, null, "", 1795981484940, 1795981484940, 1, "9999-99-99", 0, null, null, "ST", 958]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 28, 1, 'contacts', 'con_01m8mdd92yex4aehnjcs2h62cm', '["con_01m8mdd92yex4aehnjcs2h62cm", "org_01m8mdczbmeak88aqjz7exggj5", "both", "Ash", null, null, null, null, null, 30, null, null, "active", "ash", 1795981485150, 1795981485150, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 30, 1, 'invoices', 'inv_01m8mdd953emcskbs8xed73r4g', '["inv_01m8mdd953emcskbs8xed73r4g", "org_01m8mdczbmeak88aqjz7exggj5", "purchase", "invoice", "issued", "A-1", "con_01m8mdd92yex4aehnjcs2h62cm", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 0, 0, "issued", "jnl_01m8mdd953emcskbs8xh58jr0s", null, null, "a-1", 1795981485219, 1795981485219, 1, "9999-99-99", 0, null, null, [["org_01m8mdczbmeak88aqjz7exggj5", 1, "Ash", "1", "50", null, "acc_01m8mdczbmeak88aqjw4gx7s08", "NV", null, 5000, 0, 5000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 29, 1, 'invoices', 'inv_01m8mdd93qexr84dfyfn7bqg4b', '["inv_01m8mdd93qexr84dfyfn7bqg4b", "org_01m8mdczbmeak88aqjz7exggj5", "sales", "invoice", "issued", "A-1", "con_01m8mdd92yex4aehnjcs2h62cm", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 0, 0, "issued", "jnl_01m8mdd93qexr84dfyfsrsvdnp", null, null, "a-1", 1795981485175, 1795981485175, 1, "9999-99-99", 0, null, null, [["org_01m8mdczbmeak88aqjz7exggj5", 1, "Ash", "1", "50", null, "acc_01m8mdczbmeak88aqjvgv601yf", "NV", null, 5000, 0, 5000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 31, 2, 'invoices', 'inv_01m8mdd93qexr84dfyfn7bqg4b', '["inv_01m8mdd93qexr84dfyfn7bqg4b", "org_01m8mdczbmeak88aqjz7exggj5", "sales", "invoice", "issued", "A-1", "con_01m8mdd92yex4aehnjcs2h62cm", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 4000, 0, "issued", "jnl_01m8mdd93qexr84dfyfsrsvdnp", null, null, "a-1", 1795981485175, 1795981485260, 2, "9999-99-99", 1, "2026-03-28", "2026-03-28", [["org_01m8mdczbmeak88aqjz7exggj5", 1, "Ash", "1", "50", null, "acc_01m8mdczbmeak88aqjvgv601yf", "NV", null, 5000, 0, 5000]], [["alc_01m8mdd96cexx8712yym2jv8jr", "org_01m8mdczbmeak88aqjz7exggj5", null, null, 4000, "2026-03-28", null, 1795981485260, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 31, 3, 'invoices', 'inv_01m8mdd953emcskbs8xed73r4g', '["inv_01m8mdd953emcskbs8xed73r4g", "org_01m8mdczbmeak88aqjz7exggj5", "purchase", "invoice", "issued", "A-1", "con_01m8mdd92yex4aehnjcs2h62cm", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 4000, 0, "issued", "jnl_01m8mdd953emcskbs8xh58jr0s", null, null, "a-1", 1795981485219, 1795981485260, 2, "9999-99-99", 1, "2026-03-28", "2026-03-28", [["org_01m8mdczbmeak88aqjz7exggj5", 1, "Ash", "1", "50", null, "acc_01m8mdczbmeak88aqjw4gx7s08", "NV", null, 5000, 0, 5000]], [["alc_01m8mdd96cexx8712yym2jv8js", "org_01m8mdczbmeak88aqjz7exggj5", null, null, 4000, "2026-03-28", null, 1795981485260, null]], [], null, 0, 0, 0]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8mdczgfec7bbfj33qqe63n1', 'org_01m8mdczbmeak88aqjz7exggj5', 'acc_01m8mdczbmeak88aqjsqac5wn6', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795981475343, 1795981475343, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8mdczzne36aadzgffdapkbe', 'org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczzne36aadzgfgetwmp4', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795981475829, 1795981475829, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8mdczwpec98nxttbvd55s8a', 'org_01m8mdczk1efqsxq8zf371d0b9', 'acc_01m8mdczk1efqsxq8z9hbyn784', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8mdczwpec98nxttc1q8jsmw', 900715, 1795981475734, 1795981477986, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd232epsbzz10bnxqmxpd', 'org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdd0afe0490mxhtjggtvyr', 'allocations', 'jnl_01m8mdd2c6e88tsmhta7pe83ra', 2, NULL, 'NV', 0, 1795981478278, 1795981477986, 1795981478278, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd232epsbzz10brh7f607', 'org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdd01ve4h82pf3evvma7kt', 'allocations', 'jnl_01m8mdd2kveerrgk0pcj4550rd', 2, NULL, 'NV', 0, 1795981478523, 1795981477986, 1795981478523, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd232epsbzz10c06x9grz', 'org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdd0c6ez8r77aapcp6v6d6', 'allocations', 'jnl_01m8mdd2wbem28e4ngprnxnd88', 2, NULL, 'NV', 0, 1795981478795, 1795981477986, 1795981478795, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd232epsbzz10c5kbpve2', 'org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdd01ve4h82pf3evvma7kt', 'allocations', 'jnl_01m8mdd34be5cs1esvza7whf80', 2, NULL, 'NV', 0, 1795981479051, 1795981477986, 1795981479051, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd232epsbzz10cf6gqk0f', 'org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdd07zexzan0f3j3wbngzb', 'allocations', 'jnl_01m8mdd3cmem5sqa5t7pe4smwv', 2, NULL, 'NV', 0, 1795981479316, 1795981477986, 1795981479316, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd232epsbzz10crebtbm4', 'org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdd05mef188tpmcfxsk3g7', 'allocations', 'jnl_01m8mdd3jxemva87r7550mgda9', 2, NULL, 'NV', 0, 1795981479517, 1795981477986, 1795981479517, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd232epsbzz10cmbkx2sf', 'org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8mdd03ke84tm8prfc1h1v91', 'match', 'jnl_01m8mdd1xqedz920418pzrek8y', 2, NULL, 'NV', 0, 1795981479836, 1795981477986, 1795981479836, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd232epsbzz10d0kbysqw', 'org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8mdd43qev8t23ggjcz5wcgn', 1, NULL, 'NV', 0, 1795981480055, 1795981477986, 1795981480055, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd232epsbzz10d6c1z6wm', 'org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8mdczk1efqsxq8zabknm4b5', 'NV', NULL, NULL, 'account', 'jnl_01m8mdd4bpe739b06yra2b6d38', 1, 'acc_01m8mdczk1efqsxq8zabknm4b5', 'NV', 0, 1795981480311, 1795981477986, 1795981480311, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd232epsbzz10ca2ch2fv', 'org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8mdczk1efqsxq8zdkayffjj', 'ZR', NULL, NULL, 'account', 'jnl_01m8mdd577ey6vh4vdhv0m6dma', 1, 'acc_01m8mdczk1efqsxq8zdkayffjj', 'ZR', 0, 1795981481191, 1795981477986, 1795981481191, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd232epsbzz10cjh1srnt', 'org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mdczk1efqsxq8zd8pk9cb2', 'ST', NULL, NULL, 'account', 'jnl_01m8mdd5cgehsrk68pzxzp7ja7', 1, 'acc_01m8mdczk1efqsxq8zd8pk9cb2', 'ST', -600, 1795981481360, 1795981477986, 1795981481360, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd232epsbzz10bw4mxwa0', 'org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mdczk1efqsxq8zd8pk9cb2', 'ST', NULL, NULL, 'account', 'jnl_01m8mdd5kvev6antgagarwbtb9', 1, 'acc_01m8mdczk1efqsxq8zd8pk9cb2', 'ST', -600, 1795981481595, 1795981477986, 1795981481595, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd232epsbzz10cz566m2s', 'org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8mdczk1efqsxq8ze8eknd1b', 'EX', NULL, NULL, 'account', 'jnl_01m8mdd5sfep4ac60957fz6y0n', 1, 'acc_01m8mdczk1efqsxq8ze8eknd1b', 'EX', 0, 1795981481775, 1795981477986, 1795981481775, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mdd84beb0t38fzv5gmg7zm', 'org_01m8mdczbmeak88aqjz7exggj5', 'bac_01m8mdczgfec7bbfj33qqe63n1', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795981484171, 1795981484306, 3, NULL, NULL);
INSERT INTO public.blobs VALUES ('01a228d69f3275808dcaea1a6fe8e0f7', 375, 1, 1795981483826, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8mdd01ve4h82pf3evvma7kt', 'org_01m8mdczk1efqsxq8zf371d0b9', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795981475899, 1795981475899, 1);
INSERT INTO public.contacts VALUES ('con_01m8mdd03ke84tm8prfc1h1v91', 'org_01m8mdczk1efqsxq8zf371d0b9', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795981475955, 1795981475955, 1);
INSERT INTO public.contacts VALUES ('con_01m8mdd05mef188tpmcfxsk3g7', 'org_01m8mdczk1efqsxq8zf371d0b9', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795981476020, 1795981476020, 1);
INSERT INTO public.contacts VALUES ('con_01m8mdd07zexzan0f3j3wbngzb', 'org_01m8mdczk1efqsxq8zf371d0b9', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795981476095, 1795981476095, 1);
INSERT INTO public.contacts VALUES ('con_01m8mdd0afe0490mxhtjggtvyr', 'org_01m8mdczk1efqsxq8zf371d0b9', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795981476175, 1795981476175, 1);
INSERT INTO public.contacts VALUES ('con_01m8mdd0c6ez8r77aapcp6v6d6', 'org_01m8mdczk1efqsxq8zf371d0b9', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795981476230, 1795981476230, 1);
INSERT INTO public.contacts VALUES ('con_01m8mdd0e0esma07zwgaydna9n', 'org_01m8mdczk1efqsxq8zf371d0b9', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795981476288, 1795981476288, 1);
INSERT INTO public.contacts VALUES ('con_01m8mdd8bnebhtbbpsdckw95xt', 'org_01m8mdczbmeak88aqjz7exggj5', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1795981484405, 1795981484405, 1);
INSERT INTO public.contacts VALUES ('con_01m8mdd8v7e3vvxj01hqbqm2wf', 'org_01m8mdczbmeak88aqjz7exggj5', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1795981484903, 1795981484903, 1);
INSERT INTO public.contacts VALUES ('con_01m8mdd92yex4aehnjcs2h62cm', 'org_01m8mdczbmeak88aqjz7exggj5', 'both', 'Ash', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'ash', 1795981485150, 1795981485150, 1);
INSERT INTO public.contras VALUES ('ctr_01m8mdd96cexx8712yyfbk05sq', 'org_01m8mdczbmeak88aqjz7exggj5', 'con_01m8mdd92yex4aehnjcs2h62cm', '2026-03-28', 4000, NULL, 'jnl_01m8mdd96cexx8712yyk83ggkh', NULL, NULL, 1795981485260, 1795981485260, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'grant', 10, 0, NULL, NULL, 1795981483760);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'charge', -3, 0, 'rec_01m8mdd7r8etnsgjtsccb1z8x4', NULL, 1795981483826);
INSERT INTO public.deposit_releases VALUES ('alc_01m8mdd8zwe8mskvqrxv4r3d2x', 'org_01m8mdczbmeak88aqjz7exggj5', 'set_01m8mdd8wcer7vx2t3m25qdrgx', '2026-04-02', 2521, 479, 'jnl_01m8mdd91bega8de04qp3c2v8z', NULL, NULL, 1795981485052);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', '', '01a228d6-7e5d-7320-ab8b-2c66f337ee6c', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8mdczk1efqsxq8zf371d0b9","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T19:44:35.425Z","updated_at":"2026-11-29T19:44:35.425Z","version":1}}', 1795981475425);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-7ee0-7579-a871-711225b1d4ed', '\xa0a63828c28742f1f9c81dd6fcaaa3a1112e01d141d1866b3d361142796d039e', 201, '{"data":{"id":"acc_01m8mdczq3eb49ywpg6h84xz3p","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T19:44:35.555Z","updated_at":"2026-11-29T19:44:35.555Z","version":1}}', 1795981475555);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-7f27-73fc-b0a6-423ec7bf58f3', '\xe730070c6b93dd839da13545c6b0ee4cd11360cc0427b68d12adbf49fc197053', 201, '{"data":{"id":"acc_01m8mdczscejf9ecvvxtdhn8va","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T19:44:35.628Z","updated_at":"2026-11-29T19:44:35.628Z","version":1}}', 1795981475628);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-7f8f-707a-a483-4d25dd0e2eb6', '\x4230ab403f25dc92883665656ae3b2a3f1d281f6aba41e41cd5ad297706ed826', 201, '{"data":{"id":"bac_01m8mdczwpec98nxttbvd55s8a","name":"Current","type":"current","account_id":"acc_01m8mdczk1efqsxq8z9hbyn784","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mdczwpec98nxttc1q8jsmw","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T19:44:35.734Z","updated_at":"2026-11-29T19:44:35.734Z","version":1}}', 1795981475734);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-7ff2-7219-bc80-46f89725abfb', '\x04d6dbbd49398cca6ce3ae6e82a76159f6264dcc1069201fa3729b5a4b60bdd9', 201, '{"data":{"id":"bac_01m8mdczzne36aadzgffdapkbe","name":"Savings","type":"savings","account_id":"acc_01m8mdczzne36aadzgfgetwmp4","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T19:44:35.829Z","updated_at":"2026-11-29T19:44:35.829Z","version":1}}', 1795981475829);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-8037-760f-bfc2-696e5b0a0d4f', '\x9123602d1cc2628a63a7aae111c489c201020005c042e31f78feeeddea6225c0', 201, '{"data":{"id":"con_01m8mdd01ve4h82pf3evvma7kt","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.899Z","updated_at":"2026-11-29T19:44:35.899Z","version":1}}', 1795981475899);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-8071-7021-8c8c-1669b10fb188', '\x1debaa69933865fffd6aabff4bcd69e47f3e616bed0135b2fa0f1c7fcff2e50c', 201, '{"data":{"id":"con_01m8mdd03ke84tm8prfc1h1v91","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:35.955Z","updated_at":"2026-11-29T19:44:35.955Z","version":1}}', 1795981475955);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-80b2-717c-8343-933e1c7b7f99', '\x14e4e8d70db631f5be0942661b855038115ad87138933efd28e9a983c5eaf459', 201, '{"data":{"id":"con_01m8mdd05mef188tpmcfxsk3g7","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:36.020Z","updated_at":"2026-11-29T19:44:36.020Z","version":1}}', 1795981476020);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-80ee-7676-818a-f49a57c9ae95', '\xbdc0473f4618f1195133dfb154eeec8e7fa32cc542aa7ac8dd0ad4a5c9e4ee03', 201, '{"data":{"id":"con_01m8mdd07zexzan0f3j3wbngzb","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:36.095Z","updated_at":"2026-11-29T19:44:36.095Z","version":1}}', 1795981476095);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-8145-7239-8f23-f1fb7eb6b41c', '\x53cdace281b303a3568ee3a4210f7e4b4536ec5052c81c11b39f850fb5652437', 201, '{"data":{"id":"con_01m8mdd0afe0490mxhtjggtvyr","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:36.175Z","updated_at":"2026-11-29T19:44:36.175Z","version":1}}', 1795981476175);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-8180-74aa-b06a-337f89c5b0e4', '\x7bb3b8c23c512378ca709e85b3425574c6164fcafe59ce599facd36afad462b2', 201, '{"data":{"id":"con_01m8mdd0c6ez8r77aapcp6v6d6","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:36.230Z","updated_at":"2026-11-29T19:44:36.230Z","version":1}}', 1795981476230);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-81bd-74a4-9f46-23a6def918ea', '\xb0c189b25add408e2140b3044c135226044ea70fb2d70238bccdcdab4c0fbbb7', 201, '{"data":{"id":"con_01m8mdd0e0esma07zwgaydna9n","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T19:44:36.288Z","updated_at":"2026-11-29T19:44:36.288Z","version":1}}', 1795981476288);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-8d8b-7360-8b2a-aec22985bc4f', '\x5677baa431fe6a101768bba8ca5835ae6b3db9d63a39285706cf0397c6e4c986', 200, '{"data":{"id":"btx_01m8mdd232epsbzz10cf6gqk0f","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8mdd07zexzan0f3j3wbngzb","journal_id":"jnl_01m8mdd3cmem5sqa5t7pe4smwv","settlement_id":"set_01m8mdd3cmem5sqa5t7pe4smwv","confirmed_at":"2026-11-29T19:44:39.316Z","created_at":"2026-11-29T19:44:37.986Z","updated_at":"2026-11-29T19:44:39.316Z","version":2}}', 1795981479316);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', 'tieout-invoices-7443623fa2f1f90fb9f84bad9e60649300acdc889bd5201a247bcf07e20af7d3', '\x4a72944fac84035ac584f1b127e11ec552c4026fa0c35506d5ec1bed83dc8bbb', 201, '{"data":{"id":"inv_01m8mdd0q4ewgaxcamgchnw12x","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mdd01ve4h82pf3evvma7kt","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mdd0q4ewgaxcamggk94pse","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.580Z","updated_at":"2026-11-29T19:44:36.580Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1795981476580);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', 'tieout-invoices-ae9db76000aa2f7055fc43f7319fe52e7e7e4f8c5f4d4cfff3500584358df3b8', '\x5680b19f7f9f6715ca45cd9506ed19ce15945bbfc7cc4e748e35f3c944d129c0', 201, '{"data":{"id":"inv_01m8mdd10hecwthn0rn9tw8kr5","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mdd01ve4h82pf3evvma7kt","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mdd10hecwthn0rnd1y7zzb","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.881Z","updated_at":"2026-11-29T19:44:36.881Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbhysdjsb","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1795981476881);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', 'tieout-invoices-14714f0c88963e98aa1b5aa405398bf64e9f88fa44a2dd025d37855f6ce94ea6', '\xe55158d191e40a6c843e26280ae5537401cdcb843071e4a2a42217dfab7cfb48', 201, '{"data":{"id":"inv_01m8mdd18be8jsmh7g4p97trgx","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mdd05mef188tpmcfxsk3g7","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mdd18be8jsmh7g4rxeh476","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.131Z","updated_at":"2026-11-29T19:44:37.131Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795981477131);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', 'tieout-invoices-7ef6eeb5314fa433e31cc439117cb42b9c198622355b18f8a681343150e47b9d', '\xbada4814e685eb4632ac4625c1bb8903014427345a29c8b8939d3836dccd419b', 201, '{"data":{"id":"inv_01m8mdd1cveketdz9yy5x1cw59","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mdd01ve4h82pf3evvma7kt","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mdd1cveketdz9yy9t911k7","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.275Z","updated_at":"2026-11-29T19:44:37.275Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbhysdjsb","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1795981477275);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', 'tieout-journals-e5843a4e1111dc33a3568b80bdebaa6bf2f228e52a58e1cfa13e14ef35be2711', '\xed772dc55ebec047eeaf4bbf0d078ce97ad2e1cd95ab0721705b97cb9c3c0f0a', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8mdd1sdew8trke1gw62g35h","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8mdd1sdew8trke1h7z9a1xp","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8mdd1sdew8trke1hf2an85k","sequence":16,"error":null}]}}', 1795981477678);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-885f-75be-adea-dc4d81bbe6e1', '\xa3e9f6f332f38da80dbfeab21b5ec979686a0d475fef24a88367ee96338ab51f', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8mdd232epsbzz10bnxqmxpd"},{"index":1,"status":"created","id":"btx_01m8mdd232epsbzz10brh7f607"},{"index":2,"status":"created","id":"btx_01m8mdd232epsbzz10bw4mxwa0"},{"index":3,"status":"created","id":"btx_01m8mdd232epsbzz10c06x9grz"},{"index":4,"status":"created","id":"btx_01m8mdd232epsbzz10c5kbpve2"},{"index":5,"status":"created","id":"btx_01m8mdd232epsbzz10ca2ch2fv"},{"index":6,"status":"created","id":"btx_01m8mdd232epsbzz10cf6gqk0f"},{"index":7,"status":"created","id":"btx_01m8mdd232epsbzz10cjh1srnt"},{"index":8,"status":"created","id":"btx_01m8mdd232epsbzz10cmbkx2sf"},{"index":9,"status":"created","id":"btx_01m8mdd232epsbzz10crebtbm4"},{"index":10,"status":"created","id":"btx_01m8mdd232epsbzz10cz566m2s"},{"index":11,"status":"created","id":"btx_01m8mdd232epsbzz10d0kbysqw"},{"index":12,"status":"created","id":"btx_01m8mdd232epsbzz10d6c1z6wm"}]}}', 1795981477986);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-8b82-7057-ae99-b0be0408dbc0', '\xcfbd7934acd5a3a4a62a3f8f8c8e898a2e783594ace7ee00fce6cf966a116fd2', 200, '{"data":{"id":"btx_01m8mdd232epsbzz10c06x9grz","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8mdd0c6ez8r77aapcp6v6d6","journal_id":"jnl_01m8mdd2wbem28e4ngprnxnd88","settlement_id":"set_01m8mdd2wbem28e4ngprnxnd88","confirmed_at":"2026-11-29T19:44:38.795Z","created_at":"2026-11-29T19:44:37.986Z","updated_at":"2026-11-29T19:44:38.795Z","version":2}}', 1795981478795);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', 'tieout-invoices-7878c00962b1030487f03411da01758047bde4a38f09e9a4a46683caa9e82fdf', '\x51504416aa86665d212724f3813ab80be625a0aeee061ece8aad788475ed5df7', 201, '{"data":{"id":"inv_01m8mdd0vcek2raqxf66hc98pk","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mdd07zexzan0f3j3wbngzb","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mdd0vcek2raqxf694qmn3n","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.716Z","updated_at":"2026-11-29T19:44:36.716Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zc3kg0qrv","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1795981476716);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', 'tieout-invoices-8306a3ea6cb2cc5ff444a872f562b89d3f5b7bc392324806aaa8c255bc1c8ebf', '\x2cad1d67a12c2c82bc07f54215d3584ccaaf26ea0c75ae04aaa18b49bb0e5b7f', 201, '{"data":{"id":"inv_01m8mdd132esb8nxr4kp7x80bs","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mdd0c6ez8r77aapcp6v6d6","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mdd132esb8nxr4ktw6e2aj","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.962Z","updated_at":"2026-11-29T19:44:36.962Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zcsz6mn03","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1795981476962);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', 'tieout-invoices-922ea905e4f19f027dfb3816d7281bb9f0595d7cb1c32c3b13d7f7006df6ec40', '\x945db871fa39d7aef798fe1cd0a598c852e510cc78e86190c50cd902804cea69', 201, '{"data":{"id":"inv_01m8mdd173ezrbrsm0qx0g2x62","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mdd05mef188tpmcfxsk3g7","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mdd173ezrbrsm0r3yb9azp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.091Z","updated_at":"2026-11-29T19:44:37.091Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1795981477091);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', 'tieout-invoices-ad90fabf7e491a92de71250d0de1ebde0cef1a8a6e61ebef3bc1b359a490b209', '\x255bb7dec178adfdcab11a1a63ade2a1552a42aae1edce6ab01682602c1eb402', 201, '{"data":{"id":"inv_01m8mdd1acex28j981v47zancz","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mdd05mef188tpmcfxsk3g7","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mdd1acex28j981v8rfd9xy","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.196Z","updated_at":"2026-11-29T19:44:37.196Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795981477196);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-87ab-71d2-9424-fada60992e5d', '\xf12f497d6b1dd117f942a03e3debb52b851bc3be49860a16e7c91ff3ca2f5101', 201, '{"data":{"id":"set_01m8mdd1xqedz920418h4jcedx","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mdd03ke84tm8prfc1h1v91","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mdd1xqedz920418s7j3t18","invoice_id":"inv_01m8mdd151e9hvg9dzgt4jd5g0","invoice_number":"INV-0003","settlement_id":"set_01m8mdd1xqedz920418h4jcedx","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T19:44:37.815Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8mdd1xqedz920418pzrek8y","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.815Z","updated_at":"2026-11-29T19:44:37.815Z","version":1}}', 1795981477815);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-8a74-707e-9c36-5a1b83e3ecce', '\xe21bc663c7342304128c3dd5d59c29f686080c71ac6406aa294d65c3f9b16e1b', 200, '{"data":{"id":"btx_01m8mdd232epsbzz10brh7f607","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8mdd01ve4h82pf3evvma7kt","journal_id":"jnl_01m8mdd2kveerrgk0pcj4550rd","settlement_id":"set_01m8mdd2kveerrgk0pcj4550rd","confirmed_at":"2026-11-29T19:44:38.523Z","created_at":"2026-11-29T19:44:37.986Z","updated_at":"2026-11-29T19:44:38.523Z","version":2}}', 1795981478523);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-8e57-70d1-8de3-58ac9e71ad4c', '\xa14a3aa28d6fa5c2d727f0e66273a64bfda5b70b717e72d72ffd7a0f99db3a1f', 200, '{"data":{"id":"btx_01m8mdd232epsbzz10crebtbm4","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8mdd05mef188tpmcfxsk3g7","journal_id":"jnl_01m8mdd3jxemva87r7550mgda9","settlement_id":"set_01m8mdd3jxemva87r7550mgda9","confirmed_at":"2026-11-29T19:44:39.517Z","created_at":"2026-11-29T19:44:37.986Z","updated_at":"2026-11-29T19:44:39.517Z","version":2}}', 1795981479517);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', 'tieout-invoices-c11421c6670454821a552ed32e2f11da68481f37a2cf9b7c763a4abf19753b5e', '\xd5a84d9ab89ca8663fb9a4e68965a7c3040dc60a36fa37aa20894242f12ab3fe', 201, '{"data":{"id":"inv_01m8mdd0yde2x84d2yv5rkn5gc","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mdd0afe0490mxhtjggtvyr","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mdd0yde2x84d2yvaxksg98","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:36.813Z","updated_at":"2026-11-29T19:44:36.813Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8z8h7jha4v","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1795981476813);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', 'tieout-invoices-9cf4c961b45bd400a3c2403ee8d6a3efe5f20fc0c48747c75d53486eac716202', '\xea85ecaa83ae506de14ba940eca3cc8632bb543b780db3808e190fbb7583e9b0', 201, '{"data":{"id":"inv_01m8mdd151e9hvg9dzgt4jd5g0","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mdd03ke84tm8prfc1h1v91","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mdd151e9hvg9dzgypvycq6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.025Z","updated_at":"2026-11-29T19:44:37.025Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mdczscejf9ecvvxtdhn8va","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1795981477025);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', 'tieout-invoices-09ce9d198171a9e3d23492bfbca1a94b14125279217f4667592ab7cd30697e2a', '\x511b1ac12fda4c2094af2dbef51b9d33ae19756c71e5536f8c9186c7831f5c23', 201, '{"data":{"id":"inv_01m8mdd1bhem2sq43nvng7bkwj","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mdd0e0esma07zwgaydna9n","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mdd1bhem2sq43nvvxjv136","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.233Z","updated_at":"2026-11-29T19:44:37.233Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zc7jkztdt","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1795981477233);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-85f3-7166-9fdb-a031ea2fe9d5', '\xab7a5a67625b254323e5f5ebf40715fb3625e1a858231d9e815445d54942d7fe', 200, '{"data":{"id":"inv_01m8mdd18be8jsmh7g4p97trgx","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8mdd05mef188tpmcfxsk3g7","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mdd18be8jsmh7g4rxeh476","void_date":"2026-03-03","void_journal_id":"jnl_01m8mdd1g1ea9bp95fpmpjqw8y","created_at":"2026-11-29T19:44:37.131Z","updated_at":"2026-11-29T19:44:37.377Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795981477377);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-86b5-733d-87ca-13c516c1bb8f', '\x90f7d01cf56bb31a3c4c34fb6c170b0bd979669ca50ed1e8049031e82e924a2d', 201, '{"data":{"id":"inv_01m8mdd1acex28j981v47zancz","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8mdd05mef188tpmcfxsk3g7","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mdd1acex28j981v8rfd9xy","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T19:44:37.196Z","updated_at":"2026-11-29T19:44:37.574Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mdczk1efqsxq8zbcxhxhge","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795981477574);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-8971-731c-8709-698e0aa11caf', '\x8c83865c04729017d21993d3244af70b74d42234f71fdeca5a0c3708f54ab5a1', 200, '{"data":{"id":"btx_01m8mdd232epsbzz10bnxqmxpd","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8mdd0afe0490mxhtjggtvyr","journal_id":"jnl_01m8mdd2c6e88tsmhta7pe83ra","settlement_id":"set_01m8mdd2c6e88tsmhta7pe83ra","confirmed_at":"2026-11-29T19:44:38.278Z","created_at":"2026-11-29T19:44:37.986Z","updated_at":"2026-11-29T19:44:38.278Z","version":2}}', 1795981478278);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-8c77-772a-92dd-3e02cb98fee7', '\x77bbf91ab486759d0581e93b213a7992870fc6d7782310980f38c1b0e8c55ace', 200, '{"data":{"id":"btx_01m8mdd232epsbzz10c5kbpve2","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8mdd01ve4h82pf3evvma7kt","journal_id":"jnl_01m8mdd34be5cs1esvza7whf80","settlement_id":"set_01m8mdd34be5cs1esvza7whf80","confirmed_at":"2026-11-29T19:44:39.051Z","created_at":"2026-11-29T19:44:37.986Z","updated_at":"2026-11-29T19:44:39.051Z","version":2}}', 1795981479051);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-8f8e-71e5-b83a-350dcb669197', '\x31eb99b65a0307136db30d40543964fcafe2a6717cb857e2700f8d97d8f6d676', 200, '{"data":{"id":"btx_01m8mdd232epsbzz10cmbkx2sf","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8mdd03ke84tm8prfc1h1v91","journal_id":"jnl_01m8mdd1xqedz920418pzrek8y","settlement_id":"set_01m8mdd1xqedz920418h4jcedx","confirmed_at":"2026-11-29T19:44:39.836Z","created_at":"2026-11-29T19:44:37.986Z","updated_at":"2026-11-29T19:44:39.836Z","version":2}}', 1795981479836);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-9164-7414-a0be-3e5d912217d6', '\x27b9fbc8ed2aac14fd4d09ba2f3f83409e88eab8e0ac003e9cbd849f0c8c5ec9', 200, '{"data":{"id":"btx_01m8mdd232epsbzz10d6c1z6wm","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mdczk1efqsxq8zabknm4b5","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8mdd4bpe739b06yra2b6d38","settlement_id":null,"confirmed_at":"2026-11-29T19:44:40.311Z","created_at":"2026-11-29T19:44:37.986Z","updated_at":"2026-11-29T19:44:40.311Z","version":2}}', 1795981480311);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-9964-7677-8a7a-2988ab3e41bc', '\x51ae0b716000e8c27ce3fa4ff655e2109f31ea719eb3fec0fed61249e3595628', 200, '{"data":{"id":"vrt_01m8mdd66be9prfzk11k21wpn1","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T19:44:42.348Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T19:44:42.187Z","updated_at":"2026-11-29T19:44:42.348Z","version":2}}', 1795981482348);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-9073-7072-bfd6-02a358baea27', '\x7aa2c1c46cdda8d52a174476dde62c60e87146aa61b071b3608ea3a80dab57a1', 200, '{"data":{"id":"btx_01m8mdd232epsbzz10d0kbysqw","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8mdd43qev8t23ggjcz5wcgn","settlement_id":null,"confirmed_at":"2026-11-29T19:44:40.055Z","created_at":"2026-11-29T19:44:37.986Z","updated_at":"2026-11-29T19:44:40.055Z","version":2}}', 1795981480055);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-91ff-774d-b7dd-613fe52e5bec', '\x475fb72a7ad674f8b3daa941a66be81d07bcf6d61c73c56619b825eb92843e40', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8mdd232epsbzz10bw4mxwa0","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mdczk1efqsxq8zd8pk9cb2","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mdd232epsbzz10ca2ch2fv","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mdczk1efqsxq8zdkayffjj","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8mdd232epsbzz10cjh1srnt","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mdczk1efqsxq8zd8pk9cb2","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mdd232epsbzz10cz566m2s","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mdczk1efqsxq8ze8eknd1b","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795981481000);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-9583-75b2-b632-21fff0dcdd53', '\xb7d33bd43ac65bd4be18b2ed80114b587978f872894bf1b090ee225819a6ebaa', 200, '{"data":{"id":"btx_01m8mdd232epsbzz10cjh1srnt","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mdczk1efqsxq8zd8pk9cb2","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mdd5cgehsrk68pzxzp7ja7","settlement_id":null,"confirmed_at":"2026-11-29T19:44:41.360Z","created_at":"2026-11-29T19:44:37.986Z","updated_at":"2026-11-29T19:44:41.360Z","version":3}}', 1795981481360);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-9673-74d8-b0e8-e5d16308caaf', '\xdbd9930e89f61888bd3da8272bd158042f02c2b05e80c0460a378613902a9af0', 200, '{"data":{"id":"btx_01m8mdd232epsbzz10bw4mxwa0","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mdczk1efqsxq8zd8pk9cb2","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mdd5kvev6antgagarwbtb9","settlement_id":null,"confirmed_at":"2026-11-29T19:44:41.595Z","created_at":"2026-11-29T19:44:37.986Z","updated_at":"2026-11-29T19:44:41.595Z","version":3}}', 1795981481595);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-972c-749c-9459-a5a56733e940', '\xc7d147764343e92b8a48b83d79c5824c845dfc9003566f3b33008eaa3b79f4a3', 200, '{"data":{"id":"btx_01m8mdd232epsbzz10cz566m2s","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mdczk1efqsxq8ze8eknd1b","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8mdd5sfep4ac60957fz6y0n","settlement_id":null,"confirmed_at":"2026-11-29T19:44:41.775Z","created_at":"2026-11-29T19:44:37.986Z","updated_at":"2026-11-29T19:44:41.775Z","version":3}}', 1795981481775);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-98c1-7609-af6b-0216890a3391', '\x5563d19bcbb5489c50c7cca5712aa28ee5f032a965425a90e13c69e3ea1e9600', 201, '{"data":{"id":"vrt_01m8mdd66be9prfzk11k21wpn1","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T19:44:42.187Z","updated_at":"2026-11-29T19:44:42.187Z","version":1}}', 1795981482187);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-99e6-71a0-be4b-f1cfcc14b6df', '\x43a66ab224aa23e65725d328fc0e53684489dc5dc674779b241016e60e166050', 200, '{"data":{"id":"org_01m8mdczk1efqsxq8zf371d0b9","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T19:44:35.425Z","updated_at":"2026-11-29T19:44:42.472Z","version":2}}', 1795981482472);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'org_01m8mdczk1efqsxq8zf371d0b9', '01a228d6-94da-7012-ae73-59e619769e11', '\x6dd2ac21f9559a1f32e426598abbaa229289999d3e3c5579ec6d6f165a9d7ddd', 200, '{"data":{"id":"btx_01m8mdd232epsbzz10ca2ch2fv","bank_account_id":"bac_01m8mdczwpec98nxttbvd55s8a","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mdczk1efqsxq8zdkayffjj","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8mdd577ey6vh4vdhv0m6dma","settlement_id":null,"confirmed_at":"2026-11-29T19:44:41.191Z","created_at":"2026-11-29T19:44:37.986Z","updated_at":"2026-11-29T19:44:41.191Z","version":3}}', 1795981481191);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8mdd7r8etnsgjtsccb1z8x4","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8mdd7r8etnsgjtsccb1z8x4"}', 1795981483784);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd0q4ewgaxcamgchnw12x', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8mdczk1efqsxq8zbcxhxhge', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd0vcek2raqxf66hc98pk', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8mdczk1efqsxq8zc3kg0qrv', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd0yde2x84d2yv5rkn5gc', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8mdczk1efqsxq8z8h7jha4v', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd10hecwthn0rn9tw8kr5', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8mdczk1efqsxq8zbhysdjsb', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd132esb8nxr4kp7x80bs', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8mdczk1efqsxq8zcsz6mn03', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd151e9hvg9dzgt4jd5g0', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8mdczscejf9ecvvxtdhn8va', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd151e9hvg9dzgt4jd5g0', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8mdczk1efqsxq8zbcxhxhge', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd173ezrbrsm0qx0g2x62', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8mdczk1efqsxq8zbcxhxhge', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd18be8jsmh7g4p97trgx', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8mdczk1efqsxq8zbcxhxhge', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd1acex28j981v47zancz', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8mdczk1efqsxq8zbcxhxhge', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd1bhem2sq43nvng7bkwj', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8mdczk1efqsxq8zc7jkztdt', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd1cveketdz9yy5x1cw59', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8mdczk1efqsxq8zbhysdjsb', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'inv_01m8mdd1cveketdz9yy5x1cw59', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8mdczk1efqsxq8zbcxhxhge', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'inv_01m8mdd8cvea893cvh6qcadmdt', 1, 'Oak', '1', '50', NULL, 'acc_01m8mdczbmeak88aqjvgv601yf', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'inv_01m8mdd8gde5092fwjn22wtvrg', 1, 'Oak', '1', '50', NULL, 'acc_01m8mdczbmeak88aqjw4gx7s08', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'inv_01m8mdd8y4ea3at2z6rkf1tw5c', 1, 'Oak', '1', '100', NULL, 'acc_01m8mdczbmeak88aqjvgv601yf', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'inv_01m8mdd93qexr84dfyfn7bqg4b', 1, 'Ash', '1', '50', NULL, 'acc_01m8mdczbmeak88aqjvgv601yf', 'NV', NULL, 5000, 0, 5000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'inv_01m8mdd953emcskbs8xed73r4g', 1, 'Ash', '1', '50', NULL, 'acc_01m8mdczbmeak88aqjw4gx7s08', 'NV', NULL, 5000, 0, 5000);
INSERT INTO public.invoices VALUES ('inv_01m8mdd1bhem2sq43nvng7bkwj', 'org_01m8mdczk1efqsxq8zf371d0b9', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8mdd0e0esma07zwgaydna9n', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8mdd1bhem2sq43nvvxjv136', NULL, NULL, 'fr-1209', 1795981477233, 1795981477233, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd1cveketdz9yy5x1cw59', 'org_01m8mdczk1efqsxq8zf371d0b9', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8mdd01ve4h82pf3evvma7kt', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8mdd1cveketdz9yy9t911k7', NULL, NULL, 'inv-0006', 1795981477275, 1795981477275, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd18be8jsmh7g4p97trgx', 'org_01m8mdczk1efqsxq8zf371d0b9', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8mdd05mef188tpmcfxsk3g7', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8mdd18be8jsmh7g4rxeh476', '2026-03-03', 'jnl_01m8mdd1g1ea9bp95fpmpjqw8y', 'inv-0005', 1795981477131, 1795981477377, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd1acex28j981v47zancz', 'org_01m8mdczk1efqsxq8zf371d0b9', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8mdd05mef188tpmcfxsk3g7', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8mdd1acex28j981v8rfd9xy', NULL, NULL, 'cn-0001
inv-0004', 1795981477196, 1795981477574, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd151e9hvg9dzgt4jd5g0', 'org_01m8mdczk1efqsxq8zf371d0b9', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8mdd03ke84tm8prfc1h1v91', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8mdd151e9hvg9dzgypvycq6', NULL, NULL, 'inv-0003', 1795981477025, 1795981477815, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd0yde2x84d2yv5rkn5gc', 'org_01m8mdczk1efqsxq8zf371d0b9', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8mdd0afe0490mxhtjggtvyr', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8mdd0yde2x84d2yvaxksg98', NULL, NULL, 'tb-0117', 1795981476813, 1795981478278, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd132esb8nxr4kp7x80bs', 'org_01m8mdczk1efqsxq8zf371d0b9', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8mdd0c6ez8r77aapcp6v6d6', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8mdd132esb8nxr4ktw6e2aj', NULL, NULL, 'hl-33', 1795981476962, 1795981478795, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd0q4ewgaxcamgchnw12x', 'org_01m8mdczk1efqsxq8zf371d0b9', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mdd01ve4h82pf3evvma7kt', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8mdd0q4ewgaxcamggk94pse', NULL, NULL, 'inv-0001', 1795981476580, 1795981479051, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd10hecwthn0rn9tw8kr5', 'org_01m8mdczk1efqsxq8zf371d0b9', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8mdd01ve4h82pf3evvma7kt', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8mdd10hecwthn0rnd1y7zzb', NULL, NULL, 'inv-0002', 1795981476881, 1795981479051, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd0vcek2raqxf66hc98pk', 'org_01m8mdczk1efqsxq8zf371d0b9', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8mdd07zexzan0f3j3wbngzb', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8mdd0vcek2raqxf694qmn3n', NULL, NULL, 'px-881', 1795981476716, 1795981479316, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd173ezrbrsm0qx0g2x62', 'org_01m8mdczk1efqsxq8zf371d0b9', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8mdd05mef188tpmcfxsk3g7', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8mdd173ezrbrsm0r3yb9azp', NULL, NULL, 'inv-0004', 1795981477091, 1795981479517, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd8cvea893cvh6qcadmdt', 'org_01m8mdczbmeak88aqjz7exggj5', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8mdd8bnebhtbbpsdckw95xt', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8mdd8cvea893cvh6vmrkpxw', NULL, NULL, 'e-1', 1795981484443, 1795981484486, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd8gde5092fwjn22wtvrg', 'org_01m8mdczbmeak88aqjz7exggj5', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8mdd8bnebhtbbpsdckw95xt', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8mdd8gde5092fwjn4g29krp', NULL, NULL, 'e-1', 1795981484557, 1795981484616, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000);
INSERT INTO public.invoices VALUES ('inv_01m8mdd8y4ea3at2z6rkf1tw5c', 'org_01m8mdczbmeak88aqjz7exggj5', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mdd8v7e3vvxj01hqbqm2wf', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8mdd8y4ea3at2z6rq4yz18y', NULL, NULL, 'inv-0001', 1795981484996, 1795981485052, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd93qexr84dfyfn7bqg4b', 'org_01m8mdczbmeak88aqjz7exggj5', 'sales', 'invoice', 'issued', 'A-1', 'con_01m8mdd92yex4aehnjcs2h62cm', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8mdd93qexr84dfyfsrsvdnp', NULL, NULL, 'a-1', 1795981485175, 1795981485260, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mdd953emcskbs8xed73r4g', 'org_01m8mdczbmeak88aqjz7exggj5', 'purchase', 'invoice', 'issued', 'A-1', 'con_01m8mdd92yex4aehnjcs2h62cm', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8mdd953emcskbs8xh58jr0s', NULL, NULL, 'a-1', 1795981485219, 1795981485260, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0);
INSERT INTO public.jobs VALUES ('rec_01m8mdd7r8etnsgjtsccb1z8x4', 'reconcile', 1, 'usr_01m8mdcywzee1tpnpaefaakgmk', 'key_01m8mdcyzme468mkw1scntezxc', 'completed', 3, 0, 1, 1, NULL, NULL, '01a228d69f3275808dcaea1a6fe8e0f7', 3, NULL, 1795981483784, 1795981483814, 1795981483826, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 1, 'acc_01m8mdczk1efqsxq8z9hbyn784', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 1, 2, 'acc_01m8mdczk1efqsxq8zbbc5erwy', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 2, 1, 'acc_01m8mdczk1efqsxq8z96ayhetk', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 2, 2, 'acc_01m8mdczk1efqsxq8zbcxhxhge', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 2, 3, 'acc_01m8mdczq3eb49ywpg6h84xz3p', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 3, 1, 'acc_01m8mdczk1efqsxq8z9rzjtfq0', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 3, 2, 'acc_01m8mdczk1efqsxq8zc3kg0qrv', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 4, 1, 'acc_01m8mdczk1efqsxq8z9rzjtfq0', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 4, 2, 'acc_01m8mdczk1efqsxq8z8h7jha4v', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 4, 3, 'acc_01m8mdczq3eb49ywpg6h84xz3p', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 5, 1, 'acc_01m8mdczk1efqsxq8z96ayhetk', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 5, 2, 'acc_01m8mdczk1efqsxq8zbhysdjsb', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 6, 1, 'acc_01m8mdczk1efqsxq8z9rzjtfq0', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 6, 2, 'acc_01m8mdczk1efqsxq8zcsz6mn03', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 7, 1, 'acc_01m8mdczk1efqsxq8z96ayhetk', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 7, 2, 'acc_01m8mdczscejf9ecvvxtdhn8va', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 7, 3, 'acc_01m8mdczk1efqsxq8zbcxhxhge', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 7, 4, 'acc_01m8mdczq3eb49ywpg6h84xz3p', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 8, 1, 'acc_01m8mdczk1efqsxq8z96ayhetk', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 8, 2, 'acc_01m8mdczk1efqsxq8zbcxhxhge', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 8, 3, 'acc_01m8mdczq3eb49ywpg6h84xz3p', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 9, 1, 'acc_01m8mdczk1efqsxq8z96ayhetk', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 9, 2, 'acc_01m8mdczk1efqsxq8zbcxhxhge', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 9, 3, 'acc_01m8mdczq3eb49ywpg6h84xz3p', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 10, 1, 'acc_01m8mdczk1efqsxq8z96ayhetk', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 10, 2, 'acc_01m8mdczk1efqsxq8zbcxhxhge', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 10, 3, 'acc_01m8mdczq3eb49ywpg6h84xz3p', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 11, 1, 'acc_01m8mdczk1efqsxq8z9rzjtfq0', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 11, 2, 'acc_01m8mdczk1efqsxq8zc7jkztdt', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 11, 3, 'acc_01m8mdczq3eb49ywpg6h84xz3p', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 12, 1, 'acc_01m8mdczk1efqsxq8z96ayhetk', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 12, 2, 'acc_01m8mdczk1efqsxq8zbhysdjsb', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 12, 3, 'acc_01m8mdczk1efqsxq8zbcxhxhge', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 12, 4, 'acc_01m8mdczq3eb49ywpg6h84xz3p', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 13, 1, 'acc_01m8mdczk1efqsxq8z96ayhetk', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 13, 2, 'acc_01m8mdczk1efqsxq8zbcxhxhge', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 13, 3, 'acc_01m8mdczq3eb49ywpg6h84xz3p', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 14, 1, 'acc_01m8mdczk1efqsxq8zbbc5erwy', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 14, 2, 'acc_01m8mdczk1efqsxq8zaybngk0h', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 14, 3, 'acc_01m8mdczk1efqsxq8zajsfvxfa', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 15, 1, 'acc_01m8mdczk1efqsxq8zccqzhgpn', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 15, 2, 'acc_01m8mdczk1efqsxq8za2a81jv6', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 15, 3, 'acc_01m8mdczk1efqsxq8zabknm4b5', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 16, 1, 'acc_01m8mdczk1efqsxq8zedtqk03x', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 16, 2, 'acc_01m8mdczk1efqsxq8z8xd8k5de', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 17, 1, 'acc_01m8mdczk1efqsxq8z96ayhetk', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 17, 2, 'acc_01m8mdczk1efqsxq8z9hbyn784', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 19, 1, 'acc_01m8mdczk1efqsxq8z96ayhetk', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 19, 2, 'acc_01m8mdczk1efqsxq8z9hbyn784', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 23, 1, 'acc_01m8mdczk1efqsxq8z96ayhetk', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 23, 2, 'acc_01m8mdczk1efqsxq8z9hbyn784', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 25, 1, 'acc_01m8mdczk1efqsxq8z9hbyn784', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 25, 2, 'acc_01m8mdczk1efqsxq8zabknm4b5', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 2, 1, 'acc_01m8mdczbmeak88aqjxbjb7b70', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 2, 2, 'acc_01m8mdczfqefztk24bc2nbhryc', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 2, 3, 'acc_01m8mdczfqefztk24bc2nbhryc', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 2, 4, 'acc_01m8mdczbmeak88aqjssrn9mkf', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 5, 1, 'acc_01m8mdczbmeak88aqjsb4br3vh', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 5, 2, 'acc_01m8mdczbmeak88aqjvgv601yf', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 5, 3, 'acc_01m8mdczfqefztk24bc2nbhryc', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 9, 1, 'acc_01m8mdczfqefztk24bc2nbhryc', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 9, 2, 'acc_01m8mdczbmeak88aqjssrn9mkf', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 14, 1, 'acc_01m8mdczbmeak88aqjszp4zxr1', -5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 14, 2, 'acc_01m8mdczbmeak88aqjw4gx7s08', 5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 18, 1, 'acc_01m8mdczk1efqsxq8z9rzjtfq0', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 18, 2, 'acc_01m8mdczk1efqsxq8z9hbyn784', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 21, 1, 'acc_01m8mdczk1efqsxq8z96ayhetk', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 21, 2, 'acc_01m8mdczk1efqsxq8z9hbyn784', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 22, 1, 'acc_01m8mdczk1efqsxq8z9rzjtfq0', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 22, 2, 'acc_01m8mdczk1efqsxq8z9hbyn784', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 24, 1, 'acc_01m8mdczk1efqsxq8z9hbyn784', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 24, 2, 'acc_01m8mdczzne36aadzgfgetwmp4', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 27, 1, 'acc_01m8mdczk1efqsxq8z9hbyn784', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 27, 2, 'acc_01m8mdczk1efqsxq8zd8pk9cb2', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 27, 3, 'acc_01m8mdczq3eb49ywpg6h84xz3p', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 28, 1, 'acc_01m8mdczk1efqsxq8z9hbyn784', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 28, 2, 'acc_01m8mdczk1efqsxq8zd8pk9cb2', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 28, 3, 'acc_01m8mdczq3eb49ywpg6h84xz3p', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 29, 1, 'acc_01m8mdczk1efqsxq8z9hbyn784', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 29, 2, 'acc_01m8mdczk1efqsxq8ze8eknd1b', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 8, 1, 'acc_01m8mdczfqefztk24bc2nbhryc', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 8, 2, 'acc_01m8mdczbmeak88aqjsg3xqcq9', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 11, 1, 'acc_01m8mdczbmeak88aqjsb4br3vh', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 11, 2, 'acc_01m8mdczbmeak88aqjvgv601yf', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 11, 3, 'acc_01m8mdczfqefztk24bc2nbhryc', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 13, 1, 'acc_01m8mdczbmeak88aqjsb4br3vh', 5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 13, 2, 'acc_01m8mdczbmeak88aqjvgv601yf', -5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 20, 1, 'acc_01m8mdczk1efqsxq8z9rzjtfq0', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 20, 2, 'acc_01m8mdczk1efqsxq8z9hbyn784', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 26, 1, 'acc_01m8mdczk1efqsxq8z9hbyn784', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 26, 2, 'acc_01m8mdczk1efqsxq8zdkayffjj', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 1, 'acc_01m8mdczbmeak88aqjxbjb7b70', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 2, 'acc_01m8mdczfqefztk24bc2nbhryc', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 3, 'acc_01m8mdczbmeak88aqjssrn9mkf', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 3, 1, 'acc_01m8mdczbmeak88aqjwkkxghjp', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 3, 2, 'acc_01m8mdczbmeak88aqjsqac5wn6', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 4, 1, 'acc_01m8mdczbmeak88aqjwkkxghjp', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 4, 2, 'acc_01m8mdczbmeak88aqjsqac5wn6', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 6, 1, 'acc_01m8mdczbmeak88aqjypnrhrfw', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 6, 2, 'acc_01m8mdczbmeak88aqjsb4br3vh', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 7, 1, 'acc_01m8mdczbmeak88aqjszp4zxr1', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 7, 2, 'acc_01m8mdczbmeak88aqjw4gx7s08', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 7, 3, 'acc_01m8mdczfqefztk24bc2nbhryc', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 10, 1, 'acc_01m8mdczbmeak88aqjsb4br3vh', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 10, 2, 'acc_01m8mdczbmeak88aqjsqac5wn6', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 10, 3, 'acc_01m8mdd8sne4ra4db5hze242mf', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 10, 4, 'acc_01m8mdczfqefztk24bc2nbhryc', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 10, 5, 'acc_01m8mdd8sne4ra4db5hze242mf', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 12, 1, 'acc_01m8mdd8sne4ra4db5hze242mf', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 12, 2, 'acc_01m8mdczfqefztk24bc2nbhryc', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 12, 3, 'acc_01m8mdd8sne4ra4db5hze242mf', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 15, 1, 'acc_01m8mdczbmeak88aqjszp4zxr1', 4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 15, 2, 'acc_01m8mdczbmeak88aqjsb4br3vh', -4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO public.journals VALUES ('jnl_01m8mdczwpec98nxttc1q8jsmw', 'org_01m8mdczk1efqsxq8zf371d0b9', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795981475734, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x8ff618543aa0586236259942fdd7c79377d3e5c8cae3ad023591f63985eed184', 'opening balance of current', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd0q4ewgaxcamggk94pse', 'org_01m8mdczk1efqsxq8zf371d0b9', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795981476580, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x556cc9b180446edbdaa7fd602f34e48703113f0e9e1de6f2700b9661754ce67c', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd0vcek2raqxf694qmn3n', 'org_01m8mdczk1efqsxq8zf371d0b9', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795981476716, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\xc46f8f3f35d743eda33e4dc7218fa7ece31d6c3b56e153b881808416567f7721', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd0yde2x84d2yvaxksg98', 'org_01m8mdczk1efqsxq8zf371d0b9', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795981476813, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x8e7ba49163a570175bd5ee24609b3dd33b684e4ba6cce0d039a0b3d37070a0bc', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd10hecwthn0rnd1y7zzb', 'org_01m8mdczk1efqsxq8zf371d0b9', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795981476881, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x6790365ad43f3eb1685add93a9c83f61a280720ae2ea2695702b423bfe2dd9ff', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd132esb8nxr4ktw6e2aj', 'org_01m8mdczk1efqsxq8zf371d0b9', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795981476962, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\xe0a50597e1e094e181743783f5b7a30e58efebe83d2aa08899f1a7a3fef38d6a', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd151e9hvg9dzgypvycq6', 'org_01m8mdczk1efqsxq8zf371d0b9', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795981477025, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x848415d2185a33664bad1a1a96e7c4ce1c0538e21658ca3fe3a9af7d29371065', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd173ezrbrsm0r3yb9azp', 'org_01m8mdczk1efqsxq8zf371d0b9', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795981477091, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\xf5c6e06130e9ad27bbb32f7768b5c5999d6780ac7ea97ecc1b81c8045b1b4de0', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd18be8jsmh7g4rxeh476', 'org_01m8mdczk1efqsxq8zf371d0b9', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795981477131, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\xc0b663a6f5833406b4fa2ce3df654e73ce1d2a1ec7c4c7b89496989ef9106951', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd1acex28j981v8rfd9xy', 'org_01m8mdczk1efqsxq8zf371d0b9', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795981477196, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x8c9e21fb251a36e7ad3e8ebd021a20c8f1ea6f788e0a4fd65f1be35b83e3d0b0', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd1bhem2sq43nvvxjv136', 'org_01m8mdczk1efqsxq8zf371d0b9', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795981477233, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\xf238ca7eb3534ffb13bf876da0c98ac9a6998d8b4e8cb440b3cae295240dc05b', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd1cveketdz9yy9t911k7', 'org_01m8mdczk1efqsxq8zf371d0b9', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795981477275, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x6c8634afa1dfc4c02fe09fde6961dd4c7bbbd9ca409e5a787dd229889eb6a4c1', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd1g1ea9bp95fpmpjqw8y', 'org_01m8mdczk1efqsxq8zf371d0b9', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8mdd18be8jsmh7g4rxeh476', 60000, 1795981477377, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x0a0fa23568971b8b97d3cf472c19dec7ffe7ff9b2373b132a1aab88b57dbaa38', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd1sdew8trke1gw62g35h', 'org_01m8mdczk1efqsxq8zf371d0b9', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795981477678, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x843492bc3c0eb5362a1c9081a8cc414a74d57d1da4f5867352147478928aedbf', 'opening balances
jv-001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd1sdew8trke1h7z9a1xp', 'org_01m8mdczk1efqsxq8zf371d0b9', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795981477678, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\xd546ab527593d27fc5e59b8ed179907d904a7a35b3e78f86d4ea06b89d09bfb3', 'march wages
jv-002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd1sdew8trke1hf2an85k', 'org_01m8mdczk1efqsxq8zf371d0b9', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795981477678, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x0ff78f8d31460a87db0fa4aa3de81f3fa8c3e27cc2261b15455e6eb2d8c80179', 'depreciation of the laptop
jv-003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd1xqedz920418pzrek8y', 'org_01m8mdczk1efqsxq8zf371d0b9', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795981477815, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x9ddae2473962337c3543d7c85361435e2976713c60fe64561d2fe57ae95ba14c', 'receipt from kestrel fitness cic', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd2c6e88tsmhta7pe83ra', 'org_01m8mdczk1efqsxq8zf371d0b9', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795981478278, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x58d468df26311ae9e0b1125051324545471487209385fb95a75e71e7adfd2fca', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd2kveerrgk0pcj4550rd', 'org_01m8mdczk1efqsxq8zf371d0b9', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795981478523, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x0f4fe5b9fdab1e4a42a02827803b59b3c6e0784e8ce949e13f84819ac2f38a48', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd2wbem28e4ngprnxnd88', 'org_01m8mdczk1efqsxq8zf371d0b9', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795981478795, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x6a980a683498d09cc0da3e41fe42864e334d5c4d3af19e775442d9c059631d85', 'fpo harcourt lettings hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd34be5cs1esvza7whf80', 'org_01m8mdczk1efqsxq8zf371d0b9', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795981479051, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x81cfa3b82abbe6159c9299ced161f668f736c2854e4f3e5ff4a6d3559966d772', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd3cmem5sqa5t7pe4smwv', 'org_01m8mdczk1efqsxq8zf371d0b9', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795981479316, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x252188d747dd81a7e5307fb29251a849cf7ed3df0e3132fda1deef377ed4d05c', 'fpo printwell px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd3jxemva87r7550mgda9', 'org_01m8mdczk1efqsxq8zf371d0b9', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795981479517, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x4d660dea6784a695bb9d3124ca6e44d6ef9167b98a05e8415e8f855834148845', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd43qev8t23ggjcz5wcgn', 'org_01m8mdczk1efqsxq8zf371d0b9', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795981480055, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x81939f9e0b5bf3fa700732e356fa62e4b838ff8960f99bbea8ff29edd9bf3ff5', 'tfr to savings', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd4bpe739b06yra2b6d38', 'org_01m8mdczk1efqsxq8zf371d0b9', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795981480311, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x324be1c3ce5406724f7cc9cbc6fd8cc17b4699ca3c6641ef9995e2f8748da756', 'fpo j wren net pay march', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd577ey6vh4vdhv0m6dma', 'org_01m8mdczk1efqsxq8zf371d0b9', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795981481191, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x5263d519264681e9ff5b43163271b362a067f1ef4f85090bc168b2facad30b52', 'card trainline.com london', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd817evr95cg2jmt56q5z', 'org_01m8mdczbmeak88aqjz7exggj5', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1795981484071, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x98e5a410e3eb44922baa2c0f6e78a43870ffaebebbded02fdcb0bd94c232ecfe', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd5cgehsrk68pzxzp7ja7', 'org_01m8mdczk1efqsxq8zf371d0b9', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795981481360, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\xc8d793603d95a7b126e4705c044dc4136ce4a52b870bd36bf9603888799773c9', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd5kvev6antgagarwbtb9', 'org_01m8mdczk1efqsxq8zf371d0b9', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795981481595, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\xf90b118ceaadcd8152539c1c06d1663c8a11094f421cfd4e209b03e90f312123', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd5sfep4ac60957fz6y0n', 'org_01m8mdczk1efqsxq8zf371d0b9', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795981481775, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x36ca1a6886ecdeee8550e7212cbc9907a5f8aa3b12cc0e1453be6c9287934590', 'total charges to 19mar2026', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd7yned5abwqv2r0d20gs', 'org_01m8mdczbmeak88aqjz7exggj5', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1795981483989, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x0fdd595fe2714b21de347fcc643a41a40215d207dd0b78027d44e09ef61c443a', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd85mekattmmp4cr7b7yk', 'org_01m8mdczbmeak88aqjz7exggj5', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795981484212, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x903ea9a4df3316dc549484e6327d6c2e6dce0df7dc71951ca151580d4d14a35c', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd8a6e7m9ctafk2bqemgy', 'org_01m8mdczbmeak88aqjz7exggj5', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8mdd85mekattmmp4cr7b7yk', 50000, 1795981484358, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x96399e3b9c62b6f2e8c0d56929fad5a3f21bed13aabd9ae7c1928b619475b12c', 'reversal of journal 3: a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd8gde5092fwjn4g29krp', 'org_01m8mdczbmeak88aqjz7exggj5', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795981484557, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\xfb4b3beec120d83298f1bd04f1bf0446612c4d005a6a67f432a0fa388668e356', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd8j8eb9bqwpvjbjasezj', 'org_01m8mdczbmeak88aqjz7exggj5', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1795981484616, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x11daedd5f1adcaf636bffff22ee70abc5827764750a1e4cd77764213d0ef9a1f', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd8wcer7vx2t3m5kcws0w', 'org_01m8mdczbmeak88aqjz7exggj5', 10, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1795981484940, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\xf7aa64226e2e6f3ac7a0daad162006636f459489c8ede78d5f9e6ffea0251d30', 'receipt from oak', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd8y4ea3at2z6rq4yz18y', 'org_01m8mdczbmeak88aqjz7exggj5', 11, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1795981484996, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x36601a27ff39a5b525bc9f01c5560ada0cb4bd389cc1649a7cd66e09106f1f45', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd93qexr84dfyfsrsvdnp', 'org_01m8mdczbmeak88aqjz7exggj5', 13, '2026-03-02', 'Sales invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1795981485175, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x7763a6d7527f226560ff1934d1a46bfdfed65cc3c4c85fcc2fad29bdc337fd59', 'sales invoice a-1, ash
a-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd8cvea893cvh6vmrkpxw', 'org_01m8mdczbmeak88aqjz7exggj5', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795981484443, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\xdb18412fa8ec23f543462b17087f51c8acf593b8e1b9563b84964796175c2af2', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd8q7e5t84w97p0fw1zh5', 'org_01m8mdczbmeak88aqjz7exggj5', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1795981484775, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x587221f3a162b91c82c7036cd7a916662b6dc1a77c8873985bf0d22dc4537b27', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd953emcskbs8xh58jr0s', 'org_01m8mdczbmeak88aqjz7exggj5', 14, '2026-03-02', 'Purchase invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1795981485219, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x622659a8d222098dca2da67b2ee9f60dc69c5a7f6ba79fe4d7941ab22967a29a', 'purchase invoice a-1, ash
a-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd8e6ep5tq6e4kzq4n2h2', 'org_01m8mdczbmeak88aqjz7exggj5', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1795981484486, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\xf1b77f18146bdf6f09d5f651135a303148517e3cf1ef5ec5cf002a4daa0f907e', 'write-off of e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd91bega8de04qp3c2v8z', 'org_01m8mdczbmeak88aqjz7exggj5', 12, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1795981485052, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\xfbbf901a5fab3ccfbb2c5849143ac5aacc471a0982bff2dc17900e536f440862', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mdd96cexx8712yyk83ggkh', 'org_01m8mdczbmeak88aqjz7exggj5', 15, '2026-03-28', 'Contra with Ash', NULL, NULL, 'contra', NULL, 4000, 1795981485260, 'usr_01m8mdcywzee1tpnpaefaakgmk', '\x85937d17780859d53dd5596eb9a90f06cb7ad7a587c46419ad90a10e1aa6684d', 'contra with ash', 2);
INSERT INTO public.key_secrets VALUES ('\x875e99014d16e4927ef7799ed0c72639ab981dac562ddc9553fa39e46d5a0112', 'key_01m8mdcyzme468mkw1scntezxc', NULL);
INSERT INTO public.key_secrets VALUES ('\xce3804ab660add52b24f6b8352346dbb90eb667d9953c44e83555d1d5c9519bd', 'key_01m8mdcz9keb69zbcagqdmarjp', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 29, '\x36ca1a6886ecdeee8550e7212cbc9907a5f8aa3b12cc0e1453be6c9287934590', 4253177, 58, '\xa020ac73ff915a8084a6e9913ae87c916a5eb072f3a14e75ad58badfe61836e8', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 15, '\x85937d17780859d53dd5596eb9a90f06cb7ad7a587c46419ad90a10e1aa6684d', 184500, 31, '\x7bcefed29cb8133a60391399ef4b40c16f35fd260a7755eb830d58e761409219', NULL);
INSERT INTO public.members VALUES ('mem_01m8mdczbmeak88aqjrj8m6a29', 'org_01m8mdczbmeak88aqjz7exggj5', 'jo@example.com', 'usr_01m8mdcywzee1tpnpaefaakgmk', 'owner', 1795981475188, 1795981475188, 1);
INSERT INTO public.members VALUES ('mem_01m8mdczk1efqsxq8z8dtf5x5t', 'org_01m8mdczk1efqsxq8zf371d0b9', 'jo@example.com', 'usr_01m8mdcywzee1tpnpaefaakgmk', 'owner', 1795981475425, 1795981475425, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'invoice', 6);
INSERT INTO public.number_sequences VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'invoice', 1);
INSERT INTO public.organisations VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795981475425, 1795981482472, 2, 0, '2026-03-31', 0);
INSERT INTO public.organisations VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795981475188, 1795981484119, 2, 1, '2025-03-31', 1);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8mdcywzee1tpnpaefaakgmk', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1795981474719, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8mdcywzee1tpnpaefaakgmk', 'usr_01m8mdcywzee1tpnpaefaakgmk', '{}', '\x3ea3000d7c0df5e7657412525d4ba4d59a60f025b7fd220f49ce54b83526543b');
INSERT INTO public.security_events VALUES (2, 1795981474804, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mdcyzme468mkw1scntezxc', 'usr_01m8mdcywzee1tpnpaefaakgmk', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\xa642a872d88b63b2bab328c71fc110c825289e7d644af50cc543686b24ca0ae5');
INSERT INTO public.security_events VALUES (3, 1795981474883, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8mdcywzee1tpnpaefaakgmk', 'usr_01m8mdcywzee1tpnpaefaakgmk', '{"expires_at":"2026-11-29T20:44:34.882Z"}', '\x59dca92162f49c1b4ad592270c63afc5a07669efc064f090d8638d6d01d10b3c');
INSERT INTO public.security_events VALUES (4, 1795981475123, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mdcz9keb69zbcagqdmarjp', 'usr_01m8mdcywzee1tpnpaefaakgmk', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\xb0dbcca318daaf51771c023cef176b2c13ef33f1d3bb313c04cd0f727243e04b');
INSERT INTO public.security_events VALUES (5, 1795981483760, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8mdcywzee1tpnpaefaakgmk', 'usr_01m8mdcywzee1tpnpaefaakgmk', '{"amount":10,"balance":10}', '\x42f08516dfa99e0d90ca0717f6d8ec10c6eb7011d426373036279b42380c6ff2');
INSERT INTO public.security_head VALUES (1, 5, '\x42f08516dfa99e0d90ca0717f6d8ec10c6eb7011d426373036279b42380c6ff2', NULL);
INSERT INTO public.settlements VALUES ('set_01m8mdd2c6e88tsmhta7pe83ra', 'org_01m8mdczk1efqsxq8zf371d0b9', 'payment', 'purchase', 'posted', 'con_01m8mdd0afe0490mxhtjggtvyr', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-01-22', 107880, 107880, NULL, 'btx_01m8mdd232epsbzz10bnxqmxpd', 1, 'jnl_01m8mdd2c6e88tsmhta7pe83ra', NULL, NULL, '', 1795981478278, 1795981478278, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mdd2kveerrgk0pcj4550rd', 'org_01m8mdczk1efqsxq8zf371d0b9', 'receipt', 'sales', 'posted', 'con_01m8mdd01ve4h82pf3evvma7kt', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-01-30', 150000, 150000, NULL, 'btx_01m8mdd232epsbzz10brh7f607', 1, 'jnl_01m8mdd2kveerrgk0pcj4550rd', NULL, NULL, '', 1795981478523, 1795981478523, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mdd2wbem28e4ngprnxnd88', 'org_01m8mdczk1efqsxq8zf371d0b9', 'payment', 'purchase', 'posted', 'con_01m8mdd0c6ez8r77aapcp6v6d6', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-02-10', 135000, 135000, NULL, 'btx_01m8mdd232epsbzz10c06x9grz', 1, 'jnl_01m8mdd2wbem28e4ngprnxnd88', NULL, NULL, '', 1795981478795, 1795981478795, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mdd34be5cs1esvza7whf80', 'org_01m8mdczk1efqsxq8zf371d0b9', 'receipt', 'sales', 'posted', 'con_01m8mdd01ve4h82pf3evvma7kt', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-02-16', 171000, 171000, NULL, 'btx_01m8mdd232epsbzz10c5kbpve2', 1, 'jnl_01m8mdd34be5cs1esvza7whf80', NULL, NULL, '', 1795981479051, 1795981479051, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mdd3cmem5sqa5t7pe4smwv', 'org_01m8mdczk1efqsxq8zf371d0b9', 'payment', 'purchase', 'posted', 'con_01m8mdd07zexzan0f3j3wbngzb', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-02-27', 40000, 40000, NULL, 'btx_01m8mdd232epsbzz10cf6gqk0f', 1, 'jnl_01m8mdd3cmem5sqa5t7pe4smwv', NULL, NULL, '', 1795981479316, 1795981479316, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mdd3jxemva87r7550mgda9', 'org_01m8mdczk1efqsxq8zf371d0b9', 'receipt', 'sales', 'posted', 'con_01m8mdd05mef188tpmcfxsk3g7', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-03-16', 141840, 141840, NULL, 'btx_01m8mdd232epsbzz10crebtbm4', 1, 'jnl_01m8mdd3jxemva87r7550mgda9', NULL, NULL, '', 1795981479517, 1795981479517, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mdd1xqedz920418h4jcedx', 'org_01m8mdczk1efqsxq8zf371d0b9', 'receipt', 'sales', 'posted', 'con_01m8mdd03ke84tm8prfc1h1v91', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-03-06', 28200, 28200, NULL, 'btx_01m8mdd232epsbzz10cmbkx2sf', 0, 'jnl_01m8mdd1xqedz920418pzrek8y', NULL, NULL, '', 1795981477815, 1795981479836, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mdd8wcer7vx2t3m25qdrgx', 'org_01m8mdczbmeak88aqjz7exggj5', 'receipt', 'sales', 'posted', 'con_01m8mdd8v7e3vvxj01hqbqm2wf', 'bac_01m8mdczgfec7bbfj33qqe63n1', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8mdd8wcer7vx2t3m5kcws0w', NULL, NULL, '', 1795981484940, 1795981485052, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958);
INSERT INTO public.stated_balances VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 'bac_01m8mdczwpec98nxttbvd55s8a', '2026-03-31', 900715, 1795981477986);
INSERT INTO public.tax_codes VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1795981483943, 1795981483943, 1);
INSERT INTO public.tax_rates VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 'btx_01m8mdd84beb0t38fzv5gmg7zm', 'jnl_01m8mdd85mekattmmp4cr7b7yk');
INSERT INTO public.unpaid_vat VALUES ('jnl_01m8mdd8j8eb9bqwpvjbjasezj', 'org_01m8mdczbmeak88aqjz7exggj5', 'inv_01m8mdd8gde5092fwjn22wtvrg', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8mdczbmeak88aqjsg3xqcq9', NULL, 'jnl_01m8mdd8j8eb9bqwpvjbjasezj', NULL, NULL, 1795981484616);
INSERT INTO public.users VALUES ('usr_01m8mdcywzee1tpnpaefaakgmk', 'jo@example.com', 0, 7, 0, 1795981474719, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8mdd0q4ewgaxcamgchnw12x', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8mdd0vcek2raqxf66hc98pk', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8mdd0yde2x84d2yv5rkn5gc', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8mdd10hecwthn0rn9tw8kr5', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8mdd132esb8nxr4kp7x80bs', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8mdd151e9hvg9dzgt4jd5g0', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8mdd151e9hvg9dzgt4jd5g0', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8mdd173ezrbrsm0qx0g2x62', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8mdd18be8jsmh7g4p97trgx', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8mdd1acex28j981v47zancz', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8mdd1bhem2sq43nvng7bkwj', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8mdd1cveketdz9yy5x1cw59', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8mdd1cveketdz9yy5x1cw59', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8mdd18be8jsmh7g4p97trgx', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczk1efqsxq8zf371d0b9', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8mdd8cvea893cvh6qcadmdt', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8mdd8gde5092fwjn22wtvrg', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 10, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 11, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8mdd8y4ea3at2z6rkf1tw5c', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mdczbmeak88aqjz7exggj5', 12, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO public.vat_methods VALUES ('org_01m8mdczbmeak88aqjz7exggj5', '2026-05-01', 1, 'GB123456789', 'standard', NULL);
INSERT INTO public.vat_payments VALUES ('jnl_01m8mdd8q7e5t84w97p0fw1zh5', 'org_01m8mdczbmeak88aqjz7exggj5', 'vrt_01m8mdd8mbegfv3k1g2xw25gsr', 1795981484809);
INSERT INTO public.vat_returns VALUES ('vrt_01m8mdd66be9prfzk11k21wpn1', 'org_01m8mdczk1efqsxq8zf371d0b9', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795981482348, 1795981482187, 1795981482348, 2, NULL, NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8mdd8mbegfv3k1g2xw25gsr', 'org_01m8mdczbmeak88aqjz7exggj5', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1795981484710, 1795981484683, 1795981484710, 2, NULL, NULL);
INSERT INTO public.write_offs VALUES ('alc_01m8mdd8e6ep5tq6e4ktst8fs1', 'org_01m8mdczbmeak88aqjz7exggj5', 'inv_01m8mdd8cvea893cvh6qcadmdt', '2026-03-25', 6000, 'acc_01m8mdczbmeak88aqjypnrhrfw', 'In liquidation', 'jnl_01m8mdd8e6ep5tq6e4kzq4n2h2', NULL, NULL, 1795981484486);
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
ALTER TABLE ONLY public.contras
    ADD CONSTRAINT contras_journal_id_key UNIQUE (journal_id);
ALTER TABLE ONLY public.contras
    ADD CONSTRAINT contras_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE ONLY public.contras
    ADD CONSTRAINT contras_pkey PRIMARY KEY (id);
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
CREATE INDEX allocations_by_contra ON public.allocations USING btree (contra_id) WHERE (contra_id IS NOT NULL);
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
CREATE INDEX contras_by_contact ON public.contras USING btree (organisation_id, contact_id, date, id);
CREATE INDEX contras_by_date ON public.contras USING btree (organisation_id, date, id);
CREATE INDEX contras_by_void_date ON public.contras USING btree (organisation_id, void_date) WHERE (void_date IS NOT NULL);
CREATE INDEX contras_by_void_journal ON public.contras USING btree (organisation_id, void_journal_id) WHERE (void_journal_id IS NOT NULL);
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
    ADD CONSTRAINT allocations_contra_id_fkey FOREIGN KEY (organisation_id, contra_id) REFERENCES public.contras(organisation_id, id);
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
ALTER TABLE ONLY public.contras
    ADD CONSTRAINT contras_organisation_id_contact_id_fkey FOREIGN KEY (organisation_id, contact_id) REFERENCES public.contacts(organisation_id, id);
ALTER TABLE ONLY public.contras
    ADD CONSTRAINT contras_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.contras
    ADD CONSTRAINT contras_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.contras
    ADD CONSTRAINT contras_organisation_id_void_journal_id_fkey FOREIGN KEY (organisation_id, void_journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
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
