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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-29 21:46:02.216536+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 15922470);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-29 21:46:02.216536+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 14409020);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-29 21:46:02.216536+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 8232553);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-29 21:46:02.216536+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 15569990);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-29 21:46:02.216536+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 7587993);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 21:46:02.216536+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 2423060);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-29 21:46:02.216536+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 714744);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-29 21:46:02.216536+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 3786323);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 21:46:02.216536+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 317737);
INSERT INTO public._sqlx_migrations VALUES (10, 'daemons', '2026-11-29 21:46:02.216536+00', true, '\xf167388ccc0e720fedd761f18412562455d3b5f02c8245daed2c86611c166b0c07a0d183c5d93ff1ca635feb999240f7', 1031322);
INSERT INTO public._sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 21:46:02.216536+00', true, '\x1d6618f41880c17f3a4d0a808cc2e04e93a4b0cedd211272e0527dd571364df4118646f9be6c92bed859d689754a7190', 518745);
INSERT INTO public._sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 21:46:02.216536+00', true, '\x99e26e93dba4848ecc562b370a13e50dffb39526e7d1c5ac35ac1912df6f209c32acb92b0d1e667853e35dbc2753edd3', 9291859);
INSERT INTO public._sqlx_migrations VALUES (13, 'vat_sides', '2026-11-29 21:46:02.216536+00', true, '\x082ae0a6f2a83e142989b626ce008ce395545eab3c293103de988b117fe07b87cce95172a383a665eecbc5874eaa972b', 2242443);
INSERT INTO public._sqlx_migrations VALUES (14, 'seals', '2026-11-29 21:46:02.216536+00', true, '\xcd6d761352ae43842dec8f928bd8fa5c8cb7b305892cfd8f371ad93b488f138787a1ecee1d5c4a56e4640d82c12881c1', 590871);
INSERT INTO public._sqlx_migrations VALUES (15, 'bad_debts', '2026-11-29 21:46:02.216536+00', true, '\x8bc42b7d9a05b9ba9560c7aa9789f41090067d1d93e36b42fdebc36357d34148bbefe609b3fe0f77240ed29937ada87b', 8591883);
INSERT INTO public._sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-29 21:46:02.216536+00', true, '\xaca9e6963c3d01249489a446668b8cb56254f04f3a5539bd7e663ca83adcf704b02a7dbeeb005935b5647edc1aa07e53', 1179463);
INSERT INTO public._sqlx_migrations VALUES (17, 'tax_codes', '2026-11-29 21:46:02.216536+00', true, '\x63d62d8dea52294e1ce5a90ed7d86ca6111546a2fedcfa855bf53805f90d269253f3eaf4fd5a38e0befbe7b9f071ac49', 4964832);
INSERT INTO public._sqlx_migrations VALUES (18, 'vat_payments', '2026-11-29 21:46:02.216536+00', true, '\x855212335ed44152eab1c7daf35361d6379d8ed94b8c75c3b81c10e795ab9f857c85f0875246f808471e6fa03945495e', 2217517);
INSERT INTO public._sqlx_migrations VALUES (19, 'deposits', '2026-11-29 21:46:02.216536+00', true, '\x992878a94f707679be7ece3f04cf64243b2349ef783e2b88f5a28a6f572cec40c1d8676592130964fd68217aef499af1', 4211670);
INSERT INTO public._sqlx_migrations VALUES (20, 'vat_errors', '2026-11-29 21:46:02.216536+00', true, '\x29ceef27f2cddf6394d5bad4d3411a36cf83771392980e051ba946b0ef1c4432b4df88305c2201a762b539048f836449', 2914085);
INSERT INTO public._sqlx_migrations VALUES (21, 'receipts', '2026-11-29 21:46:02.216536+00', true, '\xe9c79a6a0b9055defd5fe453d599b8d13e6e59beb07540fdbbd3cfb083d38d9d209cb8a69ef225ba51aad57453deb20b', 4719118);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-01', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-15', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-15', 'acc_01m8mmbc73e0ebctwqzf2v15vw', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-15', 'acc_01m8mmbc85ergtrv4hnf0nnf82', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-20', 'acc_01m8mmbc73e0ebctwqxvgazfmp', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-20', 'acc_01m8mmbc73e0ebctwr017t2c9k', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-21', 'acc_01m8mmbc73e0ebctwqwjahds2z', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-21', 'acc_01m8mmbc73e0ebctwqxvgazfmp', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-21', 'acc_01m8mmbc85ergtrv4hnf0nnf82', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-28', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-28', 'acc_01m8mmbc73e0ebctwqzhd1zcvw', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-01', 'acc_01m8mmbc73e0ebctwqxvgazfmp', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-01', 'acc_01m8mmbc73e0ebctwr0rq1adcg', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-09', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-09', 'acc_01m8mmbc73e0ebctwqzf2v15vw', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-09', 'acc_01m8mmbc85ergtrv4hnf0nnf82', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-09', 'acc_01m8mmbc8xegk9tr2warsqd8yp', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-20', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-20', 'acc_01m8mmbc73e0ebctwqzf2v15vw', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-20', 'acc_01m8mmbc85ergtrv4hnf0nnf82', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-12', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-12', 'acc_01m8mmbc73e0ebctwqzf2v15vw', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-12', 'acc_01m8mmbc85ergtrv4hnf0nnf82', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-24', 'acc_01m8mmbc73e0ebctwqxvgazfmp', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-24', 'acc_01m8mmbc73e0ebctwr05m8qxwt', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-24', 'acc_01m8mmbc85ergtrv4hnf0nnf82', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-27', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-27', 'acc_01m8mmbc73e0ebctwqzf2v15vw', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-27', 'acc_01m8mmbc73e0ebctwqzhd1zcvw', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-27', 'acc_01m8mmbc85ergtrv4hnf0nnf82', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-03', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-03', 'acc_01m8mmbc73e0ebctwqzf2v15vw', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-03', 'acc_01m8mmbc85ergtrv4hnf0nnf82', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-01', 'acc_01m8mmbc73e0ebctwqyjmmp2v2', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-01', 'acc_01m8mmbc73e0ebctwqywp2z998', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-01', 'acc_01m8mmbc73e0ebctwqz8t8de6q', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-31', 'acc_01m8mmbc73e0ebctwqwz6y13h7', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-31', 'acc_01m8mmbc73e0ebctwqy2c6bgr2', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-31', 'acc_01m8mmbc73e0ebctwr0frebegt', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-31', 'acc_01m8mmbc73e0ebctwr2cc9hffq', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-06', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-06', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-22', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-22', 'acc_01m8mmbc73e0ebctwqxvgazfmp', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-30', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-30', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-10', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-10', 'acc_01m8mmbc73e0ebctwqxvgazfmp', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-16', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-16', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-27', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-27', 'acc_01m8mmbc73e0ebctwqxvgazfmp', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-16', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-16', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-25', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-25', 'acc_01m8mmbcb1e15t334ycrzqp5df', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-31', 'acc_01m8mmbc73e0ebctwqy8a56na6', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-18', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-18', 'acc_01m8mmbc73e0ebctwr1hrqjbwr', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-02', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-02-02', 'acc_01m8mmbc3ge7rb3dast2j4fy1f', 0, 12000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-31', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-20', 'acc_01m8mmbc3ge7rb3dassx7shdae', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-20', 'acc_01m8mmbc3ge7rb3daswt5sy77b', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-25', 'acc_01m8mmbc3ge7rb3dassrq2n5nd', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-25', 'acc_01m8mmbc5meekt3te20md5n28z', 0, 1000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-26', 'acc_01m8mmbc3ge7rb3dast2j4fy1f', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-26', 'acc_01m8mmbc5meekt3te20md5n28z', 700, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2025-03-10', 'acc_01m8mmbc3ge7rb3dast2j4fy1f', 2400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2025-03-10', 'acc_01m8mmbc3ge7rb3dasvt9x947t', 0, 2000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2025-03-10', 'acc_01m8mmbc5meekt3te20md5n28z', 0, 400, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-02', 'acc_01m8mmbc3ge7rb3dassjsgywfx', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-02', 'acc_01m8mmbc3ge7rb3dasvt9x947t', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-02', 'acc_01m8mmbc73e0ebctwr1bzhxz9d', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-02', 'acc_01m8mmbc85ergtrv4hnf0nnf82', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-20', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-20', 'acc_01m8mmbc73e0ebctwr29sg9x05', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2025-03-02', 'acc_01m8mmbc3ge7rb3dassjsgywfx', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2025-03-02', 'acc_01m8mmbc3ge7rb3dasvt9x947t', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2025-03-02', 'acc_01m8mmbc5meekt3te20md5n28z', 1000, 1000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-04-02', 'acc_01m8mmbc3ge7rb3dassjsgywfx', 11900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-04-02', 'acc_01m8mmbc3ge7rb3dasvt9x947t', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-04-02', 'acc_01m8mmbc5meekt3te20md5n28z', 479, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-28', 'acc_01m8mmbc3ge7rb3dassjsgywfx', 0, 4000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-28', 'acc_01m8mmbc3ge7rb3dast5e502sa', 4000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-02', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-02', 'acc_01m8mmbc73e0ebctwr1bzhxz9d', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-02', 'acc_01m8mmbc85ergtrv4hnf0nnf82', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-02-03', 'acc_01m8mmbc3ge7rb3dast2j4fy1f', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-02-03', 'acc_01m8mmbc3ge7rb3dasxgswhm1b', 10000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-02-03', 'acc_01m8mmbc5meekt3te20md5n28z', 1900, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2025-03-02', 'acc_01m8mmbc3ge7rb3dast5e502sa', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2025-03-02', 'acc_01m8mmbc3ge7rb3daswfgy3qn0', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-02-02', 'acc_01m8mmbc3ge7rb3dasxgswhm1b', 11000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-02-02', 'acc_01m8mmbc5meekt3te20md5n28z', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-02', 'acc_01m8mmbc3ge7rb3dassx7shdae', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-02', 'acc_01m8mmbc3ge7rb3daswt5sy77b', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-25', 'acc_01m8mmbc3ge7rb3dassjsgywfx', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-25', 'acc_01m8mmbc3ge7rb3dasywnw0xhv', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-27', 'acc_01m8mmbc3ge7rb3dassjsgywfx', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-27', 'acc_01m8mmbc3ge7rb3dassx7shdae', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-27', 'acc_01m8mmbc5meekt3te20md5n28z', 0, 958, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-27', 'acc_01m8mmbft8exjt85vd89sspryd', 6000, 5042, 2);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-04-02', 'acc_01m8mmbft8exjt85vd89sspryd', 2521, 3000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-02', 'acc_01m8mmbc3ge7rb3dast5e502sa', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-02', 'acc_01m8mmbc3ge7rb3daswfgy3qn0', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqzf2v15vw', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwr017t2c9k', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqwjahds2z', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc5meekt3te20md5n28z', '2026-04', 479, 1900, 2);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc85ergtrv4hnf0nnf82', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqy8a56na6', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqzhd1zcvw', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwr0rq1adcg', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc8xegk9tr2warsqd8yp', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dassrq2n5nd', '2026-03', 1000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqzf2v15vw', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwr1hrqjbwr', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dast2j4fy1f', '2026-03', 0, 700, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwr1bzhxz9d', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqxvgazfmp', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwr05m8qxwt', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc85ergtrv4hnf0nnf82', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqxgzmazz2', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwr1bzhxz9d', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqzhd1zcvw', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc85ergtrv4hnf0nnf82', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqxgzmazz2', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqzf2v15vw', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbft8exjt85vd89sspryd', '2026-04', 2521, 3000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqwz6y13h7', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqy2c6bgr2', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqyjmmp2v2', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqywp2z998', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqz8t8de6q', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwr0frebegt', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwr2cc9hffq', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwr29sg9x05', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqxvgazfmp', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqxgzmazz2', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dast2j4fy1f', '2025-03', 2400, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqxvgazfmp', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dast2j4fy1f', '2026-02', 0, 22000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dasvt9x947t', '2025-03', 0, 7000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbcb1e15t334ycrzqp5df', '2026-03', 200000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dasxgswhm1b', '2026-02', 21000, 0, 2);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc5meekt3te20md5n28z', '2026-02', 2900, 1900, 3);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3daswt5sy77b', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dassjsgywfx', '2025-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dasywnw0xhv', '2026-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dast5e502sa', '2025-03', 0, 6000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3daswfgy3qn0', '2025-03', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc5meekt3te20md5n28z', '2025-03', 1000, 1400, 3);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dassjsgywfx', '2026-03', 5000, 16000, 4);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dassx7shdae', '2026-03', 56000, 50000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc5meekt3te20md5n28z', '2026-03', 700, 1958, 3);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbft8exjt85vd89sspryd', '2026-03', 6000, 5042, 2);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dassjsgywfx', '2026-04', 11900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dasvt9x947t', '2026-04', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dasvt9x947t', '2026-03', 0, 5000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3daswfgy3qn0', '2026-03', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dast5e502sa', '2026-03', 4000, 5000, 2);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasrx2d5w7x', 'org_01m8mmbc3ge7rb3daszf1eg58v', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dass0zy4ag1', 'org_01m8mmbc3ge7rb3daszf1eg58v', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dass486p5rf', 'org_01m8mmbc3ge7rb3daszf1eg58v', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dassaran7zb', 'org_01m8mmbc3ge7rb3daszf1eg58v', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dassdgarf3w', 'org_01m8mmbc3ge7rb3daszf1eg58v', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dassjsgywfx', 'org_01m8mmbc3ge7rb3daszf1eg58v', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dassp1dbqhz', 'org_01m8mmbc3ge7rb3daszf1eg58v', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dassrq2n5nd', 'org_01m8mmbc3ge7rb3daszf1eg58v', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dassx7shdae', 'org_01m8mmbc3ge7rb3daszf1eg58v', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dast2j4fy1f', 'org_01m8mmbc3ge7rb3daszf1eg58v', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dast5e502sa', 'org_01m8mmbc3ge7rb3daszf1eg58v', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dastawtevxb', 'org_01m8mmbc3ge7rb3daszf1eg58v', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dastdtzz5p2', 'org_01m8mmbc3ge7rb3daszf1eg58v', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dastgxt1vvw', 'org_01m8mmbc3ge7rb3daszf1eg58v', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dastm2fn02s', 'org_01m8mmbc3ge7rb3daszf1eg58v', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dastvh7sr5f', 'org_01m8mmbc3ge7rb3daszf1eg58v', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dastyaahwka', 'org_01m8mmbc3ge7rb3daszf1eg58v', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasv209rygf', 'org_01m8mmbc3ge7rb3daszf1eg58v', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasv53zpx65', 'org_01m8mmbc3ge7rb3daszf1eg58v', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasv8g93za3', 'org_01m8mmbc3ge7rb3daszf1eg58v', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasvd6rdh6t', 'org_01m8mmbc3ge7rb3daszf1eg58v', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasvk0zgfmm', 'org_01m8mmbc3ge7rb3daszf1eg58v', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasvm09vetj', 'org_01m8mmbc3ge7rb3daszf1eg58v', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasvt9x947t', 'org_01m8mmbc3ge7rb3daszf1eg58v', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasvyyvxjgj', 'org_01m8mmbc3ge7rb3daszf1eg58v', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasw13etadz', 'org_01m8mmbc3ge7rb3daszf1eg58v', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasw4xdftkt', 'org_01m8mmbc3ge7rb3daszf1eg58v', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795988762736, 1795988762736, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasw9g00cdx', 'org_01m8mmbc3ge7rb3daszf1eg58v', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3daswfgy3qn0', 'org_01m8mmbc3ge7rb3daszf1eg58v', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3daswj58p82q', 'org_01m8mmbc3ge7rb3daszf1eg58v', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3daswmhbm1jr', 'org_01m8mmbc3ge7rb3daszf1eg58v', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3daswt5sy77b', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3daswza6x82w', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasx2d7rz8v', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasx795yjd3', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasxb5q6z24', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasxe0b9m6q', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasxgswhm1b', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasxqfqyyt6', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasxs41fs5e', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasxxdsv7p4', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasy2pfgc22', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasy4z3mm5c', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasya9ftc2q', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasyes9ww47', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasyjdjxh94', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasym0cpq3e', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasyva39dbv', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasywnw0xhv', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasz1ym6ts8', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795988762736, 1795988762736, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3dasz6npwsh8', 'org_01m8mmbc3ge7rb3daszf1eg58v', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795988762736, 1795988762736, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc3ge7rb3daszbdex1zx', 'org_01m8mmbc3ge7rb3daszf1eg58v', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795988762736, 1795988762736, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc5meekt3te20md5n28z', 'org_01m8mmbc3ge7rb3daszf1eg58v', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795988762804, 1795988762804, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqwjahds2z', 'org_01m8mmbc73e0ebctwr3190mjqr', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqwn3yffvp', 'org_01m8mmbc73e0ebctwr3190mjqr', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqwtyavmx7', 'org_01m8mmbc73e0ebctwr3190mjqr', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqwz6y13h7', 'org_01m8mmbc73e0ebctwr3190mjqr', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqx31x1687', 'org_01m8mmbc73e0ebctwr3190mjqr', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqx5zqwxa1', 'org_01m8mmbc73e0ebctwr3190mjqr', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqxbc16bgm', 'org_01m8mmbc73e0ebctwr3190mjqr', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqxf128en1', 'org_01m8mmbc73e0ebctwr3190mjqr', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqxgzmazz2', 'org_01m8mmbc73e0ebctwr3190mjqr', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqxnragmwv', 'org_01m8mmbc73e0ebctwr3190mjqr', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqxvgazfmp', 'org_01m8mmbc73e0ebctwr3190mjqr', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqxzv8jc8q', 'org_01m8mmbc73e0ebctwr3190mjqr', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqy2c6bgr2', 'org_01m8mmbc73e0ebctwr3190mjqr', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqy77d50ry', 'org_01m8mmbc73e0ebctwr3190mjqr', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqy8a56na6', 'org_01m8mmbc73e0ebctwr3190mjqr', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqyfsjq0w0', 'org_01m8mmbc73e0ebctwr3190mjqr', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqyjmmp2v2', 'org_01m8mmbc73e0ebctwr3190mjqr', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqyqant3yv', 'org_01m8mmbc73e0ebctwr3190mjqr', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqyr56vp26', 'org_01m8mmbc73e0ebctwr3190mjqr', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqywp2z998', 'org_01m8mmbc73e0ebctwr3190mjqr', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqz3bybbvs', 'org_01m8mmbc73e0ebctwr3190mjqr', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqz7rh3xq7', 'org_01m8mmbc73e0ebctwr3190mjqr', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqz8t8de6q', 'org_01m8mmbc73e0ebctwr3190mjqr', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqzf2v15vw', 'org_01m8mmbc73e0ebctwr3190mjqr', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqzhd1zcvw', 'org_01m8mmbc73e0ebctwr3190mjqr', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqzqks0w8t', 'org_01m8mmbc73e0ebctwr3190mjqr', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqzsc4ndaa', 'org_01m8mmbc73e0ebctwr3190mjqr', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795988762851, 1795988762851, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwqzys68e3k', 'org_01m8mmbc73e0ebctwr3190mjqr', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr017t2c9k', 'org_01m8mmbc73e0ebctwr3190mjqr', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr05m8qxwt', 'org_01m8mmbc73e0ebctwr3190mjqr', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr0afaysk9', 'org_01m8mmbc73e0ebctwr3190mjqr', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr0frebegt', 'org_01m8mmbc73e0ebctwr3190mjqr', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr0ja8vr86', 'org_01m8mmbc73e0ebctwr3190mjqr', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr0mwd4e0a', 'org_01m8mmbc73e0ebctwr3190mjqr', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr0rq1adcg', 'org_01m8mmbc73e0ebctwr3190mjqr', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr0xndj0bk', 'org_01m8mmbc73e0ebctwr3190mjqr', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr12x8rfy1', 'org_01m8mmbc73e0ebctwr3190mjqr', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr16gdnjeg', 'org_01m8mmbc73e0ebctwr3190mjqr', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr1bzhxz9d', 'org_01m8mmbc73e0ebctwr3190mjqr', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr1fycx7xq', 'org_01m8mmbc73e0ebctwr3190mjqr', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr1hrqjbwr', 'org_01m8mmbc73e0ebctwr3190mjqr', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr1q3mqd41', 'org_01m8mmbc73e0ebctwr3190mjqr', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr1tv1sf1d', 'org_01m8mmbc73e0ebctwr3190mjqr', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr1y527544', 'org_01m8mmbc73e0ebctwr3190mjqr', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr222f91rc', 'org_01m8mmbc73e0ebctwr3190mjqr', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr24b8exfb', 'org_01m8mmbc73e0ebctwr3190mjqr', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr29sg9x05', 'org_01m8mmbc73e0ebctwr3190mjqr', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr2cc9hffq', 'org_01m8mmbc73e0ebctwr3190mjqr', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr2hhw51jc', 'org_01m8mmbc73e0ebctwr3190mjqr', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr2qz2b9ee', 'org_01m8mmbc73e0ebctwr3190mjqr', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795988762851, 1795988762851, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr2t27a41s', 'org_01m8mmbc73e0ebctwr3190mjqr', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795988762851, 1795988762851, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc73e0ebctwr2wks2kka', 'org_01m8mmbc73e0ebctwr3190mjqr', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795988762851, 1795988762851, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8mmbc85ergtrv4hnf0nnf82', 'org_01m8mmbc73e0ebctwr3190mjqr', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795988762885, 1795988762885, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbc8xegk9tr2warsqd8yp', 'org_01m8mmbc73e0ebctwr3190mjqr', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795988762909, 1795988762909, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbcb1e15t334ycrzqp5df', 'org_01m8mmbc73e0ebctwr3190mjqr', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795988762977, 1795988762977, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mmbft8exjt85vd89sspryd', 'org_01m8mmbc3ge7rb3daszf1eg58v', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1795988766536, 1795988766536, 1, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mmbczxe48rb7520xmhnpqc', 'org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcsaey3vjcak028x8cve', NULL, 'inv_01m8mmbct7es6bvqd6yppf7xmr', 18000, '2026-03-12', NULL, 1795988763645, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mmbd3demft0kbef56vj20k', 'org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcrqejhaxb5zt86xzt64', 'set_01m8mmbd3demft0kbeeytwsafx', NULL, 28200, '2026-03-06', NULL, 1795988763757, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mmbd8ze36bt9758sqggraw', 'org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcpee5zs70by4hadr7rz', 'set_01m8mmbd8ze36bt9758sqggraw', NULL, 107880, '2026-01-22', NULL, 1795988763935, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mmbdbveyqtnw0zgb8jz30k', 'org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbckwex8bqe8kvcz6gtb3', 'set_01m8mmbdbveyqtnw0zgb8jz30k', NULL, 150000, '2026-01-30', NULL, 1795988764027, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mmbdeseewbhbjbn97hyg08', 'org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcr7ehmtfn4jgnh141d9', 'set_01m8mmbdeseewbhbjbn97hyg08', NULL, 135000, '2026-02-10', NULL, 1795988764121, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mmbdhqe4xbgsqfa9vd2hcd', 'org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbckwex8bqe8kvcz6gtb3', 'set_01m8mmbdhqe4xbgsqfa9vd2hcd', NULL, 84000, '2026-02-16', NULL, 1795988764215, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mmbdhqe4xbgsqfa9vd2hce', 'org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcqhe64any3g9fp5c4vv', 'set_01m8mmbdhqe4xbgsqfa9vd2hcd', NULL, 87000, '2026-02-16', NULL, 1795988764215, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mmbdmce2wv8dbvy4j7mdk2', 'org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcnbeyvv9230sxq7a7zy', 'set_01m8mmbdmce2wv8dbvy4j7mdk2', NULL, 40000, '2026-02-27', NULL, 1795988764300, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mmbdq9e088nz32agmfazfd', 'org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcsaey3vjcak028x8cve', 'set_01m8mmbdq9e088nz32agmfazfd', NULL, 141840, '2026-03-16', NULL, 1795988764393, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mmbfm0e5z95qjbxzexbfwp', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'inv_01m8mmbfk3epdbssdbwszpy23p', NULL, NULL, 6000, '2026-03-25', NULL, 1795988766336, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mmbfvzehvve0hmfqa2qxxb', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'inv_01m8mmbfv8e5j86zj6r7mhn71v', 'set_01m8mmbftqebzv020wmbp34jwd', NULL, 3000, '2026-04-02', NULL, 1795988766591, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mmbfy4e6pvprqgp0z6gttb', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'inv_01m8mmbfwweh8szyk9fzz7yqnq', NULL, NULL, 4000, '2026-03-28', NULL, 1795988766660, NULL, 'ctr_01m8mmbfy4e6pvprqgnrktb28j');
INSERT INTO public.allocations VALUES ('alc_01m8mmbfy4e6pvprqgp0z6gttc', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'inv_01m8mmbfxbewkr4dxy8d42dezz', NULL, NULL, 4000, '2026-03-28', NULL, 1795988766660, NULL, 'ctr_01m8mmbfy4e6pvprqgnrktb28j');
INSERT INTO public.api_keys VALUES ('key_01m8mmbbxfe4csc0v07y41f7y1', 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'main', 'reconcile:read reconcile:write', 0, '1srq', 1795988762543, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8mmbc2qe829twx76cz99jtv', 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'main', 'ledger:read ledger:write', 0, '4Vvz', 1795988762711, NULL, NULL, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 1795988762736, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'organisation.create', 'org_01m8mmbc3ge7rb3daszf1eg58v', NULL, '{"id":"org_01m8mmbc3ge7rb3daszf1eg58v","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T21:46:02.736Z","updated_at":"2026-11-29T21:46:02.736Z","version":1}', '\xa9c21daa825232a1e1f852171772557e82a415ccd52462838d420fc0784ad45e', '\xc81c91c0f2c71991f2d315979fe6ac764f5ef88216c4c824c6b7e3b60ebdc511');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 2, 1795988762804, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'account.create', 'acc_01m8mmbc5meekt3te20md5n28z', NULL, '{"id":"acc_01m8mmbc5meekt3te20md5n28z","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T21:46:02.804Z","updated_at":"2026-11-29T21:46:02.804Z","version":1}', '\x0cc570f0e0bd5c0b98140bb408dbdb1d16837ca35084500d77a52246311b5941', '\xc8f9050e76983b90c63fd17b8674a53c14be68f981930a58906ab0a6889e8242');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 3, 1795988762817, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_account.create', 'bac_01m8mmbc61ekz9w76frnya2efc', NULL, '{"account_id":"acc_01m8mmbc3ge7rb3dassx7shdae","account_number":null,"created_at":"2026-11-29T21:46:02.817Z","currency":"GBP","iban":null,"id":"bac_01m8mmbc61ekz9w76frnya2efc","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T21:46:02.817Z","version":1}', '\x5ded68a7669545644b1a8b1a63a0f0855ebff5ec7b3af234d0093cb39ec1bd6f', '\x4abe463e89b2ef8d99fd2505c03aa7f3588a2ab045561dbb5a855bfd328fd97d');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 1795988762851, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'organisation.create', 'org_01m8mmbc73e0ebctwr3190mjqr', NULL, '{"id":"org_01m8mmbc73e0ebctwr3190mjqr","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T21:46:02.851Z","updated_at":"2026-11-29T21:46:02.851Z","version":1}', '\xb91932fb888e59c1d8672c3f686af30de997bec199c75ccc4beb97ab36dead7e', '\xbf37d2724227e108c529177ff8a757a5a131d64f287e3d5e6b155d5cfab6268a');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 2, 1795988762885, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'account.create', 'acc_01m8mmbc85ergtrv4hnf0nnf82', NULL, '{"id":"acc_01m8mmbc85ergtrv4hnf0nnf82","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T21:46:02.885Z","updated_at":"2026-11-29T21:46:02.885Z","version":1}', '\xfa733fad30522359138f63e81cea9143c8c4ecc758db9c3d0c105989f95c4c47', '\xe7febf7c270196720724cb45934503aeee6c88137a031378647d846fff054bcc');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 3, 1795988762909, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'account.create', 'acc_01m8mmbc8xegk9tr2warsqd8yp', NULL, '{"id":"acc_01m8mmbc8xegk9tr2warsqd8yp","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T21:46:02.909Z","updated_at":"2026-11-29T21:46:02.909Z","version":1}', '\x4b1c9e7a0c97149707df93ecf340d5f647c275d7ecfc3508bef702f5294517cc', '\x438c8328a24057f1b9534c164c555bfc933007605d79897956a599f3045774d9');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 4, 1795988762944, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_account.create', 'bac_01m8mmbca0ebbr5zg287xwc8nd', NULL, '{"account_id":"acc_01m8mmbc73e0ebctwqxgzmazz2","account_number":null,"created_at":"2026-11-29T21:46:02.944Z","currency":"GBP","iban":null,"id":"bac_01m8mmbca0ebbr5zg287xwc8nd","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mmbca0ebbr5zg28fzfe1fw","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T21:46:02.944Z","version":1}', '\x3e0f510569da5a40c04626693c289e46fb4506e0c0fc1913ff3ec7a5dc4d5b11', '\x5c0091cc226d0bb6f81fac9eeb2521665f2dd3831eba94052e23dbf4df33da7d');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 5, 1795988762977, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'account.create', 'acc_01m8mmbcb1e15t334ycrzqp5df', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T21:46:02.977Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8mmbcb1e15t334ycrzqp5df","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T21:46:02.977Z","version":1}', '\xc01f98667bd35b1eca8619dec57765aaa0d42d9d4aee5ad2133e400aaa1eeb7c', '\xc7d9ac6f3f22e4323bbae2fe391179756e6f9404146644fb5dd855ec939bc92f');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 6, 1795988762977, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_account.create', 'bac_01m8mmbcb1e15t334ycpx2emkf', NULL, '{"account_id":"acc_01m8mmbcb1e15t334ycrzqp5df","account_number":null,"created_at":"2026-11-29T21:46:02.977Z","currency":"GBP","iban":null,"id":"bac_01m8mmbcb1e15t334ycpx2emkf","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T21:46:02.977Z","version":1}', '\x91a891b2c7f21105034ee91da3468b5ee5d43c6af4944c10a20f7a730043106c', '\x3ee99f027f7d14fa2bb43a589bc195f28ee0870b6b815d6883e2a5549d45025c');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 7, 1795988763008, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'contact.create', 'con_01m8mmbcc0e0xaq8adveq4ydbr', NULL, '{"id":"con_01m8mmbcc0e0xaq8adveq4ydbr","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.008Z","updated_at":"2026-11-29T21:46:03.008Z","version":1}', '\x8aab787739ce156ace5804b30c7513f1fbcae611c123c2f35d0100ece49528a6', '\xf2a65b68f4667ec8799bcb34e11e7ff042426831ebd33c574c8596d7f3ac5b61');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 8, 1795988763036, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'contact.create', 'con_01m8mmbccwe5g8vb4waa11073a', NULL, '{"id":"con_01m8mmbccwe5g8vb4waa11073a","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.036Z","updated_at":"2026-11-29T21:46:03.036Z","version":1}', '\xb796e1c3d70f2f98aa1cf1cd96a787a21890c6bdbd2e41cdb474231658250356', '\xeb95b8e9f9a614defa116fa959bdd68771c1c6cbba8a6efb5fb2fb23c6b210cb');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 9, 1795988763059, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'contact.create', 'con_01m8mmbcdked7bxjs25px540jg', NULL, '{"id":"con_01m8mmbcdked7bxjs25px540jg","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.059Z","updated_at":"2026-11-29T21:46:03.059Z","version":1}', '\xf8a886f5fdc6d421767313ae7d1b1335f7043bd291d3e5bb0f3893dd07cb3f9d', '\x0226214cd2435a0de34ec0d754fb6fed4331a378978b1866af4491ea4c4acb79');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 10, 1795988763081, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'contact.create', 'con_01m8mmbce9ejp92h3wankk29sg', NULL, '{"id":"con_01m8mmbce9ejp92h3wankk29sg","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.081Z","updated_at":"2026-11-29T21:46:03.081Z","version":1}', '\x98b457cb3481e580f183025d65a3d28eafd9847061c1f172a037d2daa3412fc1', '\x64e5d15709d0133e65249818112166183ddafe2be43bd6c913c69d5961bdda45');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 12, 1795988763128, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'contact.create', 'con_01m8mmbcfremkazh984367r0pq', NULL, '{"id":"con_01m8mmbcfremkazh984367r0pq","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.128Z","updated_at":"2026-11-29T21:46:03.128Z","version":1}', '\x6fbcbe085a3d0cffdd4368e6a7188cb377232d1d72d5a3c43f630b890650e76d', '\xe811bd1714835b5b6fe63771eafdc1e905b90fd3a1dda43eadf027704c66882e');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 15, 1795988763307, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbcnbeyvv9230sxq7a7zy', NULL, '{"id":"inv_01m8mmbcnbeyvv9230sxq7a7zy","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mmbce9ejp92h3wankk29sg","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mmbcnbeyvv9230t361r9q5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.307Z","updated_at":"2026-11-29T21:46:03.307Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwr017t2c9k","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', '\x41f8050e1ceac361b58ac5d3bef77c5ac59a5c1bb36fd305244b44831c986aee', '\x6d97ee825290ab3f84abc732306e22e9304bc4a563e442da3662602527284472');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 18, 1795988763399, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbcr7ehmtfn4jgnh141d9', NULL, '{"id":"inv_01m8mmbcr7ehmtfn4jgnh141d9","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mmbcfremkazh984367r0pq","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mmbcr7ehmtfn4jgsvnsy2d","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.399Z","updated_at":"2026-11-29T21:46:03.399Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwr0rq1adcg","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', '\x70a29a9cfb339e13aa5d161eaaf1ac93507932bf1d02d47e507bad9c854807ac', '\x9623c107d9ae5256daffdc624e0da8120f0abd1ec1589276bd41f6342fd45a1e');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 21, 1795988763448, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbcsrep2vjynbxrfbc4kf', NULL, '{"id":"inv_01m8mmbcsrep2vjynbxrfbc4kf","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mmbcdked7bxjs25px540jg","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mmbcsrep2vjynbxzfgvwhe","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.448Z","updated_at":"2026-11-29T21:46:03.448Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', '\x100f4edd5b7fd788c08ee1efa56bf7aeaf8da8046cb3f876d56bd12c8f26cb03', '\xe84a2d1bc4eb70a622a722703c66d4249d6f4ed96177cf3410aee4f7494fec32');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 24, 1795988763508, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbcvmengamkr7cvb2v24z', NULL, '{"id":"inv_01m8mmbcvmengamkr7cvb2v24z","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mmbcc0e0xaq8adveq4ydbr","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mmbcvmengamkr7cyz54pah","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.508Z","updated_at":"2026-11-29T21:46:03.508Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzhd1zcvw","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', '\x5d01bb4ec154355732dff9fe61d33171ac8bfa39db1b2fd050e65ae4c88bc543', '\xa895a886aa9312175c41fb647d017320f94bd80ed1061028e9c8c3f616647c09');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 30, 1795988763757, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'settlement.create', 'set_01m8mmbd3demft0kbeeytwsafx', NULL, '{"id":"set_01m8mmbd3demft0kbeeytwsafx","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mmbccwe5g8vb4waa11073a","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mmbd3demft0kbef56vj20k","invoice_id":"inv_01m8mmbcrqejhaxb5zt86xzt64","invoice_number":"INV-0003","settlement_id":"set_01m8mmbd3demft0kbeeytwsafx","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T21:46:03.757Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8mmbd3demft0kbef1g6h84k","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.757Z","updated_at":"2026-11-29T21:46:03.757Z","version":1}', '\xf31d5c0be4d23b8f94aa912886466d93935303bf657ff48269f70c43abb5f231', '\xd6844366f8de5bc5f2bda5fef03cfeda890d3875d6ad0551c629846ad75e19f5');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 58, 1795988765557, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'organisation.lock', 'org_01m8mmbc73e0ebctwr3190mjqr', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\xbf83f809e5571a071c8c1dd538a8cd6de148f36f7040d3d451843b7975ac6c5e', '\x63bd9dcee2259cfd50afb4df7d1e3ca19f03d981223b67144c42ce4730fa0d4d');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 11, 1795988763100, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'contact.create', 'con_01m8mmbcewe7ss74hzk8v472pf', NULL, '{"id":"con_01m8mmbcewe7ss74hzk8v472pf","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.100Z","updated_at":"2026-11-29T21:46:03.100Z","version":1}', '\xf9318c077c466914861909ebad4dfba8110788bf00821953d6be5bc78df9c5b0', '\x5e20c027b3793e91eecda4dc415ae12e18bfc5d5df3ce2ddc0c49af10e67e618');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 13, 1795988763158, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'contact.create', 'con_01m8mmbcgpe5wbgt38s62bxv87', NULL, '{"id":"con_01m8mmbcgpe5wbgt38s62bxv87","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.158Z","updated_at":"2026-11-29T21:46:03.158Z","version":1}', '\xf268dba0e48acfe79f6378a08e6a0b92bad7cfd5a0cf86cfdefaf44f238feab4', '\xe7b4903284d32b17abb6b13b9da23ff63f69ab2702913f6f31f006f069cff2e5');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 14, 1795988763260, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbckwex8bqe8kvcz6gtb3', NULL, '{"id":"inv_01m8mmbckwex8bqe8kvcz6gtb3","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mmbcc0e0xaq8adveq4ydbr","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mmbckwex8bqe8kvkpvs1ar","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.260Z","updated_at":"2026-11-29T21:46:03.260Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', '\x8286e6911c377f02f1981d68f06b700535c751e5d27a44d39382ea7bc23ca517', '\xb5c99c8ab2c2351fe7b6c06780569b972363819d058a3502db35fec09792de64');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 16, 1795988763342, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbcpee5zs70by4hadr7rz', NULL, '{"id":"inv_01m8mmbcpee5zs70by4hadr7rz","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mmbcewe7ss74hzk8v472pf","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mmbcpee5zs70by4myh8d5s","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.342Z","updated_at":"2026-11-29T21:46:03.342Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqwjahds2z","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', '\x97b2b20ee10d016ebc37761a9be709bb152f01b0033e603d582505fcaaf31f3e', '\xa6cf47642cd74bdda6b7998d323a022e9e33f9280af4d19f734fa924ba82956d');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 17, 1795988763378, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbcqhe64any3g9fp5c4vv', NULL, '{"id":"inv_01m8mmbcqhe64any3g9fp5c4vv","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mmbcc0e0xaq8adveq4ydbr","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mmbcqjeka8vn6a5a4ntwq6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.378Z","updated_at":"2026-11-29T21:46:03.378Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzhd1zcvw","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', '\x687639995190c5c17b9df3c10c85c3705cbe9a3361b2b2f0f0a84d6a05d7a11d', '\x235dc207fc81367145dea6507041de962033a638aea84f7344d553bca104d1da');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 19, 1795988763415, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbcrqejhaxb5zt86xzt64', NULL, '{"id":"inv_01m8mmbcrqejhaxb5zt86xzt64","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mmbccwe5g8vb4waa11073a","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mmbcrqejhaxb5ztegrzq0p","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.415Z","updated_at":"2026-11-29T21:46:03.415Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mmbc8xegk9tr2warsqd8yp","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', '\x57c82367c244eed2392faee6650ae028befac552e1dc49e850d51a0adb554fb2', '\x3c763aaeddaa1e58e7a911c631613527d86af3fad63b627c7fabbd40599cf2fd');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 20, 1795988763434, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbcsaey3vjcak028x8cve', NULL, '{"id":"inv_01m8mmbcsaey3vjcak028x8cve","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mmbcdked7bxjs25px540jg","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mmbcsaey3vjcak075mjjhe","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.434Z","updated_at":"2026-11-29T21:46:03.434Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', '\xb7cef4b3f646ae2b0bf7c9e0c691410813f223d1f1282797a0d06638d24da339', '\x852e2b4c3577e95b63af5ca47d308430eadf20f268fbef19c94d86ab3c3eceeb');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 7, 1795988766177, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'journal.post', 'jnl_01m8mmbff1efxs8dbf8bf495t4', NULL, '{"sequence":2,"total":119.00}', '\x88f42deefba25ba9250245370dda928dc20c2d9e254796d9a0d2fbef51ec50e9', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 22, 1795988763463, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbct7es6bvqd6yppf7xmr', NULL, '{"id":"inv_01m8mmbct7es6bvqd6yppf7xmr","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mmbcdked7bxjs25px540jg","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mmbct7es6bvqd6yvtma4hw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.463Z","updated_at":"2026-11-29T21:46:03.463Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', '\x9e275a891be808304258a7990cafe400d8cac748a954093a71fd1e5553df16b2', '\x24ccf7ef42a33b0a5b31513a81ac3d06cbbe7b8bd72628f8de74e24e456d285a');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 27, 1795988763711, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'journal.post', 'jnl_01m8mmbd1ze73bhx9fdhg3y0z2', NULL, '{"sequence":14,"total":10000.00}', '\xaa9f91972b193c5f92033a653eb834409a542aa63c3cba7f92a0ef8aefdbf50f', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 28, 1795988763711, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'journal.post', 'jnl_01m8mmbd1ze73bhx9fdvndwcpt', NULL, '{"sequence":15,"total":1000.00}', '\x1216bc6d3fcfd8474ccbc1a77de8280bb28264cd69bac12a85d7b09055820586', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 29, 1795988763711, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'journal.post', 'jnl_01m8mmbd1ze73bhx9fe25xjjxj', NULL, '{"sequence":16,"total":74.92}', '\x4aee94dce5a2cf1bb44b7f221417dd98dda87a5e845a924415ad53c0054c6e4e', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 1795988763827, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transactions.import', 'bac_01m8mmbca0ebbr5zg287xwc8nd', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\x822f9caabcd611173ba6b34576dfd19bfe559bfc356dd17687427012f470a002', '\x386edf8ec612bf1c6478418297265301c5b504e3368adb479f88083a630027dc');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 34, 1795988764027, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'settlement.create', 'set_01m8mmbdbveyqtnw0zgb8jz30k', NULL, '{"id":"set_01m8mmbdbveyqtnw0zgb8jz30k","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mmbcc0e0xaq8adveq4ydbr","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mmbdbveyqtnw0zgb8jz30k","invoice_id":"inv_01m8mmbckwex8bqe8kvcz6gtb3","invoice_number":"INV-0001","settlement_id":"set_01m8mmbdbveyqtnw0zgb8jz30k","credit_note_id":null,"contra_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T21:46:04.027Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mmbd5ke12v0kkbceaevtch","journal_id":"jnl_01m8mmbdbveyqtnw0zgb8jz30k","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:04.027Z","updated_at":"2026-11-29T21:46:04.027Z","version":1}', '\xf24e8e90dd6b66e8d659109c38d33fe726555f6b117cc9a43b720f67b9edbeb7', '\x6f24178d2d0c8436a4d42bf7325813e8304bafbf0d3a8c85d1d3da877d4f9b6c');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 35, 1795988764027, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbd5ke12v0kkbceaevtch', NULL, '{"journal_id":"jnl_01m8mmbdbveyqtnw0zgb8jz30k","way":"allocations"}', '\x47d07668bbf897d02cd7812fd5559aad1a0404b57b88dc3a70e5ab242dc634f1', '\x133464ba9ad34ed0ac02c144502219181456e0e5a4b8887680a947bdbe0d865c');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 38, 1795988764215, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'settlement.create', 'set_01m8mmbdhqe4xbgsqfa9vd2hcd', NULL, '{"id":"set_01m8mmbdhqe4xbgsqfa9vd2hcd","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mmbcc0e0xaq8adveq4ydbr","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mmbdhqe4xbgsqfa9vd2hcd","invoice_id":"inv_01m8mmbckwex8bqe8kvcz6gtb3","invoice_number":"INV-0001","settlement_id":"set_01m8mmbdhqe4xbgsqfa9vd2hcd","credit_note_id":null,"contra_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T21:46:04.215Z"},{"id":"alc_01m8mmbdhqe4xbgsqfa9vd2hce","invoice_id":"inv_01m8mmbcqhe64any3g9fp5c4vv","invoice_number":"INV-0002","settlement_id":"set_01m8mmbdhqe4xbgsqfa9vd2hcd","credit_note_id":null,"contra_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T21:46:04.215Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mmbd5ke12v0kkbcvaqt6gy","journal_id":"jnl_01m8mmbdhqe4xbgsqfa9vd2hcd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:04.215Z","updated_at":"2026-11-29T21:46:04.215Z","version":1}', '\x5b601c6bebbcaca352e3aea9eb28d5d8323e9234c36f065f7c8e5089d9dd8340', '\x514004e9a31c92885d4b17fa6ddf6df8187dcf3bd5f5a87e32f724028d26b1a9');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 39, 1795988764215, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbd5ke12v0kkbcvaqt6gy', NULL, '{"journal_id":"jnl_01m8mmbdhqe4xbgsqfa9vd2hcd","way":"allocations"}', '\x94ad6160de75df6116c4c69ab82e44644f2687013f0e447d1a2062d6b02d704b', '\x36657b9e8ede00d92f66f9d95e4825f109d193a62771c36fa3897faf4530487d');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 6, 1795988766160, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'journal.post', 'jnl_01m8mmbfege4wv5kzfkzrkk537', NULL, '{"sequence":1,"total":120.00}', '\x1a12a975a722b7668cd32d1861cbff36361dfb959043b4b3a7cb18ecc01b8a93', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 12, 1795988766265, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.void', 'btx_01m8mmbfg4eah99zsk67s753v7', '{"journal_id":"jnl_01m8mmbfggekj9e1a2rk04nx6v"}', '{"reason":"matched in error"}', '\x24a67c26b369c71a6d95df0b657c11c50ddb91a062dc61d21d27d0cf6a8b2336', '\x8db5abd001f8df2bb1c0728ae7d3194a4a776a0702b51ee9205e268045b5d7c1');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 16, 1795988766336, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.write_off', 'inv_01m8mmbfk3epdbssdbwszpy23p', NULL, '{"account_id":"acc_01m8mmbc3ge7rb3dasywnw0xhv","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8mmbfm0e5z95qjby1qxpft3","reason":"In liquidation"}', '\x6bd3af18bbe595f56b65754f704c335822595f92547ac71d4aebba968a084fb0', '\x83d66f3c5b228d36b50b3827fcbfe045b3e2014ce809558d95d60c30a0ca842c');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 22, 1795988766481, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'vat_return.pay', 'vrt_01m8mmbfpmessa8rnx6f401ep8', NULL, '{"journal_id":"jnl_01m8mmbfr4e9tsq44vgxhzdc1b"}', '\x75668d77632e62a92155fa0c5995dd512f610ada870a34c2f124d1476ceeb094', '\xc367bc1c9e70732c06ddcb3989586766eec74fb3dcd65439ea4038d171d0dd57');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 25, 1795988766525, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'vat_return.note_late_vat', 'vrt_01m8mmbfs3ejr9q1ss3y61h6w0', NULL, '{"behaviour":"careless","journal_id":"jnl_01m8mmbfsje2xs2nh9aj8pfy6x","kind":"error","reason":"Lost"}', '\x160f63aa8473e986102365c8a8b083832f95072847b1017e5b8f992a4d393e07', '\xe44fcc5917d900b8272d6648908cc70c817f80e90a1351454e7da017bebe2ab9');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 30, 1795988766591, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'settlement.allocate', 'set_01m8mmbftqebzv020wmbp34jwd', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8mmbfv8e5j86zj6r7mhn71v"}]}', '\x979178792be3e95641a66808efcae2edd005f395d54e1fce0283bcb614cbfdd4', '\x50ce3338c552563f9bbe7a712c4c7e9bb0edf421e5a653b9d9dcb3780e6a857c');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 23, 1795988763485, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbctxekgt4r6t390fv5sy', NULL, '{"id":"inv_01m8mmbctxekgt4r6t390fv5sy","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mmbcgpe5wbgt38s62bxv87","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mmbctxekgt4r6t3c5bm966","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.485Z","updated_at":"2026-11-29T21:46:03.485Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwr05m8qxwt","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', '\x275e923c48b08c1a0e3f71a7d2d001a090d78521b8b020020c988f64c82c0225', '\x4cb061d01f79cd8ddb049fea7de69e735cce9d852fa2bf86f0836c5a4c06f220');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 25, 1795988763573, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.void', 'inv_01m8mmbcsrep2vjynbxrfbc4kf', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8mmbcxnexjb2e8vvea7r14g"}', '\x81210fd53a5f7784d465d6767f3d70baa568c69d02363bbdb763e6d0e911cf02', '\x0e339d7a1bb43d701ad1f9e58e647ec0bd54f23366a2a9379f9b98259f45ce43');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 26, 1795988763645, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.allocate', 'inv_01m8mmbct7es6bvqd6yppf7xmr', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8mmbcsaey3vjcak028x8cve"}]}', '\xd8011d716f74b41a138456a4bdecc11327f9ad0c58470afa90342a86b1502b0a', '\x8dd26b891192f04361d48d7b17b116748dfd8b22accf574f28febd3df5537ea3');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 36, 1795988764121, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'settlement.create', 'set_01m8mmbdeseewbhbjbn97hyg08', NULL, '{"id":"set_01m8mmbdeseewbhbjbn97hyg08","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mmbcfremkazh984367r0pq","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mmbdeseewbhbjbn97hyg08","invoice_id":"inv_01m8mmbcr7ehmtfn4jgnh141d9","invoice_number":"HL-33","settlement_id":"set_01m8mmbdeseewbhbjbn97hyg08","credit_note_id":null,"contra_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T21:46:04.121Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mmbd5ke12v0kkbcm8vm75q","journal_id":"jnl_01m8mmbdeseewbhbjbn97hyg08","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:04.121Z","updated_at":"2026-11-29T21:46:04.121Z","version":1}', '\xc7fd0033c4bdd46daa6eeee184b65b64e8e7574b964c5ee981bea82d9dd4b1d7', '\x3404c3712fc5d2edb08ff0be8368f6cbd725c06049166129f5e233e1ca689919');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 37, 1795988764121, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbd5ke12v0kkbcm8vm75q', NULL, '{"journal_id":"jnl_01m8mmbdeseewbhbjbn97hyg08","way":"allocations"}', '\x06f03ce71aa2043f776700a8d51a405960ee18133eb6ee3ee7f632025f5b8517', '\x234cddd52e2b55c70194d05a536cc1395a6378f1dcab343c8089a216674e4817');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 52, 1795988765105, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbd5ke12v0kkbcxk1eee3', NULL, '{"journal_id":"jnl_01m8mmbedhev5bx8be4artwpm6","way":"account"}', '\xb33ac0165088a5b24f31098c38125fbf23e76db7fafbc0669c96e223d8820dbf', '\xe3b8d5b44d2d04a3355801fd07019d6a69c6fe9245c44d5d76bb8352141b303c');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 53, 1795988765167, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbd5ke12v0kkbd6qg7yvm', NULL, '{"journal_id":"jnl_01m8mmbeffejjbnsqj915be6vd","way":"account"}', '\x58550dd0f82f1e655508572cd87a8874dcbc07c2410108751049ee8a1f88fd49', '\xd9cd782f80f314df46f4e973db447eee828eff8727be9a3fdec89efc3798eb9e');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 55, 1795988765341, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbd5ke12v0kkbdgq1b857', NULL, '{"journal_id":"jnl_01m8mmbemxeb5bzb31xs4f3na0","way":"account"}', '\x52285f85e26e1f86c02fff3326a957b64a257e4a2bd2a83cd3f791380be5ae93', '\xe6fa823fc5156fe71b194e74e389adfb3cbdf52549e8734bd0a6f20a2d0dc0dd');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 57, 1795988765517, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'vat_return.finalise', 'vrt_01m8mmbes6e99vss2kws5g9n4h', NULL, '{"id":"vrt_01m8mmbes6e99vss2kws5g9n4h","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-29T21:46:05.517Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T21:46:05.478Z","updated_at":"2026-11-29T21:46:05.517Z","version":2,"last_sequence":29}', '\xef724545a5f21865692501abcd30c56027d3648f24e725812e2c26b2e1b000af', '\xa2be7944d0231d36977ef5d7de34f099af1aa6751f6a4788ca5b28c4cdc93d65');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 4, 1795988766136, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\x2c94eecd6bb0eb23ea53b58ec317ca9dc390f089f8fb334c8ca271aa4cad1ca7', '\x21e9cb2e831d54f1e47363f7b0addc67a07a0092431b7a4fa88423b5592429fd');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 9, 1795988766212, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.create', 'btx_01m8mmbfg4eah99zsk67s753v7', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8mmbc61ekz9w76frnya2efc","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T21:46:06.212Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8mmbfg4eah99zsk67s753v7","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T21:46:06.212Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', '\xe0511b4ef45be6ca777aac8ab5597a225e6e8632013065875fc3faa598a477c1', '\x0df9aeeda5afb6f4f32692c38c9f64e54ee606bdf204375d602871ccffc06a70');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 15, 1795988766307, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbfk3epdbssdbwszpy23p', NULL, '{"id":"inv_01m8mmbfk3epdbssdbwszpy23p","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mmbfjvez1r3n55tc5nmjhe","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mmbfk3epdbssdbwxw2vv6z","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:06.307Z","updated_at":"2026-11-29T21:46:06.307Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mmbc3ge7rb3dasvt9x947t","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\xb4bee608b29a1713f2fcc250973810d6d7295b1e947b679a9e2fbb33985758ce', '\xa00dc5d16f3a98d5456792d464c1bee6c6b91530c38fae60d9b5f5d09205305c');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 32, 1795988763935, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'settlement.create', 'set_01m8mmbd8ze36bt9758sqggraw', NULL, '{"id":"set_01m8mmbd8ze36bt9758sqggraw","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mmbcewe7ss74hzk8v472pf","contact_name":"Techbarn","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mmbd8ze36bt9758sqggraw","invoice_id":"inv_01m8mmbcpee5zs70by4hadr7rz","invoice_number":"TB-0117","settlement_id":"set_01m8mmbd8ze36bt9758sqggraw","credit_note_id":null,"contra_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T21:46:03.935Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mmbd5ke12v0kkbc9rpj90e","journal_id":"jnl_01m8mmbd8ze36bt9758sqggraw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.935Z","updated_at":"2026-11-29T21:46:03.935Z","version":1}', '\xbb887a8f2346be01110cd74516eeeba01706a036e1cd49ab7b404e8d4d72c32c', '\xfc3940c975991eae055d33952a356c5f0daaa4c14108375db4acee0dcdd24f7a');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 33, 1795988763935, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbd5ke12v0kkbc9rpj90e', NULL, '{"journal_id":"jnl_01m8mmbd8ze36bt9758sqggraw","way":"allocations"}', '\xbf55baf16e78f32a3341d27a44446d66311d03d723ee82b024567ca4acbce5fc', '\x0989679348ecb76e37a6f9539de2757bb414add6e43345c83900bab167fdf73b');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 40, 1795988764300, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'settlement.create', 'set_01m8mmbdmce2wv8dbvy4j7mdk2', NULL, '{"id":"set_01m8mmbdmce2wv8dbvy4j7mdk2","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mmbce9ejp92h3wankk29sg","contact_name":"Printwell","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mmbdmce2wv8dbvy4j7mdk2","invoice_id":"inv_01m8mmbcnbeyvv9230sxq7a7zy","invoice_number":"PX-881","settlement_id":"set_01m8mmbdmce2wv8dbvy4j7mdk2","credit_note_id":null,"contra_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T21:46:04.300Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mmbd5ke12v0kkbd21zvs1f","journal_id":"jnl_01m8mmbdmce2wv8dbvy4j7mdk2","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:04.300Z","updated_at":"2026-11-29T21:46:04.300Z","version":1}', '\xdc237485029a8ee4c4a33c111b992fa3ecd6c6a369924fe12c512d36e8f58014', '\x8db706165e60e2b255c3970504bc33afcb68350e0e174b27c8d8f30a11d42ec3');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 41, 1795988764300, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbd5ke12v0kkbd21zvs1f', NULL, '{"journal_id":"jnl_01m8mmbdmce2wv8dbvy4j7mdk2","way":"allocations"}', '\xca366748c7c8931317aca10ad61522f2fc3286cf1d2b1c0e2e1174f1d2d59ef8', '\x72f7923b5d94051a2c7f177215285e6ef0d0ff76c87e1129e2d5dc9b033878b6');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 42, 1795988764393, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'settlement.create', 'set_01m8mmbdq9e088nz32agmfazfd', NULL, '{"id":"set_01m8mmbdq9e088nz32agmfazfd","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mmbcdked7bxjs25px540jg","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mmbdq9e088nz32agmfazfd","invoice_id":"inv_01m8mmbcsaey3vjcak028x8cve","invoice_number":"INV-0004","settlement_id":"set_01m8mmbdq9e088nz32agmfazfd","credit_note_id":null,"contra_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T21:46:04.393Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mmbd5ke12v0kkbddnww0p6","journal_id":"jnl_01m8mmbdq9e088nz32agmfazfd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:04.393Z","updated_at":"2026-11-29T21:46:04.393Z","version":1}', '\x9e93936995e28cb8cb184ab26e624c9a1510fcf85fe105ceef724aef26e2371b', '\x78720d25413fc99a478ff924b7c554e573c7209ccdebc3a24fb1b4473186c8dc');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 43, 1795988764393, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbd5ke12v0kkbddnww0p6', NULL, '{"journal_id":"jnl_01m8mmbdq9e088nz32agmfazfd","way":"allocations"}', '\x1ce9d31d13a14dfbeb676a88b3907ac42600371873620e54f873d1bb46bf5ed1', '\xd68d3aa90e07f3ac5ab2d4d6b769cadf1b1679d8b9266f4f09a1e85da37b41c9');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 44, 1795988764526, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'settlement.match', 'set_01m8mmbd3demft0kbeeytwsafx', NULL, '{"bank_transaction_id":"btx_01m8mmbd5ke12v0kkbd9wwfpm0"}', '\x7826ff9f541c5dbcc442c8946faf9dcb2c33b6e0630e6a4d7505d0f12eae3e0a', '\x81af5a2dfae77318556c452b03c7b035d79b70a699bf4e976420c04879403460');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 45, 1795988764526, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbd5ke12v0kkbd9wwfpm0', NULL, '{"journal_id":"jnl_01m8mmbd3demft0kbef1g6h84k","way":"match"}', '\x81335f7189b171ca27b8bfa580078378c5e930182c90892b5e7e8d1464621e9c', '\x747000904455f467cffa35b17113a52c0a3e56c6f5bd6fcaa20cad2fe67c825a');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 46, 1795988764628, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbd5ke12v0kkbdnwdyyvb', NULL, '{"journal_id":"jnl_01m8mmbdyme7jvpcjfjb44kph0","way":"transfer"}', '\x690d86062281b21fbb7b74003c66b4023c6ef01c9d67b02760bd8f8a7aa8791c', '\xea927e0a07615ec8daae9363be995f5cb0ba66f92030959933493cdad20c38b7');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 47, 1795988764749, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbd5ke12v0kkbdv66j7m5', NULL, '{"journal_id":"jnl_01m8mmbe2de9wvyeyh03vstxwr","way":"account"}', '\x275cdf43daa5443506f73587060d00cccd638b8fdc75d3c8b9732ad6a03a3c39', '\xb2299b62f8d8b36442719b462be8c3c03ae10bba82b99db57c71abfb9d9bc421');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 48, 1795988765035, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.update', 'btx_01m8mmbd5ke12v0kkbchvk9a87', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mmbc73e0ebctwr1bzhxz9d","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xb747367491bf1e6696543414a052065c6931456b8e091e7c4e0a7952269033c1', '\x9d353f579eaeda2230534a64da168f5d9094e7e220b4f3d5716c168cf5395db8');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 49, 1795988765035, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.update', 'btx_01m8mmbd5ke12v0kkbcxk1eee3', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mmbc73e0ebctwr1hrqjbwr","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\x9cca3688484085fe992a0e511593146680488b6367544cd0c2031455b036daf6', '\xc28887fee0bfc5a497447c25f37c7ea2ea83a4dd06f1ecab7aa80a1406dcf97a');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 50, 1795988765035, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.update', 'btx_01m8mmbd5ke12v0kkbd6qg7yvm', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mmbc73e0ebctwr1bzhxz9d","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xa921d2689df3595902cc820afba8004c4645ad38a9f48b23578acdfd9b3eca26', '\x82bc561e7df47490e65fe48e289617c20063dd1295914d328b05daa5736109db');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 51, 1795988765035, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.update', 'btx_01m8mmbd5ke12v0kkbdgq1b857', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mmbc73e0ebctwr29sg9x05","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\x62cd73dfcb93f4c4429894af11b29b27d9a5178c44ea02d22343fc517f3de6a0', '\xed404e98d0051ea6acb35b510eb704fe02a74bd46b0ab0e2a4004f7c997fcf1c');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 54, 1795988765249, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbd5ke12v0kkbchvk9a87', NULL, '{"journal_id":"jnl_01m8mmbej1evvveqr97qy5mvaz","way":"account"}', '\x568770ad464d9c9b2aa4953a9c8f606a5081688c0074570edc78e8f3b230a5d1', '\xff1049a7d93a12cee023cb6fd8c2592d7c5d9a4832d45a71d54fa92b711fd2ea');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 56, 1795988765478, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'vat_return.create', 'vrt_01m8mmbes6e99vss2kws5g9n4h', NULL, '{"id":"vrt_01m8mmbes6e99vss2kws5g9n4h","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T21:46:05.478Z","updated_at":"2026-11-29T21:46:05.478Z","version":1}', '\x3ad26614bbc0cd31194878a5a4064b4a053f19e39cd73bb60aaf3f75db28f7cd', '\x17bfeef11ad24db2f8df7091c77bed1dc515a3e4e0dcf8d96f03cf83fa951412');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 5, 1795988766146, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"version":1}', '\x49407f0b6ea3b3de1d9ef2170d3790e908144db9c02edfd3a053c8ed0871de72', '\x915cd5e20234db8f049279a4e4e5581eb542bae8a65ed69886d449196436f247');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 8, 1795988766186, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'organisation.update', 'org_01m8mmbc3ge7rb3daszf1eg58v', '{"id":"org_01m8mmbc3ge7rb3daszf1eg58v","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T21:46:02.736Z","updated_at":"2026-11-29T21:46:02.736Z","version":1}', '{"id":"org_01m8mmbc3ge7rb3daszf1eg58v","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T21:46:02.736Z","updated_at":"2026-11-29T21:46:06.186Z","version":2}', '\xd5efcbfc0f59772c17b97e9edaae1befb568ad6e7483afefbd52004b8aaf5cee', '\x2f12af38841d60461ed511130d3fff6256edfcc97508226f8d4baea9b31ec07c');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 10, 1795988766224, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'journal.post', 'jnl_01m8mmbfggekj9e1a2rk04nx6v', NULL, '{"sequence":3,"total":500.00}', '\xd0a932dfee729d96aba6b09ec19d68b5be80c2edf7d5d4dd742cb53cdd0b225f', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 11, 1795988766243, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'bank_transaction.confirm', 'btx_01m8mmbfg4eah99zsk67s753v7', NULL, '{"journal_id":"jnl_01m8mmbfggekj9e1a2rk04nx6v","way":"match"}', '\x3b6e031b08172bc83cf211afecb98b3416fbe5f0cd28e44a56b76e9ea02b295f', '\xeb7467e57250d9e2bd94ca5d4ba5b6f5e3b3cd5d8a178c4bab3e9f1a47d0b87d');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 13, 1795988766284, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'journal.reverse', 'jnl_01m8mmbfggekj9e1a2rk04nx6v', NULL, '{"reversed_by_journal_id":"jnl_01m8mmbfjce87rsbfxfjkyyrhs","total":500.00}', '\x18b29043756a7e9520fe641e2722ca24c0016f266546dc50d5387e0d6168df0f', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 14, 1795988766299, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'contact.create', 'con_01m8mmbfjvez1r3n55tc5nmjhe', NULL, '{"id":"con_01m8mmbfjvez1r3n55tc5nmjhe","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:06.299Z","updated_at":"2026-11-29T21:46:06.299Z","version":1}', '\xb74ea61a0a98f56454ca18dc88fd4c2ab9d10d6bcd8899b8cce26746a1c3a7b2', '\x0b2cb77aaf123243e00ea0bf52809a88f1befc58185ef682a23305257de655f2');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 18, 1795988766391, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.repay_input_vat', 'inv_01m8mmbfn4ema8jkp90jbwd40m', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8mmbfnqes583ek0azwjhrvh","reason":null,"vat":10.0}', '\x1171694b9246c31c89c4720beb9a43c492ca9821f7bb98b65adda956b725bcad', '\x2e93da249f5c0a8187008aa56fd81231d89ea3704a666d64469961eba0e73214');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 19, 1795988766420, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'vat_return.create', 'vrt_01m8mmbfpmessa8rnx6f401ep8', NULL, '{"id":"vrt_01m8mmbfpmessa8rnx6f401ep8","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T21:46:06.420Z","updated_at":"2026-11-29T21:46:06.420Z","version":1}', '\x7ca667b75e10d2cdf92872cd17b391e864a9aa2c93a89b44a81457872ac79e3f', '\xdbdf6f4e6b1ad147898d1fbb9efc1c6d10961d504bbcdc75d1d4f764d405ec96');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 21, 1795988766468, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'journal.post', 'jnl_01m8mmbfr4e9tsq44vgxhzdc1b', NULL, '{"sequence":9,"total":7.00}', '\xa4c17e9c5cf345335ec8d5d10e72c0147212adbcbf210d60fc04b342a7b00e80', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 24, 1795988766514, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'journal.post', 'jnl_01m8mmbfsje2xs2nh9aj8pfy6x', NULL, '{"sequence":10,"total":24.00}', '\x6c99d9cd2df999cbf14e696c5fd2db74bfc872882348f66588e63aca2bbe2890', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 27, 1795988766543, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'contact.create', 'con_01m8mmbftfec5tdqjcyqqcexwr', NULL, '{"id":"con_01m8mmbftfec5tdqjcyqqcexwr","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:06.543Z","updated_at":"2026-11-29T21:46:06.543Z","version":1}', '\x1cb14db6cb7d02c0eef319b33e81982bef4b50cfe7a326c8d53dfafac4d3bc4c', '\x5de3c4155f3a95951cd0c2d3080e2cb46bbf1cf1ad869e271d0899666ea9ac01');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 17, 1795988766372, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbfn4ema8jkp90jbwd40m', NULL, '{"id":"inv_01m8mmbfn4ema8jkp90jbwd40m","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mmbfjvez1r3n55tc5nmjhe","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mmbfn4ema8jkp90m2m4cqd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:06.372Z","updated_at":"2026-11-29T21:46:06.372Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mmbc3ge7rb3daswfgy3qn0","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\xcf66b2e1f48352ad0e0caa1fe658b062481d6c38cdefcd8cab7e037e443619bd', '\x4ca545a2c7be561ee339ae6cd7fb67d344e906fdb846f46fd2817874de33aac6');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 20, 1795988766444, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'vat_return.finalise', 'vrt_01m8mmbfpmessa8rnx6f401ep8', NULL, '{"id":"vrt_01m8mmbfpmessa8rnx6f401ep8","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-29T21:46:06.444Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T21:46:06.420Z","updated_at":"2026-11-29T21:46:06.444Z","version":2,"last_sequence":8}', '\x1cb70d03e69a2ee8f22c04e5e9b7ef39e22fb2aac0a595d8ce5b60303929705f', '\xb3ef54db31bda101fc5e4ed85a956c037121336523c868015d8fbb3976840324');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 23, 1795988766499, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'vat_return.create', 'vrt_01m8mmbfs3ejr9q1ss3y61h6w0', NULL, '{"id":"vrt_01m8mmbfs3ejr9q1ss3y61h6w0","date_from":"2025-04-01","date_to":"2025-06-30","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":0.00,"2":0.00,"3":0.00,"4":0.00,"5":0.00,"6":0.00,"7":0.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":0.00,"vatDueAcquisitions":0.00,"totalVatDue":0.00,"vatReclaimedCurrPeriod":0.00,"netVatDue":0.00,"totalValueSalesExVAT":0,"totalValuePurchasesExVAT":0,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T21:46:06.499Z","updated_at":"2026-11-29T21:46:06.499Z","version":1}', '\x461998e8ea69e024f973c5c34ac813b3a5e6191daa2125d7d6b69545edd75d04', '\x4e07529261baa7806f4559f8b78a13b40a5c7a9f4bc27ee7acc995614d4eceda');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 26, 1795988766536, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'account.create', 'acc_01m8mmbft8exjt85vd89sspryd', NULL, '{"id":"acc_01m8mmbft8exjt85vd89sspryd","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T21:46:06.536Z","updated_at":"2026-11-29T21:46:06.536Z","version":1}', '\x29892a6bc7aaf15a9ae18c938fa4796ab2ae4a0041ea8d5968b992d71c803fc5', '\x51348dc80cfcdc9443637306d67508096883cfd412e2122a69f7d3762d6ce16a');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 31, 1795988766613, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'contact.create', 'con_01m8mmbfwnes6ra36k3kcgqs8a', NULL, '{"id":"con_01m8mmbfwnes6ra36k3kcgqs8a","kind":"both","name":"Ash","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:06.613Z","updated_at":"2026-11-29T21:46:06.613Z","version":1}', '\xe0fea8c94237823baf6a95b5efca7114a0422df43ccee11700893ceb647ea06d', '\x1084f1eb61afec90b7257d37fa635fed6d8529dfd1e91cbeaac4e7fc472c8df2');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 28, 1795988766551, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'settlement.create', 'set_01m8mmbftqebzv020wmbp34jwd', NULL, '{"id":"set_01m8mmbftqebzv020wmbp34jwd","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mmbftfec5tdqjcyqqcexwr","contact_name":"Oak","bank_account_id":"bac_01m8mmbc61ekz9w76frnya2efc","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"journal_id":"jnl_01m8mmbftqebzv020wmf9ehbf5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:06.551Z","updated_at":"2026-11-29T21:46:06.551Z","version":1}', '\x7c0f421a9d00fd664c9375e168b53fd08daa360c8c20f5eb57deebba69fb9c28', '\x2bcb08f6ba72920c5bf89e0a72337ea557da6fc0f9f05d908c25f11e7745b73c');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 33, 1795988766635, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbfxbewkr4dxy8d42dezz', NULL, '{"id":"inv_01m8mmbfxbewkr4dxy8d42dezz","type":"purchase","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8mmbfwnes6ra36k3kcgqs8a","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8mmbfxbewkr4dxy8g28p31z","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:06.635Z","updated_at":"2026-11-29T21:46:06.635Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mmbc3ge7rb3daswfgy3qn0","account_code":"5000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', '\xc3269272e0dc0c43bf5dcd5c1b840dfce6af96219a682a8a3398f0b323f7e9a1', '\x4ce28254d6d9b9824544d5731d74b7b49bd9ce07d2f8436f91d79a99b3e52bdf');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 29, 1795988766568, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbfv8e5j86zj6r7mhn71v', NULL, '{"id":"inv_01m8mmbfv8e5j86zj6r7mhn71v","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mmbftfec5tdqjcyqqcexwr","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8mmbfv8e5j86zj6rbc22xz1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:06.568Z","updated_at":"2026-11-29T21:46:06.568Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8mmbc3ge7rb3dasvt9x947t","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', '\x80a95d246585c17c030e4d77d2fd594622c3dd70e4dd0e07659aa253fa31b6c3', '\xf508499af4269e733df2044fdf48f87a73f013111905794a4fc2e542c5ce4532');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 34, 1795988766660, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'contra.create', 'ctr_01m8mmbfy4e6pvprqgnrktb28j', NULL, '{"id":"ctr_01m8mmbfy4e6pvprqgnrktb28j","status":"posted","contact_id":"con_01m8mmbfwnes6ra36k3kcgqs8a","contact_name":"Ash","date":"2026-03-28","amount":40.00,"currency":"GBP","reference":null,"allocations":[{"id":"alc_01m8mmbfy4e6pvprqgp0z6gttb","invoice_id":"inv_01m8mmbfwweh8szyk9fzz7yqnq","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8mmbfy4e6pvprqgnrktb28j","amount":40.00,"date":"2026-03-28","created_at":"2026-11-29T21:46:06.660Z"},{"id":"alc_01m8mmbfy4e6pvprqgp0z6gttc","invoice_id":"inv_01m8mmbfxbewkr4dxy8d42dezz","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8mmbfy4e6pvprqgnrktb28j","amount":40.00,"date":"2026-03-28","created_at":"2026-11-29T21:46:06.660Z"}],"journal_id":"jnl_01m8mmbfy4e6pvprqgnw0ny7by","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:06.660Z","updated_at":"2026-11-29T21:46:06.660Z","version":1}', '\x916740b0043b2511aa275eccb384716ded681868f44b540597c2f8779a9d104b', '\x655c8c3ac12b58aa25583130e7a7a16c143ce32f4b22256e035a1cdb380cbd6f');
INSERT INTO public.audit_events VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 32, 1795988766620, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbc2qe829twx76cz99jtv', 'invoice.create', 'inv_01m8mmbfwweh8szyk9fzz7yqnq', NULL, '{"id":"inv_01m8mmbfwweh8szyk9fzz7yqnq","type":"sales","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8mmbfwnes6ra36k3kcgqs8a","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8mmbfwweh8szyk9g3z53w2v","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:06.620Z","updated_at":"2026-11-29T21:46:06.620Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mmbc3ge7rb3dasvt9x947t","account_code":"4000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', '\x76c12650c0b85350a443001e9ef7310f72203b232717ddee5c094acd00e2d993', '\xfc68080e383b462f532cf279a4ad7190b0a44a7a94641844c3f76afc5a73f6c7');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 1, 'organisations', 'org_01m8mmbc3ge7rb3daszf1eg58v', '["org_01m8mmbc3ge7rb3daszf1eg58v", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795988762736, 1795988762736, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 2, 'members', 'mem_01m8mmbc3ge7rb3dasrtwcgw7q', '["mem_01m8mmbc3ge7rb3dasrtwcgw7q", "org_01m8mmbc3ge7rb3daszf1eg58v", "jo@example.com", "usr_01m8mmbbvvewav53xbvrfc9f8s", "owner", 1795988762736, 1795988762736, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 3, 'accounts', 'acc_01m8mmbc3ge7rb3dasrx2d5w7x', '["acc_01m8mmbc3ge7rb3dasrx2d5w7x", "org_01m8mmbc3ge7rb3daszf1eg58v", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795988762736, 1795988762736, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 4, 'accounts', 'acc_01m8mmbc3ge7rb3dass0zy4ag1', '["acc_01m8mmbc3ge7rb3dass0zy4ag1", "org_01m8mmbc3ge7rb3daszf1eg58v", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795988762736, 1795988762736, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 5, 'accounts', 'acc_01m8mmbc3ge7rb3dass486p5rf', '["acc_01m8mmbc3ge7rb3dass486p5rf", "org_01m8mmbc3ge7rb3daszf1eg58v", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795988762736, 1795988762736, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 6, 'accounts', 'acc_01m8mmbc3ge7rb3dassaran7zb', '["acc_01m8mmbc3ge7rb3dassaran7zb", "org_01m8mmbc3ge7rb3daszf1eg58v", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795988762736, 1795988762736, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 7, 'accounts', 'acc_01m8mmbc3ge7rb3dassdgarf3w', '["acc_01m8mmbc3ge7rb3dassdgarf3w", "org_01m8mmbc3ge7rb3daszf1eg58v", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 8, 'accounts', 'acc_01m8mmbc3ge7rb3dassjsgywfx', '["acc_01m8mmbc3ge7rb3dassjsgywfx", "org_01m8mmbc3ge7rb3daszf1eg58v", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 9, 'accounts', 'acc_01m8mmbc3ge7rb3dassp1dbqhz', '["acc_01m8mmbc3ge7rb3dassp1dbqhz", "org_01m8mmbc3ge7rb3daszf1eg58v", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 10, 'accounts', 'acc_01m8mmbc3ge7rb3dassrq2n5nd', '["acc_01m8mmbc3ge7rb3dassrq2n5nd", "org_01m8mmbc3ge7rb3daszf1eg58v", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 11, 'accounts', 'acc_01m8mmbc3ge7rb3dassx7shdae', '["acc_01m8mmbc3ge7rb3dassx7shdae", "org_01m8mmbc3ge7rb3daszf1eg58v", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 12, 'accounts', 'acc_01m8mmbc3ge7rb3dast2j4fy1f', '["acc_01m8mmbc3ge7rb3dast2j4fy1f", "org_01m8mmbc3ge7rb3daszf1eg58v", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795988762736, 1795988762736, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 13, 'accounts', 'acc_01m8mmbc3ge7rb3dast5e502sa', '["acc_01m8mmbc3ge7rb3dast5e502sa", "org_01m8mmbc3ge7rb3daszf1eg58v", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 14, 'accounts', 'acc_01m8mmbc3ge7rb3dastawtevxb', '["acc_01m8mmbc3ge7rb3dastawtevxb", "org_01m8mmbc3ge7rb3daszf1eg58v", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 15, 'accounts', 'acc_01m8mmbc3ge7rb3dastdtzz5p2', '["acc_01m8mmbc3ge7rb3dastdtzz5p2", "org_01m8mmbc3ge7rb3daszf1eg58v", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 16, 'accounts', 'acc_01m8mmbc3ge7rb3dastgxt1vvw', '["acc_01m8mmbc3ge7rb3dastgxt1vvw", "org_01m8mmbc3ge7rb3daszf1eg58v", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 17, 'accounts', 'acc_01m8mmbc3ge7rb3dastm2fn02s', '["acc_01m8mmbc3ge7rb3dastm2fn02s", "org_01m8mmbc3ge7rb3daszf1eg58v", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 18, 'accounts', 'acc_01m8mmbc3ge7rb3dastvh7sr5f', '["acc_01m8mmbc3ge7rb3dastvh7sr5f", "org_01m8mmbc3ge7rb3daszf1eg58v", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 19, 'accounts', 'acc_01m8mmbc3ge7rb3dastyaahwka', '["acc_01m8mmbc3ge7rb3dastyaahwka", "org_01m8mmbc3ge7rb3daszf1eg58v", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 20, 'accounts', 'acc_01m8mmbc3ge7rb3dasv209rygf', '["acc_01m8mmbc3ge7rb3dasv209rygf", "org_01m8mmbc3ge7rb3daszf1eg58v", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795988762736, 1795988762736, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 21, 'accounts', 'acc_01m8mmbc3ge7rb3dasv53zpx65', '["acc_01m8mmbc3ge7rb3dasv53zpx65", "org_01m8mmbc3ge7rb3daszf1eg58v", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 22, 'accounts', 'acc_01m8mmbc3ge7rb3dasv8g93za3', '["acc_01m8mmbc3ge7rb3dasv8g93za3", "org_01m8mmbc3ge7rb3daszf1eg58v", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 23, 'accounts', 'acc_01m8mmbc3ge7rb3dasvd6rdh6t', '["acc_01m8mmbc3ge7rb3dasvd6rdh6t", "org_01m8mmbc3ge7rb3daszf1eg58v", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 24, 'accounts', 'acc_01m8mmbc3ge7rb3dasvk0zgfmm', '["acc_01m8mmbc3ge7rb3dasvk0zgfmm", "org_01m8mmbc3ge7rb3daszf1eg58v", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 25, 'accounts', 'acc_01m8mmbc3ge7rb3dasvm09vetj', '["acc_01m8mmbc3ge7rb3dasvm09vetj", "org_01m8mmbc3ge7rb3daszf1eg58v", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 26, 'accounts', 'acc_01m8mmbc3ge7rb3dasvt9x947t', '["acc_01m8mmbc3ge7rb3dasvt9x947t", "org_01m8mmbc3ge7rb3daszf1eg58v", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 27, 'accounts', 'acc_01m8mmbc3ge7rb3dasvyyvxjgj', '["acc_01m8mmbc3ge7rb3dasvyyvxjgj", "org_01m8mmbc3ge7rb3daszf1eg58v", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 28, 'accounts', 'acc_01m8mmbc3ge7rb3dasw13etadz', '["acc_01m8mmbc3ge7rb3dasw13etadz", "org_01m8mmbc3ge7rb3daszf1eg58v", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795988762736, 1795988762736, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 29, 'accounts', 'acc_01m8mmbc3ge7rb3dasw4xdftkt', '["acc_01m8mmbc3ge7rb3dasw4xdftkt", "org_01m8mmbc3ge7rb3daszf1eg58v", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795988762736, 1795988762736, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 30, 'accounts', 'acc_01m8mmbc3ge7rb3dasw9g00cdx', '["acc_01m8mmbc3ge7rb3dasw9g00cdx", "org_01m8mmbc3ge7rb3daszf1eg58v", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 31, 'accounts', 'acc_01m8mmbc3ge7rb3daswfgy3qn0', '["acc_01m8mmbc3ge7rb3daswfgy3qn0", "org_01m8mmbc3ge7rb3daszf1eg58v", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795988762736, 1795988762736, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 32, 'accounts', 'acc_01m8mmbc3ge7rb3daswj58p82q', '["acc_01m8mmbc3ge7rb3daswj58p82q", "org_01m8mmbc3ge7rb3daszf1eg58v", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795988762736, 1795988762736, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 33, 'accounts', 'acc_01m8mmbc3ge7rb3daswmhbm1jr', '["acc_01m8mmbc3ge7rb3daswmhbm1jr", "org_01m8mmbc3ge7rb3daszf1eg58v", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795988762736, 1795988762736, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 34, 'accounts', 'acc_01m8mmbc3ge7rb3daswt5sy77b', '["acc_01m8mmbc3ge7rb3daswt5sy77b", "org_01m8mmbc3ge7rb3daszf1eg58v", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 35, 'accounts', 'acc_01m8mmbc3ge7rb3daswza6x82w', '["acc_01m8mmbc3ge7rb3daswza6x82w", "org_01m8mmbc3ge7rb3daszf1eg58v", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 36, 'accounts', 'acc_01m8mmbc3ge7rb3dasx2d7rz8v', '["acc_01m8mmbc3ge7rb3dasx2d7rz8v", "org_01m8mmbc3ge7rb3daszf1eg58v", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 37, 'accounts', 'acc_01m8mmbc3ge7rb3dasx795yjd3', '["acc_01m8mmbc3ge7rb3dasx795yjd3", "org_01m8mmbc3ge7rb3daszf1eg58v", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 38, 'accounts', 'acc_01m8mmbc3ge7rb3dasxb5q6z24', '["acc_01m8mmbc3ge7rb3dasxb5q6z24", "org_01m8mmbc3ge7rb3daszf1eg58v", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 39, 'accounts', 'acc_01m8mmbc3ge7rb3dasxe0b9m6q', '["acc_01m8mmbc3ge7rb3dasxe0b9m6q", "org_01m8mmbc3ge7rb3daszf1eg58v", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 40, 'accounts', 'acc_01m8mmbc3ge7rb3dasxgswhm1b', '["acc_01m8mmbc3ge7rb3dasxgswhm1b", "org_01m8mmbc3ge7rb3daszf1eg58v", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 41, 'accounts', 'acc_01m8mmbc3ge7rb3dasxqfqyyt6', '["acc_01m8mmbc3ge7rb3dasxqfqyyt6", "org_01m8mmbc3ge7rb3daszf1eg58v", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 42, 'accounts', 'acc_01m8mmbc3ge7rb3dasxs41fs5e', '["acc_01m8mmbc3ge7rb3dasxs41fs5e", "org_01m8mmbc3ge7rb3daszf1eg58v", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 43, 'accounts', 'acc_01m8mmbc3ge7rb3dasxxdsv7p4', '["acc_01m8mmbc3ge7rb3dasxxdsv7p4", "org_01m8mmbc3ge7rb3daszf1eg58v", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 44, 'accounts', 'acc_01m8mmbc3ge7rb3dasy2pfgc22', '["acc_01m8mmbc3ge7rb3dasy2pfgc22", "org_01m8mmbc3ge7rb3daszf1eg58v", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 45, 'accounts', 'acc_01m8mmbc3ge7rb3dasy4z3mm5c', '["acc_01m8mmbc3ge7rb3dasy4z3mm5c", "org_01m8mmbc3ge7rb3daszf1eg58v", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 46, 'accounts', 'acc_01m8mmbc3ge7rb3dasya9ftc2q', '["acc_01m8mmbc3ge7rb3dasya9ftc2q", "org_01m8mmbc3ge7rb3daszf1eg58v", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 47, 'accounts', 'acc_01m8mmbc3ge7rb3dasyes9ww47', '["acc_01m8mmbc3ge7rb3dasyes9ww47", "org_01m8mmbc3ge7rb3daszf1eg58v", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 48, 'accounts', 'acc_01m8mmbc3ge7rb3dasyjdjxh94', '["acc_01m8mmbc3ge7rb3dasyjdjxh94", "org_01m8mmbc3ge7rb3daszf1eg58v", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 49, 'accounts', 'acc_01m8mmbc3ge7rb3dasym0cpq3e', '["acc_01m8mmbc3ge7rb3dasym0cpq3e", "org_01m8mmbc3ge7rb3daszf1eg58v", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 50, 'accounts', 'acc_01m8mmbc3ge7rb3dasyva39dbv', '["acc_01m8mmbc3ge7rb3dasyva39dbv", "org_01m8mmbc3ge7rb3daszf1eg58v", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 51, 'accounts', 'acc_01m8mmbc3ge7rb3dasywnw0xhv', '["acc_01m8mmbc3ge7rb3dasywnw0xhv", "org_01m8mmbc3ge7rb3daszf1eg58v", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 52, 'accounts', 'acc_01m8mmbc3ge7rb3dasz1ym6ts8', '["acc_01m8mmbc3ge7rb3dasz1ym6ts8", "org_01m8mmbc3ge7rb3daszf1eg58v", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795988762736, 1795988762736, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 53, 'accounts', 'acc_01m8mmbc3ge7rb3dasz6npwsh8', '["acc_01m8mmbc3ge7rb3dasz6npwsh8", "org_01m8mmbc3ge7rb3daszf1eg58v", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795988762736, 1795988762736, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 2, 1, 'accounts', 'acc_01m8mmbc85ergtrv4hnf0nnf82', '["acc_01m8mmbc85ergtrv4hnf0nnf82", "org_01m8mmbc73e0ebctwr3190mjqr", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795988762885, 1795988762885, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 54, 'accounts', 'acc_01m8mmbc3ge7rb3daszbdex1zx', '["acc_01m8mmbc3ge7rb3daszbdex1zx", "org_01m8mmbc3ge7rb3daszf1eg58v", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795988762736, 1795988762736, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 2, 1, 'accounts', 'acc_01m8mmbc5meekt3te20md5n28z', '["acc_01m8mmbc5meekt3te20md5n28z", "org_01m8mmbc3ge7rb3daszf1eg58v", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795988762804, 1795988762804, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 3, 1, 'bank_accounts', 'bac_01m8mmbc61ekz9w76frnya2efc', '["bac_01m8mmbc61ekz9w76frnya2efc", "org_01m8mmbc3ge7rb3daszf1eg58v", "acc_01m8mmbc3ge7rb3dassx7shdae", "Current", "current", null, null, null, null, null, null, null, 1795988762817, 1795988762817, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 1, 'organisations', 'org_01m8mmbc73e0ebctwr3190mjqr', '["org_01m8mmbc73e0ebctwr3190mjqr", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795988762851, 1795988762851, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 2, 'members', 'mem_01m8mmbc73e0ebctwqwckwm16e', '["mem_01m8mmbc73e0ebctwqwckwm16e", "org_01m8mmbc73e0ebctwr3190mjqr", "jo@example.com", "usr_01m8mmbbvvewav53xbvrfc9f8s", "owner", 1795988762851, 1795988762851, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 3, 'accounts', 'acc_01m8mmbc73e0ebctwqwjahds2z', '["acc_01m8mmbc73e0ebctwqwjahds2z", "org_01m8mmbc73e0ebctwr3190mjqr", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795988762851, 1795988762851, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 4, 'accounts', 'acc_01m8mmbc73e0ebctwqwn3yffvp', '["acc_01m8mmbc73e0ebctwqwn3yffvp", "org_01m8mmbc73e0ebctwr3190mjqr", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795988762851, 1795988762851, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 5, 'accounts', 'acc_01m8mmbc73e0ebctwqwtyavmx7', '["acc_01m8mmbc73e0ebctwqwtyavmx7", "org_01m8mmbc73e0ebctwr3190mjqr", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795988762851, 1795988762851, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 6, 'accounts', 'acc_01m8mmbc73e0ebctwqwz6y13h7', '["acc_01m8mmbc73e0ebctwqwz6y13h7", "org_01m8mmbc73e0ebctwr3190mjqr", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795988762851, 1795988762851, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 7, 'accounts', 'acc_01m8mmbc73e0ebctwqx31x1687', '["acc_01m8mmbc73e0ebctwqx31x1687", "org_01m8mmbc73e0ebctwr3190mjqr", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 8, 'accounts', 'acc_01m8mmbc73e0ebctwqx5zqwxa1', '["acc_01m8mmbc73e0ebctwqx5zqwxa1", "org_01m8mmbc73e0ebctwr3190mjqr", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 9, 'accounts', 'acc_01m8mmbc73e0ebctwqxbc16bgm', '["acc_01m8mmbc73e0ebctwqxbc16bgm", "org_01m8mmbc73e0ebctwr3190mjqr", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 10, 'accounts', 'acc_01m8mmbc73e0ebctwqxf128en1', '["acc_01m8mmbc73e0ebctwqxf128en1", "org_01m8mmbc73e0ebctwr3190mjqr", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 11, 'accounts', 'acc_01m8mmbc73e0ebctwqxgzmazz2', '["acc_01m8mmbc73e0ebctwqxgzmazz2", "org_01m8mmbc73e0ebctwr3190mjqr", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 12, 'accounts', 'acc_01m8mmbc73e0ebctwqxnragmwv', '["acc_01m8mmbc73e0ebctwqxnragmwv", "org_01m8mmbc73e0ebctwr3190mjqr", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795988762851, 1795988762851, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 13, 'accounts', 'acc_01m8mmbc73e0ebctwqxvgazfmp', '["acc_01m8mmbc73e0ebctwqxvgazfmp", "org_01m8mmbc73e0ebctwr3190mjqr", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 14, 'accounts', 'acc_01m8mmbc73e0ebctwqxzv8jc8q', '["acc_01m8mmbc73e0ebctwqxzv8jc8q", "org_01m8mmbc73e0ebctwr3190mjqr", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 15, 'accounts', 'acc_01m8mmbc73e0ebctwqy2c6bgr2', '["acc_01m8mmbc73e0ebctwqy2c6bgr2", "org_01m8mmbc73e0ebctwr3190mjqr", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 16, 'accounts', 'acc_01m8mmbc73e0ebctwqy77d50ry', '["acc_01m8mmbc73e0ebctwqy77d50ry", "org_01m8mmbc73e0ebctwr3190mjqr", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 17, 'accounts', 'acc_01m8mmbc73e0ebctwqy8a56na6', '["acc_01m8mmbc73e0ebctwqy8a56na6", "org_01m8mmbc73e0ebctwr3190mjqr", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 18, 'accounts', 'acc_01m8mmbc73e0ebctwqyfsjq0w0', '["acc_01m8mmbc73e0ebctwqyfsjq0w0", "org_01m8mmbc73e0ebctwr3190mjqr", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 19, 'accounts', 'acc_01m8mmbc73e0ebctwqyjmmp2v2', '["acc_01m8mmbc73e0ebctwqyjmmp2v2", "org_01m8mmbc73e0ebctwr3190mjqr", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 20, 'accounts', 'acc_01m8mmbc73e0ebctwqyqant3yv', '["acc_01m8mmbc73e0ebctwqyqant3yv", "org_01m8mmbc73e0ebctwr3190mjqr", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795988762851, 1795988762851, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 21, 'accounts', 'acc_01m8mmbc73e0ebctwqyr56vp26', '["acc_01m8mmbc73e0ebctwqyr56vp26", "org_01m8mmbc73e0ebctwr3190mjqr", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 22, 'accounts', 'acc_01m8mmbc73e0ebctwqywp2z998', '["acc_01m8mmbc73e0ebctwqywp2z998", "org_01m8mmbc73e0ebctwr3190mjqr", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 23, 'accounts', 'acc_01m8mmbc73e0ebctwqz3bybbvs', '["acc_01m8mmbc73e0ebctwqz3bybbvs", "org_01m8mmbc73e0ebctwr3190mjqr", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 24, 'accounts', 'acc_01m8mmbc73e0ebctwqz7rh3xq7', '["acc_01m8mmbc73e0ebctwqz7rh3xq7", "org_01m8mmbc73e0ebctwr3190mjqr", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 25, 'accounts', 'acc_01m8mmbc73e0ebctwqz8t8de6q', '["acc_01m8mmbc73e0ebctwqz8t8de6q", "org_01m8mmbc73e0ebctwr3190mjqr", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 26, 'accounts', 'acc_01m8mmbc73e0ebctwqzf2v15vw', '["acc_01m8mmbc73e0ebctwqzf2v15vw", "org_01m8mmbc73e0ebctwr3190mjqr", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 27, 'accounts', 'acc_01m8mmbc73e0ebctwqzhd1zcvw', '["acc_01m8mmbc73e0ebctwqzhd1zcvw", "org_01m8mmbc73e0ebctwr3190mjqr", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 28, 'accounts', 'acc_01m8mmbc73e0ebctwqzqks0w8t', '["acc_01m8mmbc73e0ebctwqzqks0w8t", "org_01m8mmbc73e0ebctwr3190mjqr", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795988762851, 1795988762851, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 29, 'accounts', 'acc_01m8mmbc73e0ebctwqzsc4ndaa', '["acc_01m8mmbc73e0ebctwqzsc4ndaa", "org_01m8mmbc73e0ebctwr3190mjqr", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795988762851, 1795988762851, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 30, 'accounts', 'acc_01m8mmbc73e0ebctwqzys68e3k', '["acc_01m8mmbc73e0ebctwqzys68e3k", "org_01m8mmbc73e0ebctwr3190mjqr", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 31, 'accounts', 'acc_01m8mmbc73e0ebctwr017t2c9k', '["acc_01m8mmbc73e0ebctwr017t2c9k", "org_01m8mmbc73e0ebctwr3190mjqr", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795988762851, 1795988762851, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 32, 'accounts', 'acc_01m8mmbc73e0ebctwr05m8qxwt', '["acc_01m8mmbc73e0ebctwr05m8qxwt", "org_01m8mmbc73e0ebctwr3190mjqr", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795988762851, 1795988762851, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 33, 'accounts', 'acc_01m8mmbc73e0ebctwr0afaysk9', '["acc_01m8mmbc73e0ebctwr0afaysk9", "org_01m8mmbc73e0ebctwr3190mjqr", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795988762851, 1795988762851, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 34, 'accounts', 'acc_01m8mmbc73e0ebctwr0frebegt', '["acc_01m8mmbc73e0ebctwr0frebegt", "org_01m8mmbc73e0ebctwr3190mjqr", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 35, 'accounts', 'acc_01m8mmbc73e0ebctwr0ja8vr86', '["acc_01m8mmbc73e0ebctwr0ja8vr86", "org_01m8mmbc73e0ebctwr3190mjqr", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 36, 'accounts', 'acc_01m8mmbc73e0ebctwr0mwd4e0a', '["acc_01m8mmbc73e0ebctwr0mwd4e0a", "org_01m8mmbc73e0ebctwr3190mjqr", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 37, 'accounts', 'acc_01m8mmbc73e0ebctwr0rq1adcg', '["acc_01m8mmbc73e0ebctwr0rq1adcg", "org_01m8mmbc73e0ebctwr3190mjqr", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 38, 'accounts', 'acc_01m8mmbc73e0ebctwr0xndj0bk', '["acc_01m8mmbc73e0ebctwr0xndj0bk", "org_01m8mmbc73e0ebctwr3190mjqr", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 39, 'accounts', 'acc_01m8mmbc73e0ebctwr12x8rfy1', '["acc_01m8mmbc73e0ebctwr12x8rfy1", "org_01m8mmbc73e0ebctwr3190mjqr", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 40, 'accounts', 'acc_01m8mmbc73e0ebctwr16gdnjeg', '["acc_01m8mmbc73e0ebctwr16gdnjeg", "org_01m8mmbc73e0ebctwr3190mjqr", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 41, 'accounts', 'acc_01m8mmbc73e0ebctwr1bzhxz9d', '["acc_01m8mmbc73e0ebctwr1bzhxz9d", "org_01m8mmbc73e0ebctwr3190mjqr", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 42, 'accounts', 'acc_01m8mmbc73e0ebctwr1fycx7xq', '["acc_01m8mmbc73e0ebctwr1fycx7xq", "org_01m8mmbc73e0ebctwr3190mjqr", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 43, 'accounts', 'acc_01m8mmbc73e0ebctwr1hrqjbwr', '["acc_01m8mmbc73e0ebctwr1hrqjbwr", "org_01m8mmbc73e0ebctwr3190mjqr", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 44, 'accounts', 'acc_01m8mmbc73e0ebctwr1q3mqd41', '["acc_01m8mmbc73e0ebctwr1q3mqd41", "org_01m8mmbc73e0ebctwr3190mjqr", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 45, 'accounts', 'acc_01m8mmbc73e0ebctwr1tv1sf1d', '["acc_01m8mmbc73e0ebctwr1tv1sf1d", "org_01m8mmbc73e0ebctwr3190mjqr", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 46, 'accounts', 'acc_01m8mmbc73e0ebctwr1y527544', '["acc_01m8mmbc73e0ebctwr1y527544", "org_01m8mmbc73e0ebctwr3190mjqr", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 47, 'accounts', 'acc_01m8mmbc73e0ebctwr222f91rc', '["acc_01m8mmbc73e0ebctwr222f91rc", "org_01m8mmbc73e0ebctwr3190mjqr", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 48, 'accounts', 'acc_01m8mmbc73e0ebctwr24b8exfb', '["acc_01m8mmbc73e0ebctwr24b8exfb", "org_01m8mmbc73e0ebctwr3190mjqr", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 49, 'accounts', 'acc_01m8mmbc73e0ebctwr29sg9x05', '["acc_01m8mmbc73e0ebctwr29sg9x05", "org_01m8mmbc73e0ebctwr3190mjqr", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 50, 'accounts', 'acc_01m8mmbc73e0ebctwr2cc9hffq', '["acc_01m8mmbc73e0ebctwr2cc9hffq", "org_01m8mmbc73e0ebctwr3190mjqr", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 51, 'accounts', 'acc_01m8mmbc73e0ebctwr2hhw51jc', '["acc_01m8mmbc73e0ebctwr2hhw51jc", "org_01m8mmbc73e0ebctwr3190mjqr", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 52, 'accounts', 'acc_01m8mmbc73e0ebctwr2qz2b9ee', '["acc_01m8mmbc73e0ebctwr2qz2b9ee", "org_01m8mmbc73e0ebctwr3190mjqr", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795988762851, 1795988762851, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 53, 'accounts', 'acc_01m8mmbc73e0ebctwr2t27a41s', '["acc_01m8mmbc73e0ebctwr2t27a41s", "org_01m8mmbc73e0ebctwr3190mjqr", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795988762851, 1795988762851, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 54, 'accounts', 'acc_01m8mmbc73e0ebctwr2wks2kka', '["acc_01m8mmbc73e0ebctwr2wks2kka", "org_01m8mmbc73e0ebctwr3190mjqr", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795988762851, 1795988762851, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 3, 1, 'accounts', 'acc_01m8mmbc8xegk9tr2warsqd8yp', '["acc_01m8mmbc8xegk9tr2warsqd8yp", "org_01m8mmbc73e0ebctwr3190mjqr", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795988762909, 1795988762909, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 4, 1, 'bank_accounts', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '["bac_01m8mmbca0ebbr5zg287xwc8nd", "org_01m8mmbc73e0ebctwr3190mjqr", "acc_01m8mmbc73e0ebctwqxgzmazz2", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8mmbca0ebbr5zg28fzfe1fw", null, 1795988762944, 1795988762944, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 5, 1, 'accounts', 'acc_01m8mmbcb1e15t334ycrzqp5df', '["acc_01m8mmbcb1e15t334ycrzqp5df", "org_01m8mmbc73e0ebctwr3190mjqr", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795988762977, 1795988762977, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 6, 1, 'bank_accounts', 'bac_01m8mmbcb1e15t334ycpx2emkf', '["bac_01m8mmbcb1e15t334ycpx2emkf", "org_01m8mmbc73e0ebctwr3190mjqr", "acc_01m8mmbcb1e15t334ycrzqp5df", "Savings", "savings", null, null, null, null, null, null, null, 1795988762977, 1795988762977, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 8, 1, 'contacts', 'con_01m8mmbccwe5g8vb4waa11073a', '["con_01m8mmbccwe5g8vb4waa11073a", "org_01m8mmbc73e0ebctwr3190mjqr", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795988763036, 1795988763036, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 10, 1, 'contacts', 'con_01m8mmbce9ejp92h3wankk29sg', '["con_01m8mmbce9ejp92h3wankk29sg", "org_01m8mmbc73e0ebctwr3190mjqr", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795988763081, 1795988763081, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 12, 1, 'contacts', 'con_01m8mmbcfremkazh984367r0pq', '["con_01m8mmbcfremkazh984367r0pq", "org_01m8mmbc73e0ebctwr3190mjqr", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795988763128, 1795988763128, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 15, 1, 'invoices', 'inv_01m8mmbcnbeyvv9230sxq7a7zy', '["inv_01m8mmbcnbeyvv9230sxq7a7zy", "org_01m8mmbc73e0ebctwr3190mjqr", "purchase", "invoice", "issued", "PX-881", "con_01m8mmbce9ejp92h3wankk29sg", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8mmbcnbeyvv9230t361r9q5", null, null, "px-881", 1795988763307, 1795988763307, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8mmbc73e0ebctwr017t2c9k", "ZR", null, 41200, 0, 41200]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 18, 1, 'invoices', 'inv_01m8mmbcr7ehmtfn4jgnh141d9', '["inv_01m8mmbcr7ehmtfn4jgnh141d9", "org_01m8mmbc73e0ebctwr3190mjqr", "purchase", "invoice", "issued", "HL-33", "con_01m8mmbcfremkazh984367r0pq", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8mmbcr7ehmtfn4jgsvnsy2d", null, null, "hl-33", 1795988763399, 1795988763399, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8mmbc73e0ebctwr0rq1adcg", "EX", null, 135000, 0, 135000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 21, 1, 'invoices', 'inv_01m8mmbcsrep2vjynbxrfbc4kf', '["inv_01m8mmbcsrep2vjynbxrfbc4kf", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "invoice", "issued", "INV-0005", "con_01m8mmbcdked7bxjs25px540jg", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8mmbcsrep2vjynbxzfgvwhe", null, null, "inv-0005", 1795988763448, 1795988763448, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Raised in error", "1", "500.00", null, "acc_01m8mmbc73e0ebctwqzf2v15vw", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 21, 2, 'number_sequences', 'invoice', '["org_01m8mmbc73e0ebctwr3190mjqr", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 24, 1, 'invoices', 'inv_01m8mmbcvmengamkr7cvb2v24z', '["inv_01m8mmbcvmengamkr7cvb2v24z", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "invoice", "issued", "INV-0006", "con_01m8mmbcc0e0xaq8adveq4ydbr", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8mmbcvmengamkr7cyz54pah", null, null, "inv-0006", 1795988763508, 1795988763508, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Workbooks", "24", "7.25", null, "acc_01m8mmbc73e0ebctwqzhd1zcvw", "ZR", null, 17400, 0, 17400], ["org_01m8mmbc73e0ebctwr3190mjqr", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8mmbc73e0ebctwqzf2v15vw", "ST", null, 32500, 6500, 39000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 24, 2, 'number_sequences', 'invoice', '["org_01m8mmbc73e0ebctwr3190mjqr", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 30, 1, 'invoices', 'inv_01m8mmbcrqejhaxb5zt86xzt64', '["inv_01m8mmbcrqejhaxb5zt86xzt64", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "invoice", "issued", "INV-0003", "con_01m8mmbccwe5g8vb4waa11073a", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8mmbcrqejhaxb5ztegrzq0p", null, null, "inv-0003", 1795988763415, 1795988763757, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8mmbc8xegk9tr2warsqd8yp", "EX", null, 24000, 0, 24000], ["org_01m8mmbc73e0ebctwr3190mjqr", 2, "Projector", "1", "35.00", null, "acc_01m8mmbc73e0ebctwqzf2v15vw", "ST", null, 3500, 700, 4200]], [["alc_01m8mmbd3demft0kbef56vj20k", "org_01m8mmbc73e0ebctwr3190mjqr", "set_01m8mmbd3demft0kbeeytwsafx", null, 28200, "2026-03-06", null, 1795988763757, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 30, 2, 'settlements', 'set_01m8mmbd3demft0kbeeytwsafx', '["set_01m8mmbd3demft0kbeeytwsafx", "org_01m8mmbc73e0ebctwr3190mjqr", "receipt", "sales", "posted", "con_01m8mmbccwe5g8vb4waa11073a", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8mmbd3demft0kbef1g6h84k", null, null, "", 1795988763757, 1795988763757, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 20, 2, 'vat_returns', 'vrt_01m8mmbfpmessa8rnx6f401ep8', '["vrt_01m8mmbfpmessa8rnx6f401ep8", "org_01m8mmbc3ge7rb3daszf1eg58v", "2025-01-01", "2025-03-31", "finalised", "[]", "standard", null, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, null, 1795988766444, 1795988766420, 1795988766444, 2, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 7, 1, 'contacts', 'con_01m8mmbcc0e0xaq8adveq4ydbr', '["con_01m8mmbcc0e0xaq8adveq4ydbr", "org_01m8mmbc73e0ebctwr3190mjqr", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795988763008, 1795988763008, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 9, 1, 'contacts', 'con_01m8mmbcdked7bxjs25px540jg', '["con_01m8mmbcdked7bxjs25px540jg", "org_01m8mmbc73e0ebctwr3190mjqr", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795988763059, 1795988763059, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 11, 1, 'contacts', 'con_01m8mmbcewe7ss74hzk8v472pf', '["con_01m8mmbcewe7ss74hzk8v472pf", "org_01m8mmbc73e0ebctwr3190mjqr", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795988763100, 1795988763100, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 13, 1, 'contacts', 'con_01m8mmbcgpe5wbgt38s62bxv87', '["con_01m8mmbcgpe5wbgt38s62bxv87", "org_01m8mmbc73e0ebctwr3190mjqr", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795988763158, 1795988763158, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 14, 1, 'invoices', 'inv_01m8mmbckwex8bqe8kvcz6gtb3', '["inv_01m8mmbckwex8bqe8kvcz6gtb3", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "invoice", "issued", "INV-0001", "con_01m8mmbcc0e0xaq8adveq4ydbr", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8mmbckwex8bqe8kvkpvs1ar", null, null, "inv-0001", 1795988763260, 1795988763260, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8mmbc73e0ebctwqzf2v15vw", "ST", null, 195000, 39000, 234000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 14, 2, 'number_sequences', 'invoice', '["org_01m8mmbc73e0ebctwr3190mjqr", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 16, 1, 'invoices', 'inv_01m8mmbcpee5zs70by4hadr7rz', '["inv_01m8mmbcpee5zs70by4hadr7rz", "org_01m8mmbc73e0ebctwr3190mjqr", "purchase", "invoice", "issued", "TB-0117", "con_01m8mmbcewe7ss74hzk8v472pf", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8mmbcpee5zs70by4myh8d5s", null, null, "tb-0117", 1795988763342, 1795988763342, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Laptop", "1", "899.00", null, "acc_01m8mmbc73e0ebctwqwjahds2z", "ST", null, 89900, 17980, 107880]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 17, 1, 'invoices', 'inv_01m8mmbcqhe64any3g9fp5c4vv', '["inv_01m8mmbcqhe64any3g9fp5c4vv", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "invoice", "issued", "INV-0002", "con_01m8mmbcc0e0xaq8adveq4ydbr", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8mmbcqjeka8vn6a5a4ntwq6", null, null, "inv-0002", 1795988763378, 1795988763378, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Workbooks", "120", "7.25", null, "acc_01m8mmbc73e0ebctwqzhd1zcvw", "ZR", null, 87000, 0, 87000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 17, 2, 'number_sequences', 'invoice', '["org_01m8mmbc73e0ebctwr3190mjqr", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 19, 1, 'invoices', 'inv_01m8mmbcrqejhaxb5zt86xzt64', '["inv_01m8mmbcrqejhaxb5zt86xzt64", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "invoice", "issued", "INV-0003", "con_01m8mmbccwe5g8vb4waa11073a", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8mmbcrqejhaxb5ztegrzq0p", null, null, "inv-0003", 1795988763415, 1795988763415, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8mmbc8xegk9tr2warsqd8yp", "EX", null, 24000, 0, 24000], ["org_01m8mmbc73e0ebctwr3190mjqr", 2, "Projector", "1", "35.00", null, "acc_01m8mmbc73e0ebctwqzf2v15vw", "ST", null, 3500, 700, 4200]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 19, 2, 'number_sequences', 'invoice', '["org_01m8mmbc73e0ebctwr3190mjqr", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 20, 1, 'invoices', 'inv_01m8mmbcsaey3vjcak028x8cve', '["inv_01m8mmbcsaey3vjcak028x8cve", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "invoice", "issued", "INV-0004", "con_01m8mmbcdked7bxjs25px540jg", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8mmbcsaey3vjcak075mjjhe", null, null, "inv-0004", 1795988763434, 1795988763434, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8mmbc73e0ebctwqzf2v15vw", "ST", null, 133200, 26640, 159840]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 20, 2, 'number_sequences', 'invoice', '["org_01m8mmbc73e0ebctwr3190mjqr", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 22, 1, 'invoices', 'inv_01m8mmbct7es6bvqd6yppf7xmr', '["inv_01m8mmbct7es6bvqd6yppf7xmr", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "credit_note", "issued", "CN-0001", "con_01m8mmbcdked7bxjs25px540jg", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8mmbct7es6bvqd6yvtma4hw", null, null, "cn-0001\ninv-0004", 1795988763463, 1795988763463, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "A day that was not held", "1", "150.00", null, "acc_01m8mmbc73e0ebctwqzf2v15vw", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 22, 2, 'number_sequences', 'credit_note', '["org_01m8mmbc73e0ebctwr3190mjqr", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 23, 1, 'invoices', 'inv_01m8mmbctxekgt4r6t390fv5sy', '["inv_01m8mmbctxekgt4r6t390fv5sy", "org_01m8mmbc73e0ebctwr3190mjqr", "purchase", "invoice", "issued", "FR-1209", "con_01m8mmbcgpe5wbgt38s62bxv87", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8mmbctxekgt4r6t3c5bm966", null, null, "fr-1209", 1795988763485, 1795988763485, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8mmbc73e0ebctwr05m8qxwt", "ST", null, 64000, 12800, 76800]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 25, 1, 'invoices', 'inv_01m8mmbcsrep2vjynbxrfbc4kf', '["inv_01m8mmbcsrep2vjynbxrfbc4kf", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "invoice", "void", "INV-0005", "con_01m8mmbcdked7bxjs25px540jg", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8mmbcsrep2vjynbxzfgvwhe", "2026-03-03", "jnl_01m8mmbcxnexjb2e8vvea7r14g", "inv-0005", 1795988763448, 1795988763573, 2, "2026-03-03", 0, null, null, [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Raised in error", "1", "500.00", null, "acc_01m8mmbc73e0ebctwqzf2v15vw", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 1, 'bank_accounts', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '["bac_01m8mmbca0ebbr5zg287xwc8nd", "org_01m8mmbc73e0ebctwr3190mjqr", "acc_01m8mmbc73e0ebctwqxgzmazz2", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8mmbca0ebbr5zg28fzfe1fw", 900715, 1795988762944, 1795988763827, 2, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 2, 'stated_balances', 'bac_01m8mmbca0ebbr5zg287xwc8nd/2026-03-31', '["org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-31", 900715, 1795988763827]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 26, 1, 'invoices', 'inv_01m8mmbcsaey3vjcak028x8cve', '["inv_01m8mmbcsaey3vjcak028x8cve", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "invoice", "issued", "INV-0004", "con_01m8mmbcdked7bxjs25px540jg", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8mmbcsaey3vjcak075mjjhe", null, null, "inv-0004", 1795988763434, 1795988763645, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8mmbc73e0ebctwqzf2v15vw", "ST", null, 133200, 26640, 159840]], [["alc_01m8mmbczxe48rb7520xmhnpqc", "org_01m8mmbc73e0ebctwr3190mjqr", null, "inv_01m8mmbct7es6bvqd6yppf7xmr", 18000, "2026-03-12", null, 1795988763645, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 26, 2, 'invoices', 'inv_01m8mmbct7es6bvqd6yppf7xmr', '["inv_01m8mmbct7es6bvqd6yppf7xmr", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "credit_note", "issued", "CN-0001", "con_01m8mmbcdked7bxjs25px540jg", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8mmbct7es6bvqd6yvtma4hw", null, null, "cn-0001\ninv-0004", 1795988763463, 1795988763645, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "A day that was not held", "1", "150.00", null, "acc_01m8mmbc73e0ebctwqzf2v15vw", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 36, 1, 'invoices', 'inv_01m8mmbcr7ehmtfn4jgnh141d9', '["inv_01m8mmbcr7ehmtfn4jgnh141d9", "org_01m8mmbc73e0ebctwr3190mjqr", "purchase", "invoice", "issued", "HL-33", "con_01m8mmbcfremkazh984367r0pq", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8mmbcr7ehmtfn4jgsvnsy2d", null, null, "hl-33", 1795988763399, 1795988764121, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8mmbc73e0ebctwr0rq1adcg", "EX", null, 135000, 0, 135000]], [["alc_01m8mmbdeseewbhbjbn97hyg08", "org_01m8mmbc73e0ebctwr3190mjqr", "set_01m8mmbdeseewbhbjbn97hyg08", null, 135000, "2026-02-10", null, 1795988764121, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 36, 2, 'settlements', 'set_01m8mmbdeseewbhbjbn97hyg08', '["set_01m8mmbdeseewbhbjbn97hyg08", "org_01m8mmbc73e0ebctwr3190mjqr", "payment", "purchase", "posted", "con_01m8mmbcfremkazh984367r0pq", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-10", 135000, 135000, null, "btx_01m8mmbd5ke12v0kkbcm8vm75q", 1, "jnl_01m8mmbdeseewbhbjbn97hyg08", null, null, "", 1795988764121, 1795988764121, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 37, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbcm8vm75q', '["btx_01m8mmbd5ke12v0kkbcm8vm75q", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8mmbcfremkazh984367r0pq", "allocations", "jnl_01m8mmbdeseewbhbjbn97hyg08", 2, null, "NV", 0, 1795988764121, 1795988763827, 1795988764121, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 52, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbcxk1eee3', '["btx_01m8mmbd5ke12v0kkbcxk1eee3", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8mmbc73e0ebctwr1hrqjbwr", "ZR", null, null, "account", "jnl_01m8mmbedhev5bx8be4artwpm6", 1, "acc_01m8mmbc73e0ebctwr1hrqjbwr", "ZR", 0, 1795988765105, 1795988763827, 1795988765105, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 53, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbd6qg7yvm', '["btx_01m8mmbd5ke12v0kkbd6qg7yvm", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8mmbc73e0ebctwr1bzhxz9d", "ST", null, null, "account", "jnl_01m8mmbeffejjbnsqj915be6vd", 1, "acc_01m8mmbc73e0ebctwr1bzhxz9d", "ST", -600, 1795988765167, 1795988763827, 1795988765167, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 55, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbdgq1b857', '["btx_01m8mmbd5ke12v0kkbdgq1b857", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8mmbc73e0ebctwr29sg9x05", "EX", null, null, "account", "jnl_01m8mmbemxeb5bzb31xs4f3na0", 1, "acc_01m8mmbc73e0ebctwr29sg9x05", "EX", 0, 1795988765341, 1795988763827, 1795988765341, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 57, 1, 'organisations', 'org_01m8mmbc73e0ebctwr3190mjqr', '["org_01m8mmbc73e0ebctwr3190mjqr", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795988762851, 1795988762851, 1, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 57, 2, 'vat_returns', 'vrt_01m8mmbes6e99vss2kws5g9n4h', '["vrt_01m8mmbes6e99vss2kws5g9n4h", "org_01m8mmbc73e0ebctwr3190mjqr", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795988765517, 1795988765478, 1795988765517, 2, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 4, 1, 'organisations', 'org_01m8mmbc3ge7rb3daszf1eg58v', '["org_01m8mmbc3ge7rb3daszf1eg58v", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795988762736, 1795988762736, 1, 1, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8mmbc3ge7rb3daszf1eg58v", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 9, 1, 'bank_transactions', 'btx_01m8mmbfg4eah99zsk67s753v7', '["btx_01m8mmbfg4eah99zsk67s753v7", "org_01m8mmbc3ge7rb3daszf1eg58v", "bac_01m8mmbc61ekz9w76frnya2efc", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988766212, 1795988766212, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 15, 1, 'invoices', 'inv_01m8mmbfk3epdbssdbwszpy23p', '["inv_01m8mmbfk3epdbssdbwszpy23p", "org_01m8mmbc3ge7rb3daszf1eg58v", "sales", "invoice", "issued", "E-1", "con_01m8mmbfjvez1r3n55tc5nmjhe", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8mmbfk3epdbssdbwxw2vv6z", null, null, "e-1", 1795988766307, 1795988766307, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc3ge7rb3daszf1eg58v", 1, "Oak", "1", "50", null, "acc_01m8mmbc3ge7rb3dasvt9x947t", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 3, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbc9rpj90e', '["btx_01m8mmbd5ke12v0kkbc9rpj90e", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988763827, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 4, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbceaevtch', '["btx_01m8mmbd5ke12v0kkbceaevtch", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988763827, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 5, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbchvk9a87', '["btx_01m8mmbd5ke12v0kkbchvk9a87", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988763827, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 6, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbcm8vm75q', '["btx_01m8mmbd5ke12v0kkbcm8vm75q", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988763827, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 7, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbcvaqt6gy', '["btx_01m8mmbd5ke12v0kkbcvaqt6gy", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988763827, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 8, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbcxk1eee3', '["btx_01m8mmbd5ke12v0kkbcxk1eee3", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988763827, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 9, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbd21zvs1f', '["btx_01m8mmbd5ke12v0kkbd21zvs1f", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988763827, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 10, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbd6qg7yvm', '["btx_01m8mmbd5ke12v0kkbd6qg7yvm", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988763827, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 11, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbd9wwfpm0', '["btx_01m8mmbd5ke12v0kkbd9wwfpm0", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988763827, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 12, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbddnww0p6', '["btx_01m8mmbd5ke12v0kkbddnww0p6", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988763827, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 13, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbdgq1b857', '["btx_01m8mmbd5ke12v0kkbdgq1b857", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988763827, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 14, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbdnwdyyvb', '["btx_01m8mmbd5ke12v0kkbdnwdyyvb", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988763827, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 31, 15, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbdv66j7m5', '["btx_01m8mmbd5ke12v0kkbdv66j7m5", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988763827, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 34, 1, 'invoices', 'inv_01m8mmbckwex8bqe8kvcz6gtb3', '["inv_01m8mmbckwex8bqe8kvcz6gtb3", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "invoice", "issued", "INV-0001", "con_01m8mmbcc0e0xaq8adveq4ydbr", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8mmbckwex8bqe8kvkpvs1ar", null, null, "inv-0001", 1795988763260, 1795988764027, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8mmbc73e0ebctwqzf2v15vw", "ST", null, 195000, 39000, 234000]], [["alc_01m8mmbdbveyqtnw0zgb8jz30k", "org_01m8mmbc73e0ebctwr3190mjqr", "set_01m8mmbdbveyqtnw0zgb8jz30k", null, 150000, "2026-01-30", null, 1795988764027, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 32, 1, 'invoices', 'inv_01m8mmbcpee5zs70by4hadr7rz', '["inv_01m8mmbcpee5zs70by4hadr7rz", "org_01m8mmbc73e0ebctwr3190mjqr", "purchase", "invoice", "issued", "TB-0117", "con_01m8mmbcewe7ss74hzk8v472pf", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8mmbcpee5zs70by4myh8d5s", null, null, "tb-0117", 1795988763342, 1795988763935, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Laptop", "1", "899.00", null, "acc_01m8mmbc73e0ebctwqwjahds2z", "ST", null, 89900, 17980, 107880]], [["alc_01m8mmbd8ze36bt9758sqggraw", "org_01m8mmbc73e0ebctwr3190mjqr", "set_01m8mmbd8ze36bt9758sqggraw", null, 107880, "2026-01-22", null, 1795988763935, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 32, 2, 'settlements', 'set_01m8mmbd8ze36bt9758sqggraw', '["set_01m8mmbd8ze36bt9758sqggraw", "org_01m8mmbc73e0ebctwr3190mjqr", "payment", "purchase", "posted", "con_01m8mmbcewe7ss74hzk8v472pf", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-01-22", 107880, 107880, null, "btx_01m8mmbd5ke12v0kkbc9rpj90e", 1, "jnl_01m8mmbd8ze36bt9758sqggraw", null, null, "", 1795988763935, 1795988763935, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 33, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbc9rpj90e', '["btx_01m8mmbd5ke12v0kkbc9rpj90e", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8mmbcewe7ss74hzk8v472pf", "allocations", "jnl_01m8mmbd8ze36bt9758sqggraw", 2, null, "NV", 0, 1795988763935, 1795988763827, 1795988763935, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 40, 1, 'invoices', 'inv_01m8mmbcnbeyvv9230sxq7a7zy', '["inv_01m8mmbcnbeyvv9230sxq7a7zy", "org_01m8mmbc73e0ebctwr3190mjqr", "purchase", "invoice", "issued", "PX-881", "con_01m8mmbce9ejp92h3wankk29sg", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8mmbcnbeyvv9230t361r9q5", null, null, "px-881", 1795988763307, 1795988764300, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8mmbc73e0ebctwr017t2c9k", "ZR", null, 41200, 0, 41200]], [["alc_01m8mmbdmce2wv8dbvy4j7mdk2", "org_01m8mmbc73e0ebctwr3190mjqr", "set_01m8mmbdmce2wv8dbvy4j7mdk2", null, 40000, "2026-02-27", null, 1795988764300, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 40, 2, 'settlements', 'set_01m8mmbdmce2wv8dbvy4j7mdk2', '["set_01m8mmbdmce2wv8dbvy4j7mdk2", "org_01m8mmbc73e0ebctwr3190mjqr", "payment", "purchase", "posted", "con_01m8mmbce9ejp92h3wankk29sg", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-27", 40000, 40000, null, "btx_01m8mmbd5ke12v0kkbd21zvs1f", 1, "jnl_01m8mmbdmce2wv8dbvy4j7mdk2", null, null, "", 1795988764300, 1795988764300, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 41, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbd21zvs1f', '["btx_01m8mmbd5ke12v0kkbd21zvs1f", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8mmbce9ejp92h3wankk29sg", "allocations", "jnl_01m8mmbdmce2wv8dbvy4j7mdk2", 2, null, "NV", 0, 1795988764300, 1795988763827, 1795988764300, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 42, 1, 'invoices', 'inv_01m8mmbcsaey3vjcak028x8cve', '["inv_01m8mmbcsaey3vjcak028x8cve", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "invoice", "issued", "INV-0004", "con_01m8mmbcdked7bxjs25px540jg", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8mmbcsaey3vjcak075mjjhe", null, null, "inv-0004", 1795988763434, 1795988764393, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8mmbc73e0ebctwqzf2v15vw", "ST", null, 133200, 26640, 159840]], [["alc_01m8mmbczxe48rb7520xmhnpqc", "org_01m8mmbc73e0ebctwr3190mjqr", null, "inv_01m8mmbct7es6bvqd6yppf7xmr", 18000, "2026-03-12", null, 1795988763645, null], ["alc_01m8mmbdq9e088nz32agmfazfd", "org_01m8mmbc73e0ebctwr3190mjqr", "set_01m8mmbdq9e088nz32agmfazfd", null, 141840, "2026-03-16", null, 1795988764393, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 42, 2, 'settlements', 'set_01m8mmbdq9e088nz32agmfazfd', '["set_01m8mmbdq9e088nz32agmfazfd", "org_01m8mmbc73e0ebctwr3190mjqr", "receipt", "sales", "posted", "con_01m8mmbcdked7bxjs25px540jg", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-16", 141840, 141840, null, "btx_01m8mmbd5ke12v0kkbddnww0p6", 1, "jnl_01m8mmbdq9e088nz32agmfazfd", null, null, "", 1795988764393, 1795988764393, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 43, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbddnww0p6', '["btx_01m8mmbd5ke12v0kkbddnww0p6", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8mmbcdked7bxjs25px540jg", "allocations", "jnl_01m8mmbdq9e088nz32agmfazfd", 2, null, "NV", 0, 1795988764393, 1795988763827, 1795988764393, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 54, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbchvk9a87', '["btx_01m8mmbd5ke12v0kkbchvk9a87", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8mmbc73e0ebctwr1bzhxz9d", "ST", null, null, "account", "jnl_01m8mmbej1evvveqr97qy5mvaz", 1, "acc_01m8mmbc73e0ebctwr1bzhxz9d", "ST", -600, 1795988765249, 1795988763827, 1795988765249, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 58, 1, 'organisations', 'org_01m8mmbc73e0ebctwr3190mjqr', '["org_01m8mmbc73e0ebctwr3190mjqr", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795988762851, 1795988765557, 2, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 17, 1, 'invoices', 'inv_01m8mmbfn4ema8jkp90jbwd40m', '["inv_01m8mmbfn4ema8jkp90jbwd40m", "org_01m8mmbc3ge7rb3daszf1eg58v", "purchase", "invoice", "issued", "E-1", "con_01m8mmbfjvez1r3n55tc5nmjhe", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8mmbfn4ema8jkp90m2m4cqd", null, null, "e-1", 1795988766372, 1795988766372, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc3ge7rb3daszf1eg58v", 1, "Oak", "1", "50", null, "acc_01m8mmbc3ge7rb3daswfgy3qn0", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 20, 1, 'organisations', 'org_01m8mmbc3ge7rb3daszf1eg58v', '["org_01m8mmbc3ge7rb3daszf1eg58v", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795988762736, 1795988766186, 2, 1, "2025-03-31", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 34, 2, 'settlements', 'set_01m8mmbdbveyqtnw0zgb8jz30k', '["set_01m8mmbdbveyqtnw0zgb8jz30k", "org_01m8mmbc73e0ebctwr3190mjqr", "receipt", "sales", "posted", "con_01m8mmbcc0e0xaq8adveq4ydbr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-01-30", 150000, 150000, null, "btx_01m8mmbd5ke12v0kkbceaevtch", 1, "jnl_01m8mmbdbveyqtnw0zgb8jz30k", null, null, "", 1795988764027, 1795988764027, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 35, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbceaevtch', '["btx_01m8mmbd5ke12v0kkbceaevtch", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8mmbcc0e0xaq8adveq4ydbr", "allocations", "jnl_01m8mmbdbveyqtnw0zgb8jz30k", 2, null, "NV", 0, 1795988764027, 1795988763827, 1795988764027, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 38, 1, 'invoices', 'inv_01m8mmbckwex8bqe8kvcz6gtb3', '["inv_01m8mmbckwex8bqe8kvcz6gtb3", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "invoice", "issued", "INV-0001", "con_01m8mmbcc0e0xaq8adveq4ydbr", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8mmbckwex8bqe8kvkpvs1ar", null, null, "inv-0001", 1795988763260, 1795988764215, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8mmbc73e0ebctwqzf2v15vw", "ST", null, 195000, 39000, 234000]], [["alc_01m8mmbdbveyqtnw0zgb8jz30k", "org_01m8mmbc73e0ebctwr3190mjqr", "set_01m8mmbdbveyqtnw0zgb8jz30k", null, 150000, "2026-01-30", null, 1795988764027, null], ["alc_01m8mmbdhqe4xbgsqfa9vd2hcd", "org_01m8mmbc73e0ebctwr3190mjqr", "set_01m8mmbdhqe4xbgsqfa9vd2hcd", null, 84000, "2026-02-16", null, 1795988764215, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 38, 2, 'invoices', 'inv_01m8mmbcqhe64any3g9fp5c4vv', '["inv_01m8mmbcqhe64any3g9fp5c4vv", "org_01m8mmbc73e0ebctwr3190mjqr", "sales", "invoice", "issued", "INV-0002", "con_01m8mmbcc0e0xaq8adveq4ydbr", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8mmbcqjeka8vn6a5a4ntwq6", null, null, "inv-0002", 1795988763378, 1795988764215, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8mmbc73e0ebctwr3190mjqr", 1, "Workbooks", "120", "7.25", null, "acc_01m8mmbc73e0ebctwqzhd1zcvw", "ZR", null, 87000, 0, 87000]], [["alc_01m8mmbdhqe4xbgsqfa9vd2hce", "org_01m8mmbc73e0ebctwr3190mjqr", "set_01m8mmbdhqe4xbgsqfa9vd2hcd", null, 87000, "2026-02-16", null, 1795988764215, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 38, 3, 'settlements', 'set_01m8mmbdhqe4xbgsqfa9vd2hcd', '["set_01m8mmbdhqe4xbgsqfa9vd2hcd", "org_01m8mmbc73e0ebctwr3190mjqr", "receipt", "sales", "posted", "con_01m8mmbcc0e0xaq8adveq4ydbr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-16", 171000, 171000, null, "btx_01m8mmbd5ke12v0kkbcvaqt6gy", 1, "jnl_01m8mmbdhqe4xbgsqfa9vd2hcd", null, null, "", 1795988764215, 1795988764215, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 39, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbcvaqt6gy', '["btx_01m8mmbd5ke12v0kkbcvaqt6gy", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8mmbcc0e0xaq8adveq4ydbr", "allocations", "jnl_01m8mmbdhqe4xbgsqfa9vd2hcd", 2, null, "NV", 0, 1795988764215, 1795988763827, 1795988764215, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 44, 1, 'settlements', 'set_01m8mmbd3demft0kbeeytwsafx', '["set_01m8mmbd3demft0kbeeytwsafx", "org_01m8mmbc73e0ebctwr3190mjqr", "receipt", "sales", "posted", "con_01m8mmbccwe5g8vb4waa11073a", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-06", 28200, 28200, null, "btx_01m8mmbd5ke12v0kkbd9wwfpm0", 0, "jnl_01m8mmbd3demft0kbef1g6h84k", null, null, "", 1795988763757, 1795988764526, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 45, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbd9wwfpm0', '["btx_01m8mmbd5ke12v0kkbd9wwfpm0", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8mmbccwe5g8vb4waa11073a", "match", "jnl_01m8mmbd3demft0kbef1g6h84k", 2, null, "NV", 0, 1795988764526, 1795988763827, 1795988764526, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 46, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbdnwdyyvb', '["btx_01m8mmbd5ke12v0kkbdnwdyyvb", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8mmbdyme7jvpcjfjb44kph0", 1, null, "NV", 0, 1795988764628, 1795988763827, 1795988764628, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 47, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbdv66j7m5', '["btx_01m8mmbd5ke12v0kkbdv66j7m5", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8mmbc73e0ebctwqy8a56na6", "NV", null, null, "account", "jnl_01m8mmbe2de9wvyeyh03vstxwr", 1, "acc_01m8mmbc73e0ebctwqy8a56na6", "NV", 0, 1795988764749, 1795988763827, 1795988764749, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 48, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbchvk9a87', '["btx_01m8mmbd5ke12v0kkbchvk9a87", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8mmbc73e0ebctwr1bzhxz9d", "ST", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988765035, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 49, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbcxk1eee3', '["btx_01m8mmbd5ke12v0kkbcxk1eee3", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8mmbc73e0ebctwr1hrqjbwr", "ZR", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988765035, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 50, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbd6qg7yvm', '["btx_01m8mmbd5ke12v0kkbd6qg7yvm", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8mmbc73e0ebctwr1bzhxz9d", "ST", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988765035, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 51, 1, 'bank_transactions', 'btx_01m8mmbd5ke12v0kkbdgq1b857', '["btx_01m8mmbd5ke12v0kkbdgq1b857", "org_01m8mmbc73e0ebctwr3190mjqr", "bac_01m8mmbca0ebbr5zg287xwc8nd", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8mmbc73e0ebctwr29sg9x05", "EX", null, null, null, null, null, null, null, null, null, 1795988763827, 1795988765035, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 56, 1, 'vat_returns', 'vrt_01m8mmbes6e99vss2kws5g9n4h', '["vrt_01m8mmbes6e99vss2kws5g9n4h", "org_01m8mmbc73e0ebctwr3190mjqr", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795988765478, 1795988765478, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 5, 1, 'organisations', 'org_01m8mmbc3ge7rb3daszf1eg58v', '["org_01m8mmbc3ge7rb3daszf1eg58v", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795988762736, 1795988762736, 1, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8mmbc3ge7rb3daszf1eg58v", "CAR-50", "Leased cars", "standard", 200000, 500000, "2026-01-01", null, 1795988766146, 1795988766146, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 8, 1, 'organisations', 'org_01m8mmbc3ge7rb3daszf1eg58v', '["org_01m8mmbc3ge7rb3daszf1eg58v", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795988762736, 1795988766186, 2, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8mmbc3ge7rb3daszf1eg58v", "2026-05-01", 1, "GB123456789", "standard", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 11, 1, 'bank_transactions', 'btx_01m8mmbfg4eah99zsk67s753v7', '["btx_01m8mmbfg4eah99zsk67s753v7", "org_01m8mmbc3ge7rb3daszf1eg58v", "bac_01m8mmbc61ekz9w76frnya2efc", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8mmbfggekj9e1a2rk04nx6v", 2, null, null, 0, 1795988766243, 1795988766212, 1795988766243, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 14, 1, 'contacts', 'con_01m8mmbfjvez1r3n55tc5nmjhe', '["con_01m8mmbfjvez1r3n55tc5nmjhe", "org_01m8mmbc3ge7rb3daszf1eg58v", "both", "Elm", null, null, null, null, null, 30, null, null, "active", "elm", 1795988766299, 1795988766299, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 18, 1, 'invoices', 'inv_01m8mmbfn4ema8jkp90jbwd40m', '["inv_01m8mmbfn4ema8jkp90jbwd40m", "org_01m8mmbc3ge7rb3daszf1eg58v", "purchase", "invoice", "issued", "E-1", "con_01m8mmbfjvez1r3n55tc5nmjhe", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8mmbfn4ema8jkp90m2m4cqd", null, null, "e-1", 1795988766372, 1795988766391, 2, "9999-99-99", 0, null, null, [["org_01m8mmbc3ge7rb3daszf1eg58v", 1, "Oak", "1", "50", null, "acc_01m8mmbc3ge7rb3daswfgy3qn0", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 6000, 1000]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 18, 2, 'unpaid_vat', 'jnl_01m8mmbfnqes583ek0azwjhrvh', '["jnl_01m8mmbfnqes583ek0azwjhrvh", "org_01m8mmbc3ge7rb3daszf1eg58v", "inv_01m8mmbfn4ema8jkp90jbwd40m", "input_repaid", "2026-03-25", 6000, 1000, "acc_01m8mmbc3ge7rb3dassrq2n5nd", null, "jnl_01m8mmbfnqes583ek0azwjhrvh", null, null, 1795988766391]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 19, 1, 'vat_returns', 'vrt_01m8mmbfpmessa8rnx6f401ep8', '["vrt_01m8mmbfpmessa8rnx6f401ep8", "org_01m8mmbc3ge7rb3daszf1eg58v", "2025-01-01", "2025-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795988766420, 1795988766420, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 27, 1, 'contacts', 'con_01m8mmbftfec5tdqjcyqqcexwr', '["con_01m8mmbftfec5tdqjcyqqcexwr", "org_01m8mmbc3ge7rb3daszf1eg58v", "customer", "Oak", null, null, null, null, null, 30, null, null, "active", "oak", 1795988766543, 1795988766543, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 28, 1, 'settlements', 'set_01m8mmbftqebzv020wmbp34jwd', '["set_01m8mmbftqebzv020wmbp34jwd", "org_01m8mmbc3ge7rb3daszf1eg58v", "receipt", "sales", "posted", "con_01m8mmbftfec5tdqjcyqqcexwr", "bac_01m8mmbc61ekz9w76frnya2efc", "2026-03-27", 6000, 0, null, null, 0, "jnl_01m8mmbftqebzv020wmf9ehbf5", null, null, "", 1795988766551, 1795988766551, 1, "9999-99-99", 0, null, null, "ST", 958]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 32, 1, 'invoices', 'inv_01m8mmbfwweh8szyk9fzz7yqnq', '["inv_01m8mmbfwweh8szyk9fzz7yqnq", "org_01m8mmbc3ge7rb3daszf1eg58v", "sales", "invoice", "issued", "A-1", "con_01m8mmbfwnes6ra36k3kcgqs8a", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 0, 0, "issued", "jnl_01m8mmbfwweh8szyk9g3z53w2v", null, null, "a-1", 1795988766620, 1795988766620, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc3ge7rb3daszf1eg58v", 1, "Ash", "1", "50", null, "acc_01m8mmbc3ge7rb3dasvt9x947t", "NV", null, 5000, 0, 5000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 33, 1, 'invoices', 'inv_01m8mmbfxbewkr4dxy8d42dezz', '["inv_01m8mmbfxbewkr4dxy8d42dezz", "org_01m8mmbc3ge7rb3daszf1eg58v", "purchase", "invoice", "issued", "A-1", "con_01m8mmbfwnes6ra36k3kcgqs8a", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 0, 0, "issued", "jnl_01m8mmbfxbewkr4dxy8g28p31z", null, null, "a-1", 1795988766635, 1795988766635, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc3ge7rb3daszf1eg58v", 1, "Ash", "1", "50", null, "acc_01m8mmbc3ge7rb3daswfgy3qn0", "NV", null, 5000, 0, 5000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 12, 1, 'bank_transactions', 'btx_01m8mmbfg4eah99zsk67s753v7', '["btx_01m8mmbfg4eah99zsk67s753v7", "org_01m8mmbc3ge7rb3daszf1eg58v", "bac_01m8mmbc61ekz9w76frnya2efc", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795988766212, 1795988766265, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8mmbc3ge7rb3daszf1eg58v", "jnl_01m8mmbfggekj9e1a2rk04nx6v"]], null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 16, 1, 'invoices', 'inv_01m8mmbfk3epdbssdbwszpy23p', '["inv_01m8mmbfk3epdbssdbwszpy23p", "org_01m8mmbc3ge7rb3daszf1eg58v", "sales", "invoice", "issued", "E-1", "con_01m8mmbfjvez1r3n55tc5nmjhe", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 6000, "issued", "jnl_01m8mmbfk3epdbssdbwxw2vv6z", null, null, "e-1", 1795988766307, 1795988766336, 2, "2026-03-25", 1, "2026-03-25", "2026-03-25", [["org_01m8mmbc3ge7rb3daszf1eg58v", 1, "Oak", "1", "50", null, "acc_01m8mmbc3ge7rb3dasvt9x947t", "ST", null, 5000, 1000, 6000]], [["alc_01m8mmbfm0e5z95qjbxzexbfwp", "org_01m8mmbc3ge7rb3daszf1eg58v", null, null, 6000, "2026-03-25", null, 1795988766336, null]], [], null, 6000, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 16, 2, 'write_offs', 'alc_01m8mmbfm0e5z95qjbxzexbfwp', '["alc_01m8mmbfm0e5z95qjbxzexbfwp", "org_01m8mmbc3ge7rb3daszf1eg58v", "inv_01m8mmbfk3epdbssdbwszpy23p", "2026-03-25", 6000, "acc_01m8mmbc3ge7rb3dasywnw0xhv", "In liquidation", "jnl_01m8mmbfm0e5z95qjby1qxpft3", null, null, 1795988766336, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 22, 1, 'vat_payments', 'jnl_01m8mmbfr4e9tsq44vgxhzdc1b', '["jnl_01m8mmbfr4e9tsq44vgxhzdc1b", "org_01m8mmbc3ge7rb3daszf1eg58v", "vrt_01m8mmbfpmessa8rnx6f401ep8", 1795988766481]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 25, 1, 'late_vat', 'jnl_01m8mmbfsje2xs2nh9aj8pfy6x', '["jnl_01m8mmbfsje2xs2nh9aj8pfy6x", "org_01m8mmbc3ge7rb3daszf1eg58v", "error", "careless", "Lost", 1795988766525, 1795988766525]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 30, 1, 'deposit_releases', 'alc_01m8mmbfvzehvve0hmfqa2qxxb', '["alc_01m8mmbfvzehvve0hmfqa2qxxb", "org_01m8mmbc3ge7rb3daszf1eg58v", "set_01m8mmbftqebzv020wmbp34jwd", "2026-04-02", 2521, 479, "jnl_01m8mmbfw8eyys2bbxrs569w2v", null, null, 1795988766591]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 30, 2, 'invoices', 'inv_01m8mmbfv8e5j86zj6r7mhn71v', '["inv_01m8mmbfv8e5j86zj6r7mhn71v", "org_01m8mmbc3ge7rb3daszf1eg58v", "sales", "invoice", "issued", "INV-0001", "con_01m8mmbftfec5tdqjcyqqcexwr", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 3000, 0, "issued", "jnl_01m8mmbfv8e5j86zj6rbc22xz1", null, null, "inv-0001", 1795988766568, 1795988766591, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", [["org_01m8mmbc3ge7rb3daszf1eg58v", 1, "Oak", "1", "100", null, "acc_01m8mmbc3ge7rb3dasvt9x947t", "ST", null, 10000, 1900, 11900]], [["alc_01m8mmbfvzehvve0hmfqa2qxxb", "org_01m8mmbc3ge7rb3daszf1eg58v", "set_01m8mmbftqebzv020wmbp34jwd", null, 3000, "2026-04-02", null, 1795988766591, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 30, 3, 'settlements', 'set_01m8mmbftqebzv020wmbp34jwd', '["set_01m8mmbftqebzv020wmbp34jwd", "org_01m8mmbc3ge7rb3daszf1eg58v", "receipt", "sales", "posted", "con_01m8mmbftfec5tdqjcyqqcexwr", "bac_01m8mmbc61ekz9w76frnya2efc", "2026-03-27", 6000, 3000, null, null, 0, "jnl_01m8mmbftqebzv020wmf9ehbf5", null, null, "", 1795988766551, 1795988766591, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", "ST", 958]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 23, 1, 'vat_returns', 'vrt_01m8mmbfs3ejr9q1ss3y61h6w0', '["vrt_01m8mmbfs3ejr9q1ss3y61h6w0", "org_01m8mmbc3ge7rb3daszf1eg58v", "2025-04-01", "2025-06-30", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795988766499, 1795988766499, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 26, 1, 'accounts', 'acc_01m8mmbft8exjt85vd89sspryd', '["acc_01m8mmbft8exjt85vd89sspryd", "org_01m8mmbc3ge7rb3daszf1eg58v", "1250", "VAT on deposits", "ASSET", "vat_on_deposits", null, null, "active", 1795988766536, 1795988766536, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 31, 1, 'contacts', 'con_01m8mmbfwnes6ra36k3kcgqs8a', '["con_01m8mmbfwnes6ra36k3kcgqs8a", "org_01m8mmbc3ge7rb3daszf1eg58v", "both", "Ash", null, null, null, null, null, 30, null, null, "active", "ash", 1795988766613, 1795988766613, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 29, 1, 'invoices', 'inv_01m8mmbfv8e5j86zj6r7mhn71v', '["inv_01m8mmbfv8e5j86zj6r7mhn71v", "org_01m8mmbc3ge7rb3daszf1eg58v", "sales", "invoice", "issued", "INV-0001", "con_01m8mmbftfec5tdqjcyqqcexwr", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 0, 0, "issued", "jnl_01m8mmbfv8e5j86zj6rbc22xz1", null, null, "inv-0001", 1795988766568, 1795988766568, 1, "9999-99-99", 0, null, null, [["org_01m8mmbc3ge7rb3daszf1eg58v", 1, "Oak", "1", "100", null, "acc_01m8mmbc3ge7rb3dasvt9x947t", "ST", null, 10000, 1900, 11900]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 29, 2, 'number_sequences', 'invoice', '["org_01m8mmbc3ge7rb3daszf1eg58v", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 34, 1, 'contras', 'ctr_01m8mmbfy4e6pvprqgnrktb28j', '["ctr_01m8mmbfy4e6pvprqgnrktb28j", "org_01m8mmbc3ge7rb3daszf1eg58v", "con_01m8mmbfwnes6ra36k3kcgqs8a", "2026-03-28", 4000, null, "jnl_01m8mmbfy4e6pvprqgnw0ny7by", null, null, 1795988766660, 1795988766660, 1, [["alc_01m8mmbfy4e6pvprqgp0z6gttb", "org_01m8mmbc3ge7rb3daszf1eg58v", "inv_01m8mmbfwweh8szyk9fzz7yqnq", 4000, "2026-03-28", null], ["alc_01m8mmbfy4e6pvprqgp0z6gttc", "org_01m8mmbc3ge7rb3daszf1eg58v", "inv_01m8mmbfxbewkr4dxy8d42dezz", 4000, "2026-03-28", null]]]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 34, 2, 'invoices', 'inv_01m8mmbfwweh8szyk9fzz7yqnq', '["inv_01m8mmbfwweh8szyk9fzz7yqnq", "org_01m8mmbc3ge7rb3daszf1eg58v", "sales", "invoice", "issued", "A-1", "con_01m8mmbfwnes6ra36k3kcgqs8a", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 4000, 0, "issued", "jnl_01m8mmbfwweh8szyk9g3z53w2v", null, null, "a-1", 1795988766620, 1795988766660, 2, "9999-99-99", 1, "2026-03-28", "2026-03-28", [["org_01m8mmbc3ge7rb3daszf1eg58v", 1, "Ash", "1", "50", null, "acc_01m8mmbc3ge7rb3dasvt9x947t", "NV", null, 5000, 0, 5000]], [["alc_01m8mmbfy4e6pvprqgp0z6gttb", "org_01m8mmbc3ge7rb3daszf1eg58v", null, null, 4000, "2026-03-28", null, 1795988766660, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 34, 3, 'invoices', 'inv_01m8mmbfxbewkr4dxy8d42dezz', '["inv_01m8mmbfxbewkr4dxy8d42dezz", "org_01m8mmbc3ge7rb3daszf1eg58v", "purchase", "invoice", "issued", "A-1", "con_01m8mmbfwnes6ra36k3kcgqs8a", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 4000, 0, "issued", "jnl_01m8mmbfxbewkr4dxy8g28p31z", null, null, "a-1", 1795988766635, 1795988766660, 2, "9999-99-99", 1, "2026-03-28", "2026-03-28", [["org_01m8mmbc3ge7rb3daszf1eg58v", 1, "Ash", "1", "50", null, "acc_01m8mmbc3ge7rb3daswfgy3qn0", "NV", null, 5000, 0, 5000]], [["alc_01m8mmbfy4e6pvprqgp0z6gttc", "org_01m8mmbc3ge7rb3daszf1eg58v", null, null, 4000, "2026-03-28", null, 1795988766660, null]], [], null, 0, 0, 0]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8mmbc61ekz9w76frnya2efc', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'acc_01m8mmbc3ge7rb3dassx7shdae', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795988762817, 1795988762817, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8mmbcb1e15t334ycpx2emkf', 'org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbcb1e15t334ycrzqp5df', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795988762977, 1795988762977, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8mmbca0ebbr5zg287xwc8nd', 'org_01m8mmbc73e0ebctwr3190mjqr', 'acc_01m8mmbc73e0ebctwqxgzmazz2', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8mmbca0ebbr5zg28fzfe1fw', 900715, 1795988762944, 1795988763827, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbd5ke12v0kkbc9rpj90e', 'org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8mmbcewe7ss74hzk8v472pf', 'allocations', 'jnl_01m8mmbd8ze36bt9758sqggraw', 2, NULL, 'NV', 0, 1795988763935, 1795988763827, 1795988763935, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbd5ke12v0kkbceaevtch', 'org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mmbcc0e0xaq8adveq4ydbr', 'allocations', 'jnl_01m8mmbdbveyqtnw0zgb8jz30k', 2, NULL, 'NV', 0, 1795988764027, 1795988763827, 1795988764027, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbd5ke12v0kkbcm8vm75q', 'org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8mmbcfremkazh984367r0pq', 'allocations', 'jnl_01m8mmbdeseewbhbjbn97hyg08', 2, NULL, 'NV', 0, 1795988764121, 1795988763827, 1795988764121, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbd5ke12v0kkbcvaqt6gy', 'org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8mmbcc0e0xaq8adveq4ydbr', 'allocations', 'jnl_01m8mmbdhqe4xbgsqfa9vd2hcd', 2, NULL, 'NV', 0, 1795988764215, 1795988763827, 1795988764215, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbd5ke12v0kkbd21zvs1f', 'org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8mmbce9ejp92h3wankk29sg', 'allocations', 'jnl_01m8mmbdmce2wv8dbvy4j7mdk2', 2, NULL, 'NV', 0, 1795988764300, 1795988763827, 1795988764300, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbd5ke12v0kkbddnww0p6', 'org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mmbcdked7bxjs25px540jg', 'allocations', 'jnl_01m8mmbdq9e088nz32agmfazfd', 2, NULL, 'NV', 0, 1795988764393, 1795988763827, 1795988764393, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbd5ke12v0kkbd9wwfpm0', 'org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8mmbccwe5g8vb4waa11073a', 'match', 'jnl_01m8mmbd3demft0kbef1g6h84k', 2, NULL, 'NV', 0, 1795988764526, 1795988763827, 1795988764526, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbd5ke12v0kkbdnwdyyvb', 'org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8mmbdyme7jvpcjfjb44kph0', 1, NULL, 'NV', 0, 1795988764628, 1795988763827, 1795988764628, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbd5ke12v0kkbdv66j7m5', 'org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8mmbc73e0ebctwqy8a56na6', 'NV', NULL, NULL, 'account', 'jnl_01m8mmbe2de9wvyeyh03vstxwr', 1, 'acc_01m8mmbc73e0ebctwqy8a56na6', 'NV', 0, 1795988764749, 1795988763827, 1795988764749, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbd5ke12v0kkbcxk1eee3', 'org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8mmbc73e0ebctwr1hrqjbwr', 'ZR', NULL, NULL, 'account', 'jnl_01m8mmbedhev5bx8be4artwpm6', 1, 'acc_01m8mmbc73e0ebctwr1hrqjbwr', 'ZR', 0, 1795988765105, 1795988763827, 1795988765105, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbd5ke12v0kkbd6qg7yvm', 'org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mmbc73e0ebctwr1bzhxz9d', 'ST', NULL, NULL, 'account', 'jnl_01m8mmbeffejjbnsqj915be6vd', 1, 'acc_01m8mmbc73e0ebctwr1bzhxz9d', 'ST', -600, 1795988765167, 1795988763827, 1795988765167, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbd5ke12v0kkbchvk9a87', 'org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mmbc73e0ebctwr1bzhxz9d', 'ST', NULL, NULL, 'account', 'jnl_01m8mmbej1evvveqr97qy5mvaz', 1, 'acc_01m8mmbc73e0ebctwr1bzhxz9d', 'ST', -600, 1795988765249, 1795988763827, 1795988765249, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbd5ke12v0kkbdgq1b857', 'org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8mmbc73e0ebctwr29sg9x05', 'EX', NULL, NULL, 'account', 'jnl_01m8mmbemxeb5bzb31xs4f3na0', 1, 'acc_01m8mmbc73e0ebctwr29sg9x05', 'EX', 0, 1795988765341, 1795988763827, 1795988765341, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8mmbfg4eah99zsk67s753v7', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'bac_01m8mmbc61ekz9w76frnya2efc', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795988766212, 1795988766265, 3, NULL, NULL);
INSERT INTO public.blobs VALUES ('01a22945bda1728cbd977b447513ec3e', 375, 1, 1795988766113, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8mmbcc0e0xaq8adveq4ydbr', 'org_01m8mmbc73e0ebctwr3190mjqr', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795988763008, 1795988763008, 1);
INSERT INTO public.contacts VALUES ('con_01m8mmbccwe5g8vb4waa11073a', 'org_01m8mmbc73e0ebctwr3190mjqr', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795988763036, 1795988763036, 1);
INSERT INTO public.contacts VALUES ('con_01m8mmbcdked7bxjs25px540jg', 'org_01m8mmbc73e0ebctwr3190mjqr', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795988763059, 1795988763059, 1);
INSERT INTO public.contacts VALUES ('con_01m8mmbce9ejp92h3wankk29sg', 'org_01m8mmbc73e0ebctwr3190mjqr', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795988763081, 1795988763081, 1);
INSERT INTO public.contacts VALUES ('con_01m8mmbcewe7ss74hzk8v472pf', 'org_01m8mmbc73e0ebctwr3190mjqr', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795988763100, 1795988763100, 1);
INSERT INTO public.contacts VALUES ('con_01m8mmbcfremkazh984367r0pq', 'org_01m8mmbc73e0ebctwr3190mjqr', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795988763128, 1795988763128, 1);
INSERT INTO public.contacts VALUES ('con_01m8mmbcgpe5wbgt38s62bxv87', 'org_01m8mmbc73e0ebctwr3190mjqr', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795988763158, 1795988763158, 1);
INSERT INTO public.contacts VALUES ('con_01m8mmbfjvez1r3n55tc5nmjhe', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1795988766299, 1795988766299, 1);
INSERT INTO public.contacts VALUES ('con_01m8mmbftfec5tdqjcyqqcexwr', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1795988766543, 1795988766543, 1);
INSERT INTO public.contacts VALUES ('con_01m8mmbfwnes6ra36k3kcgqs8a', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'both', 'Ash', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'ash', 1795988766613, 1795988766613, 1);
INSERT INTO public.contras VALUES ('ctr_01m8mmbfy4e6pvprqgnrktb28j', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'con_01m8mmbfwnes6ra36k3kcgqs8a', '2026-03-28', 4000, NULL, 'jnl_01m8mmbfy4e6pvprqgnw0ny7by', NULL, NULL, 1795988766660, 1795988766660, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'grant', 10, 0, NULL, NULL, 1795988766083);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'charge', -3, 0, 'rec_01m8mmbfcfetbspxytp8a0m9np', NULL, 1795988766113);
INSERT INTO public.deposit_releases VALUES ('alc_01m8mmbfvzehvve0hmfqa2qxxb', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'set_01m8mmbftqebzv020wmbp34jwd', '2026-04-02', 2521, 479, 'jnl_01m8mmbfw8eyys2bbxrs569w2v', NULL, NULL, 1795988766591);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', '', '01a22945-b0e1-7117-9374-16a820f6a962', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8mmbc73e0ebctwr3190mjqr","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T21:46:02.851Z","updated_at":"2026-11-29T21:46:02.851Z","version":1}}', 1795988762851);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b104-7380-9e9f-4c9949c78e34', '\x2a7c6124dc2b8c42020f5146c390c1b8ca454673cbbd97adbdc3a359bc7e92dc', 201, '{"data":{"id":"acc_01m8mmbc85ergtrv4hnf0nnf82","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T21:46:02.885Z","updated_at":"2026-11-29T21:46:02.885Z","version":1}}', 1795988762885);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b11b-76a9-aaf4-1e520f70e67f', '\x7febac023d6683ef76bd22e0362ecd135be0b49f66611462494d938d13f03b1a', 201, '{"data":{"id":"acc_01m8mmbc8xegk9tr2warsqd8yp","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T21:46:02.909Z","updated_at":"2026-11-29T21:46:02.909Z","version":1}}', 1795988762909);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b13f-72fe-b5ce-3e95b0a4c6f3', '\x4d45b56883c0cf0b8f51ff29b92ed484cd59ed54f4093694b06fe486a29182f5', 201, '{"data":{"id":"bac_01m8mmbca0ebbr5zg287xwc8nd","name":"Current","type":"current","account_id":"acc_01m8mmbc73e0ebctwqxgzmazz2","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mmbca0ebbr5zg28fzfe1fw","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T21:46:02.944Z","updated_at":"2026-11-29T21:46:02.944Z","version":1}}', 1795988762944);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b15f-7599-b8df-195c4e72f4de', '\x9b5da4abdf0b37112880e679f3f47befba4b9e6667a603980cf0a5b7f627c489', 201, '{"data":{"id":"bac_01m8mmbcb1e15t334ycpx2emkf","name":"Savings","type":"savings","account_id":"acc_01m8mmbcb1e15t334ycrzqp5df","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T21:46:02.977Z","updated_at":"2026-11-29T21:46:02.977Z","version":1}}', 1795988762977);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b17e-7035-af5d-16fad0f748b1', '\x296de2326b71f9d6dc0083a636afa42ec57495177f533d0643eecb3d118446f0', 201, '{"data":{"id":"con_01m8mmbcc0e0xaq8adveq4ydbr","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.008Z","updated_at":"2026-11-29T21:46:03.008Z","version":1}}', 1795988763008);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b19b-7730-970d-f1973413518e', '\x00eb06898c9e94b9a174fa9da941f7a31a4fa1f80c092576747dfc87c778d0eb', 201, '{"data":{"id":"con_01m8mmbccwe5g8vb4waa11073a","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.036Z","updated_at":"2026-11-29T21:46:03.036Z","version":1}}', 1795988763036);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b1b1-7304-b169-e834661235f1', '\x5dd4fe462be240c83b1e03d3143d2a43d30dbe587d1ba7235fa895fbb6878291', 201, '{"data":{"id":"con_01m8mmbcdked7bxjs25px540jg","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.059Z","updated_at":"2026-11-29T21:46:03.059Z","version":1}}', 1795988763059);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b1c7-73d0-8e9a-3ded92d7dbb6', '\x1bb7878258caa1ce09637b7d8558ffceab14be13085a9e012edfa591479a5629', 201, '{"data":{"id":"con_01m8mmbce9ejp92h3wankk29sg","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.081Z","updated_at":"2026-11-29T21:46:03.081Z","version":1}}', 1795988763081);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b1db-72a0-a54e-df10f5e20b39', '\xbf0e24836aa5ca93ce7e9743f4d05d1da25e52c330dcfc795b6a634ca5957a25', 201, '{"data":{"id":"con_01m8mmbcewe7ss74hzk8v472pf","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.100Z","updated_at":"2026-11-29T21:46:03.100Z","version":1}}', 1795988763100);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b1f5-70db-ad2e-9b9f30951b6c', '\x27514e315d492e040aacd55d734fa2c40cb0d80e1fa7ecbaa36696eb1721a4eb', 201, '{"data":{"id":"con_01m8mmbcfremkazh984367r0pq","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.128Z","updated_at":"2026-11-29T21:46:03.128Z","version":1}}', 1795988763128);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b214-7768-8ea0-43581aa71a17', '\x50b896bb4d1aa40191074ef56afb1d37349d0479742ae46c7444827a0160504f', 201, '{"data":{"id":"con_01m8mmbcgpe5wbgt38s62bxv87","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T21:46:03.158Z","updated_at":"2026-11-29T21:46:03.158Z","version":1}}', 1795988763158);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b6e6-7153-a5e8-d502f830be26', '\x5fb6784a4373b4a6ef0d3d277e8399b9da9e8864820b03c47196ae6a5195cbb2', 200, '{"data":{"id":"btx_01m8mmbd5ke12v0kkbddnww0p6","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8mmbcdked7bxjs25px540jg","journal_id":"jnl_01m8mmbdq9e088nz32agmfazfd","settlement_id":"set_01m8mmbdq9e088nz32agmfazfd","confirmed_at":"2026-11-29T21:46:04.393Z","created_at":"2026-11-29T21:46:03.827Z","updated_at":"2026-11-29T21:46:04.393Z","version":2}}', 1795988764393);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', 'tieout-invoices-9ba05c349994af35b6685ddd80dadf3a88d890a4a01924ea8822646e5522a297', '\x6515ac15e1186752f47749495c661bb92ec8a1299e9a40a2b80487913e70a7c9', 201, '{"data":{"id":"inv_01m8mmbckwex8bqe8kvcz6gtb3","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mmbcc0e0xaq8adveq4ydbr","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mmbckwex8bqe8kvkpvs1ar","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.260Z","updated_at":"2026-11-29T21:46:03.260Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1795988763260);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', 'tieout-invoices-09540420da949ec5e8689479617c92b99537379ef196ef4f14138bac8a89c272', '\x9581ed1636ffa6874c202e1ff99d2d903d036e111b98c383b4e53b38188f6c66', 201, '{"data":{"id":"inv_01m8mmbcqhe64any3g9fp5c4vv","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mmbcc0e0xaq8adveq4ydbr","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mmbcqjeka8vn6a5a4ntwq6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.378Z","updated_at":"2026-11-29T21:46:03.378Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzhd1zcvw","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1795988763378);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', 'tieout-invoices-94a69ece4995a9d370ab866989b2f2d59dc12569ed08fd32cd0fb9d9d8f865bb', '\x74ee3beef5b5f56e85ad2bf20eef6b7f4bd7b0e912e2d45abedf3e8750f4706d', 201, '{"data":{"id":"inv_01m8mmbcsaey3vjcak028x8cve","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mmbcdked7bxjs25px540jg","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mmbcsaey3vjcak075mjjhe","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.434Z","updated_at":"2026-11-29T21:46:03.434Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1795988763434);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', 'tieout-invoices-69a3592c67dad3241e53d19cc2907850e30015783715ada2b73d623ca813e9a6', '\x5c16f7256c7fdcef426829f16dfc574e4792c70c0c04d9c3355a0569c3807771', 201, '{"data":{"id":"inv_01m8mmbctxekgt4r6t390fv5sy","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mmbcgpe5wbgt38s62bxv87","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mmbctxekgt4r6t3c5bm966","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.485Z","updated_at":"2026-11-29T21:46:03.485Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwr05m8qxwt","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1795988763485);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b3ad-75a6-a7d5-dba3d15de7de', '\xd3c9e1b0dc7a963fd66c2beaad5f15382e5c0c6ae3efe38f3dde52f174ed6314', 200, '{"data":{"id":"inv_01m8mmbcsrep2vjynbxrfbc4kf","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8mmbcdked7bxjs25px540jg","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mmbcsrep2vjynbxzfgvwhe","void_date":"2026-03-03","void_journal_id":"jnl_01m8mmbcxnexjb2e8vvea7r14g","created_at":"2026-11-29T21:46:03.448Z","updated_at":"2026-11-29T21:46:03.573Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795988763573);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b3f8-7261-9326-9d2d9b482c96', '\xfb82d4f629d8ec9b8ba837ae3ff8b437de367658f4f4702b364ff65f95ea07e2', 201, '{"data":{"id":"inv_01m8mmbct7es6bvqd6yppf7xmr","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8mmbcdked7bxjs25px540jg","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mmbct7es6bvqd6yvtma4hw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.463Z","updated_at":"2026-11-29T21:46:03.645Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795988763645);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b5d5-738c-a756-377450b988a6', '\xc901f4ab76ac2c6627f235ecc928dc15985cdf929ad46185228f08fd87803c42', 200, '{"data":{"id":"btx_01m8mmbd5ke12v0kkbcm8vm75q","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8mmbcfremkazh984367r0pq","journal_id":"jnl_01m8mmbdeseewbhbjbn97hyg08","settlement_id":"set_01m8mmbdeseewbhbjbn97hyg08","confirmed_at":"2026-11-29T21:46:04.121Z","created_at":"2026-11-29T21:46:03.827Z","updated_at":"2026-11-29T21:46:04.121Z","version":2}}', 1795988764121);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', 'tieout-invoices-b906278b97328d7b707bb51657d738610040eaa1923f053a55a0f861a66ca696', '\xd673469b67637de0f7e968889bb80362464cd45c4a3e749f9c15826f75345be0', 201, '{"data":{"id":"inv_01m8mmbcnbeyvv9230sxq7a7zy","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mmbce9ejp92h3wankk29sg","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mmbcnbeyvv9230t361r9q5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.307Z","updated_at":"2026-11-29T21:46:03.307Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwr017t2c9k","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1795988763307);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', 'tieout-invoices-ce833215393dfc961d76de6daa2c88226445ae515f744efc08bc4be105972c4f', '\x092145c7fe310bd0b26208d7584c9d810d861d704dfc392b9f00b1790b68c466', 201, '{"data":{"id":"inv_01m8mmbcr7ehmtfn4jgnh141d9","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mmbcfremkazh984367r0pq","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mmbcr7ehmtfn4jgsvnsy2d","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.399Z","updated_at":"2026-11-29T21:46:03.399Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwr0rq1adcg","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1795988763399);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', 'tieout-invoices-be65e75aad5b5bd8f75486a9b9246ef387b308f0629867160d1b7ebe9a79abf3', '\xfe82881ae148e5415d24c6c7364e66cef76c87f7c2618de3889d9b32d0b0819f', 201, '{"data":{"id":"inv_01m8mmbcsrep2vjynbxrfbc4kf","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mmbcdked7bxjs25px540jg","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mmbcsrep2vjynbxzfgvwhe","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.448Z","updated_at":"2026-11-29T21:46:03.448Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795988763448);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', 'tieout-invoices-4b8e8f0bddb9e18dd83965f90f7ac3ebb2265a85f465e5f8643ceae6b8a6a618', '\xbed43b99d3eb658690b25170e80807ebe17bd5347a3524655b5b244f915d0bee', 201, '{"data":{"id":"inv_01m8mmbcvmengamkr7cvb2v24z","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mmbcc0e0xaq8adveq4ydbr","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mmbcvmengamkr7cyz54pah","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.508Z","updated_at":"2026-11-29T21:46:03.508Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzhd1zcvw","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1795988763508);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b46b-7375-bc8a-16f915d07b9f', '\xaca3e73a8a3a182a6733e0fefafaf0d457e55d41a34b8e9547c85c33e53572b4', 201, '{"data":{"id":"set_01m8mmbd3demft0kbeeytwsafx","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mmbccwe5g8vb4waa11073a","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mmbd3demft0kbef56vj20k","invoice_id":"inv_01m8mmbcrqejhaxb5zt86xzt64","invoice_number":"INV-0003","settlement_id":"set_01m8mmbd3demft0kbeeytwsafx","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T21:46:03.757Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8mmbd3demft0kbef1g6h84k","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.757Z","updated_at":"2026-11-29T21:46:03.757Z","version":1}}', 1795988763757);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b51a-73e1-9bbb-fe6d3b51fac7', '\xce4d7c992b6792839e268cae630f565f79dda762980ba7aed02d79bff8e1cd3e', 200, '{"data":{"id":"btx_01m8mmbd5ke12v0kkbc9rpj90e","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8mmbcewe7ss74hzk8v472pf","journal_id":"jnl_01m8mmbd8ze36bt9758sqggraw","settlement_id":"set_01m8mmbd8ze36bt9758sqggraw","confirmed_at":"2026-11-29T21:46:03.935Z","created_at":"2026-11-29T21:46:03.827Z","updated_at":"2026-11-29T21:46:03.935Z","version":2}}', 1795988763935);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b689-7581-a9d9-9cd25d6c010f', '\xb106b20c52c89c00bda390184db645b318919f78022e3c0e1f466eae73ea7a8c', 200, '{"data":{"id":"btx_01m8mmbd5ke12v0kkbd21zvs1f","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8mmbce9ejp92h3wankk29sg","journal_id":"jnl_01m8mmbdmce2wv8dbvy4j7mdk2","settlement_id":"set_01m8mmbdmce2wv8dbvy4j7mdk2","confirmed_at":"2026-11-29T21:46:04.300Z","created_at":"2026-11-29T21:46:03.827Z","updated_at":"2026-11-29T21:46:04.300Z","version":2}}', 1795988764300);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', 'tieout-invoices-d0b25aa0aae0c1bc8f3dbba963617d19bcd7b583551cf906f4b1f5f397f2d45a', '\x5875b4ae05a0efd14c3a6fd62dfff1a098748acb5af3a49e78cb04c56a9d1eb6', 201, '{"data":{"id":"inv_01m8mmbcpee5zs70by4hadr7rz","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mmbcewe7ss74hzk8v472pf","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mmbcpee5zs70by4myh8d5s","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.342Z","updated_at":"2026-11-29T21:46:03.342Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqwjahds2z","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1795988763342);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', 'tieout-invoices-f391c438afdcb389d32db9cf683058c412e8333138b98cc51a6ec2f0714c59c7', '\xe21f25fc636db78b519bd2967fef835efad8135ed509ed42cbd00e05cfbe6417', 201, '{"data":{"id":"inv_01m8mmbcrqejhaxb5zt86xzt64","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mmbccwe5g8vb4waa11073a","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mmbcrqejhaxb5ztegrzq0p","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.415Z","updated_at":"2026-11-29T21:46:03.415Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mmbc8xegk9tr2warsqd8yp","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1795988763415);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', 'tieout-invoices-db2b7337978b61fec8c27c50e0861be9cf3d36f687ad9fc6c984dc9f8be93781', '\xb966c0b3c3810dc4221ced57e73b664a394e0724e983ba93245619d26c8bff5b', 201, '{"data":{"id":"inv_01m8mmbct7es6bvqd6yppf7xmr","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mmbcdked7bxjs25px540jg","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mmbct7es6bvqd6yvtma4hw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T21:46:03.463Z","updated_at":"2026-11-29T21:46:03.463Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mmbc73e0ebctwqzf2v15vw","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795988763463);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', 'tieout-journals-75a266cb7aa9bcf45f45062164cb24af38532c203e80e2580d8217baedb32075', '\xf4280e9758c51f59eada62693103d0fadce38b554c7f4c0f351266da727e522f', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8mmbd1ze73bhx9fdhg3y0z2","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8mmbd1ze73bhx9fdvndwcpt","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8mmbd1ze73bhx9fe25xjjxj","sequence":16,"error":null}]}}', 1795988763711);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b4af-7790-a1a7-96ffbb2663f1', '\x067bc3f7e173559332d2038584c21a6fb4e01f314c5bcbb5a3f9ef06b382d6ed', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8mmbd5ke12v0kkbc9rpj90e"},{"index":1,"status":"created","id":"btx_01m8mmbd5ke12v0kkbceaevtch"},{"index":2,"status":"created","id":"btx_01m8mmbd5ke12v0kkbchvk9a87"},{"index":3,"status":"created","id":"btx_01m8mmbd5ke12v0kkbcm8vm75q"},{"index":4,"status":"created","id":"btx_01m8mmbd5ke12v0kkbcvaqt6gy"},{"index":5,"status":"created","id":"btx_01m8mmbd5ke12v0kkbcxk1eee3"},{"index":6,"status":"created","id":"btx_01m8mmbd5ke12v0kkbd21zvs1f"},{"index":7,"status":"created","id":"btx_01m8mmbd5ke12v0kkbd6qg7yvm"},{"index":8,"status":"created","id":"btx_01m8mmbd5ke12v0kkbd9wwfpm0"},{"index":9,"status":"created","id":"btx_01m8mmbd5ke12v0kkbddnww0p6"},{"index":10,"status":"created","id":"btx_01m8mmbd5ke12v0kkbdgq1b857"},{"index":11,"status":"created","id":"btx_01m8mmbd5ke12v0kkbdnwdyyvb"},{"index":12,"status":"created","id":"btx_01m8mmbd5ke12v0kkbdv66j7m5"}]}}', 1795988763827);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b576-73cd-a2ed-aac529649c1c', '\x7778cbfe4ea3ff568eb3a7c13000eb4c28ed54d2d5f51443d3b957b480312901', 200, '{"data":{"id":"btx_01m8mmbd5ke12v0kkbceaevtch","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8mmbcc0e0xaq8adveq4ydbr","journal_id":"jnl_01m8mmbdbveyqtnw0zgb8jz30k","settlement_id":"set_01m8mmbdbveyqtnw0zgb8jz30k","confirmed_at":"2026-11-29T21:46:04.027Z","created_at":"2026-11-29T21:46:03.827Z","updated_at":"2026-11-29T21:46:04.027Z","version":2}}', 1795988764027);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b635-7769-9abb-8ba4aab03a9a', '\x596b977a8548236b23960868e300bd58f57ef91035525cd87db174b0dbdaabf1', 200, '{"data":{"id":"btx_01m8mmbd5ke12v0kkbcvaqt6gy","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8mmbcc0e0xaq8adveq4ydbr","journal_id":"jnl_01m8mmbdhqe4xbgsqfa9vd2hcd","settlement_id":"set_01m8mmbdhqe4xbgsqfa9vd2hcd","confirmed_at":"2026-11-29T21:46:04.215Z","created_at":"2026-11-29T21:46:03.827Z","updated_at":"2026-11-29T21:46:04.215Z","version":2}}', 1795988764215);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b76b-72d3-99fa-19111367edc7', '\xf670675d2e8cd9d1e617234a99877deccb54a92a377db37bad7e1e97fc9cf830', 200, '{"data":{"id":"btx_01m8mmbd5ke12v0kkbd9wwfpm0","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8mmbccwe5g8vb4waa11073a","journal_id":"jnl_01m8mmbd3demft0kbef1g6h84k","settlement_id":"set_01m8mmbd3demft0kbeeytwsafx","confirmed_at":"2026-11-29T21:46:04.526Z","created_at":"2026-11-29T21:46:03.827Z","updated_at":"2026-11-29T21:46:04.526Z","version":2}}', 1795988764526);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b7d1-75ee-81c6-b450e60796ac', '\xf4343e1ad4b8718cfe6794e782b31f6dfa8efe351366fd2b6652c140cf567572', 200, '{"data":{"id":"btx_01m8mmbd5ke12v0kkbdnwdyyvb","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8mmbdyme7jvpcjfjb44kph0","settlement_id":null,"confirmed_at":"2026-11-29T21:46:04.628Z","created_at":"2026-11-29T21:46:03.827Z","updated_at":"2026-11-29T21:46:04.628Z","version":2}}', 1795988764628);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b84a-761a-9afb-5c24093629c6', '\xee688b213151847fd9276ffde502ff4fcd86e5ad31e2f8794428da26dae4f6a2', 200, '{"data":{"id":"btx_01m8mmbd5ke12v0kkbdv66j7m5","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mmbc73e0ebctwqy8a56na6","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8mmbe2de9wvyeyh03vstxwr","settlement_id":null,"confirmed_at":"2026-11-29T21:46:04.749Z","created_at":"2026-11-29T21:46:03.827Z","updated_at":"2026-11-29T21:46:04.749Z","version":2}}', 1795988764749);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b879-77dc-8e5e-a24e7bbdb8cb', '\x2bb290efbc436aec9bcbec4777d282f2609c26ccce7a8ab649eb3c441147e0a0', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8mmbd5ke12v0kkbchvk9a87","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mmbc73e0ebctwr1bzhxz9d","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mmbd5ke12v0kkbcxk1eee3","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mmbc73e0ebctwr1hrqjbwr","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8mmbd5ke12v0kkbd6qg7yvm","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mmbc73e0ebctwr1bzhxz9d","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mmbd5ke12v0kkbdgq1b857","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mmbc73e0ebctwr29sg9x05","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795988765035);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-bb24-7315-8b53-5e7d82e57da5', '\x219d755f6a4e7fc62e1db8a36de3d404cea21b6dfe99a1edb8b9bc93aa6d5925', 201, '{"data":{"id":"vrt_01m8mmbes6e99vss2kws5g9n4h","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T21:46:05.478Z","updated_at":"2026-11-29T21:46:05.478Z","version":1}}', 1795988765478);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8mmbfcfetbspxytp8a0m9np","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8mmbfcfetbspxytp8a0m9np"}', 1795988766095);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b9ab-74f6-9e57-8aef64e32f3e', '\x03600242be997207e1f4b6d3839fd1dd593f40dd9645ae39889c613dd550f64d', 200, '{"data":{"id":"btx_01m8mmbd5ke12v0kkbcxk1eee3","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mmbc73e0ebctwr1hrqjbwr","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8mmbedhev5bx8be4artwpm6","settlement_id":null,"confirmed_at":"2026-11-29T21:46:05.105Z","created_at":"2026-11-29T21:46:03.827Z","updated_at":"2026-11-29T21:46:05.105Z","version":3}}', 1795988765105);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-b9e9-7421-b9cb-014bd2372b37', '\xccc0536288a1baa5e129b78ce232ac26128f9048dc378c2d6f6a9f69c942cdeb', 200, '{"data":{"id":"btx_01m8mmbd5ke12v0kkbd6qg7yvm","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mmbc73e0ebctwr1bzhxz9d","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mmbeffejjbnsqj915be6vd","settlement_id":null,"confirmed_at":"2026-11-29T21:46:05.167Z","created_at":"2026-11-29T21:46:03.827Z","updated_at":"2026-11-29T21:46:05.167Z","version":3}}', 1795988765167);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-ba99-7126-a3f2-eb1319f01cc1', '\x18d7d9581f781f063d4aa068242b90f0f46d1b30f02ea33bb2fdaac59266a112', 200, '{"data":{"id":"btx_01m8mmbd5ke12v0kkbdgq1b857","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mmbc73e0ebctwr29sg9x05","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8mmbemxeb5bzb31xs4f3na0","settlement_id":null,"confirmed_at":"2026-11-29T21:46:05.341Z","created_at":"2026-11-29T21:46:03.827Z","updated_at":"2026-11-29T21:46:05.341Z","version":3}}', 1795988765341);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-bb49-74a5-ae2d-1a8cfe6f791e', '\x67eae2ad59412e6af57bb06615fe0b39687b036f2ea80a449631e72b38c41da6', 200, '{"data":{"id":"vrt_01m8mmbes6e99vss2kws5g9n4h","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-29T21:46:05.517Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T21:46:05.478Z","updated_at":"2026-11-29T21:46:05.517Z","version":2}}', 1795988765517);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-ba3c-7515-aa08-9d6046bbae51', '\x422e895fb4dba1989b5db1315b460df1f7af30ddd1bbd521406f9ec0662b1323', 200, '{"data":{"id":"btx_01m8mmbd5ke12v0kkbchvk9a87","bank_account_id":"bac_01m8mmbca0ebbr5zg287xwc8nd","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mmbc73e0ebctwr1bzhxz9d","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mmbej1evvveqr97qy5mvaz","settlement_id":null,"confirmed_at":"2026-11-29T21:46:05.249Z","created_at":"2026-11-29T21:46:03.827Z","updated_at":"2026-11-29T21:46:05.249Z","version":3}}', 1795988765249);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'org_01m8mmbc73e0ebctwr3190mjqr', '01a22945-bb74-734c-872f-d539da4f5717', '\xf6cf5dc8ee600990737bf8ef124b1d77f82f0fb96f8ff906da4472327b52c769', 200, '{"data":{"id":"org_01m8mmbc73e0ebctwr3190mjqr","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T21:46:02.851Z","updated_at":"2026-11-29T21:46:05.557Z","version":2}}', 1795988765557);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbckwex8bqe8kvcz6gtb3', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8mmbc73e0ebctwqzf2v15vw', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcnbeyvv9230sxq7a7zy', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8mmbc73e0ebctwr017t2c9k', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcpee5zs70by4hadr7rz', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8mmbc73e0ebctwqwjahds2z', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcqhe64any3g9fp5c4vv', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8mmbc73e0ebctwqzhd1zcvw', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcr7ehmtfn4jgnh141d9', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8mmbc73e0ebctwr0rq1adcg', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcrqejhaxb5zt86xzt64', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8mmbc8xegk9tr2warsqd8yp', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcrqejhaxb5zt86xzt64', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8mmbc73e0ebctwqzf2v15vw', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcsaey3vjcak028x8cve', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8mmbc73e0ebctwqzf2v15vw', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcsrep2vjynbxrfbc4kf', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8mmbc73e0ebctwqzf2v15vw', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbct7es6bvqd6yppf7xmr', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8mmbc73e0ebctwqzf2v15vw', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbctxekgt4r6t390fv5sy', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8mmbc73e0ebctwr05m8qxwt', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcvmengamkr7cvb2v24z', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8mmbc73e0ebctwqzhd1zcvw', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'inv_01m8mmbcvmengamkr7cvb2v24z', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8mmbc73e0ebctwqzf2v15vw', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'inv_01m8mmbfk3epdbssdbwszpy23p', 1, 'Oak', '1', '50', NULL, 'acc_01m8mmbc3ge7rb3dasvt9x947t', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'inv_01m8mmbfn4ema8jkp90jbwd40m', 1, 'Oak', '1', '50', NULL, 'acc_01m8mmbc3ge7rb3daswfgy3qn0', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'inv_01m8mmbfv8e5j86zj6r7mhn71v', 1, 'Oak', '1', '100', NULL, 'acc_01m8mmbc3ge7rb3dasvt9x947t', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'inv_01m8mmbfwweh8szyk9fzz7yqnq', 1, 'Ash', '1', '50', NULL, 'acc_01m8mmbc3ge7rb3dasvt9x947t', 'NV', NULL, 5000, 0, 5000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'inv_01m8mmbfxbewkr4dxy8d42dezz', 1, 'Ash', '1', '50', NULL, 'acc_01m8mmbc3ge7rb3daswfgy3qn0', 'NV', NULL, 5000, 0, 5000);
INSERT INTO public.invoices VALUES ('inv_01m8mmbctxekgt4r6t390fv5sy', 'org_01m8mmbc73e0ebctwr3190mjqr', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8mmbcgpe5wbgt38s62bxv87', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8mmbctxekgt4r6t3c5bm966', NULL, NULL, 'fr-1209', 1795988763485, 1795988763485, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbcvmengamkr7cvb2v24z', 'org_01m8mmbc73e0ebctwr3190mjqr', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8mmbcc0e0xaq8adveq4ydbr', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8mmbcvmengamkr7cyz54pah', NULL, NULL, 'inv-0006', 1795988763508, 1795988763508, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbcsrep2vjynbxrfbc4kf', 'org_01m8mmbc73e0ebctwr3190mjqr', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8mmbcdked7bxjs25px540jg', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8mmbcsrep2vjynbxzfgvwhe', '2026-03-03', 'jnl_01m8mmbcxnexjb2e8vvea7r14g', 'inv-0005', 1795988763448, 1795988763573, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbct7es6bvqd6yppf7xmr', 'org_01m8mmbc73e0ebctwr3190mjqr', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8mmbcdked7bxjs25px540jg', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8mmbct7es6bvqd6yvtma4hw', NULL, NULL, 'cn-0001
inv-0004', 1795988763463, 1795988763645, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbcrqejhaxb5zt86xzt64', 'org_01m8mmbc73e0ebctwr3190mjqr', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8mmbccwe5g8vb4waa11073a', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8mmbcrqejhaxb5ztegrzq0p', NULL, NULL, 'inv-0003', 1795988763415, 1795988763757, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbcpee5zs70by4hadr7rz', 'org_01m8mmbc73e0ebctwr3190mjqr', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8mmbcewe7ss74hzk8v472pf', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8mmbcpee5zs70by4myh8d5s', NULL, NULL, 'tb-0117', 1795988763342, 1795988763935, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbcr7ehmtfn4jgnh141d9', 'org_01m8mmbc73e0ebctwr3190mjqr', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8mmbcfremkazh984367r0pq', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8mmbcr7ehmtfn4jgsvnsy2d', NULL, NULL, 'hl-33', 1795988763399, 1795988764121, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbckwex8bqe8kvcz6gtb3', 'org_01m8mmbc73e0ebctwr3190mjqr', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mmbcc0e0xaq8adveq4ydbr', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8mmbckwex8bqe8kvkpvs1ar', NULL, NULL, 'inv-0001', 1795988763260, 1795988764215, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbcqhe64any3g9fp5c4vv', 'org_01m8mmbc73e0ebctwr3190mjqr', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8mmbcc0e0xaq8adveq4ydbr', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8mmbcqjeka8vn6a5a4ntwq6', NULL, NULL, 'inv-0002', 1795988763378, 1795988764215, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbcnbeyvv9230sxq7a7zy', 'org_01m8mmbc73e0ebctwr3190mjqr', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8mmbce9ejp92h3wankk29sg', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8mmbcnbeyvv9230t361r9q5', NULL, NULL, 'px-881', 1795988763307, 1795988764300, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbcsaey3vjcak028x8cve', 'org_01m8mmbc73e0ebctwr3190mjqr', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8mmbcdked7bxjs25px540jg', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8mmbcsaey3vjcak075mjjhe', NULL, NULL, 'inv-0004', 1795988763434, 1795988764393, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbfk3epdbssdbwszpy23p', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8mmbfjvez1r3n55tc5nmjhe', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8mmbfk3epdbssdbwxw2vv6z', NULL, NULL, 'e-1', 1795988766307, 1795988766336, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbfn4ema8jkp90jbwd40m', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8mmbfjvez1r3n55tc5nmjhe', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8mmbfn4ema8jkp90m2m4cqd', NULL, NULL, 'e-1', 1795988766372, 1795988766391, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000);
INSERT INTO public.invoices VALUES ('inv_01m8mmbfv8e5j86zj6r7mhn71v', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mmbftfec5tdqjcyqqcexwr', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8mmbfv8e5j86zj6rbc22xz1', NULL, NULL, 'inv-0001', 1795988766568, 1795988766591, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbfwweh8szyk9fzz7yqnq', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'sales', 'invoice', 'issued', 'A-1', 'con_01m8mmbfwnes6ra36k3kcgqs8a', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8mmbfwweh8szyk9g3z53w2v', NULL, NULL, 'a-1', 1795988766620, 1795988766660, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8mmbfxbewkr4dxy8d42dezz', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'purchase', 'invoice', 'issued', 'A-1', 'con_01m8mmbfwnes6ra36k3kcgqs8a', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8mmbfxbewkr4dxy8g28p31z', NULL, NULL, 'a-1', 1795988766635, 1795988766660, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0);
INSERT INTO public.jobs VALUES ('rec_01m8mmbfcfetbspxytp8a0m9np', 'reconcile', 1, 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'key_01m8mmbbxfe4csc0v07y41f7y1', 'completed', 3, 0, 1, 1, NULL, NULL, '01a22945bda1728cbd977b447513ec3e', 3, NULL, 1795988766095, 1795988766101, 1795988766113, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 1, 'acc_01m8mmbc73e0ebctwqxgzmazz2', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 1, 2, 'acc_01m8mmbc73e0ebctwqz8t8de6q', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 2, 1, 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 2, 2, 'acc_01m8mmbc73e0ebctwqzf2v15vw', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 2, 3, 'acc_01m8mmbc85ergtrv4hnf0nnf82', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 3, 1, 'acc_01m8mmbc73e0ebctwqxvgazfmp', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 3, 2, 'acc_01m8mmbc73e0ebctwr017t2c9k', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 4, 1, 'acc_01m8mmbc73e0ebctwqxvgazfmp', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 4, 2, 'acc_01m8mmbc73e0ebctwqwjahds2z', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 4, 3, 'acc_01m8mmbc85ergtrv4hnf0nnf82', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 5, 1, 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 5, 2, 'acc_01m8mmbc73e0ebctwqzhd1zcvw', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 6, 1, 'acc_01m8mmbc73e0ebctwqxvgazfmp', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 6, 2, 'acc_01m8mmbc73e0ebctwr0rq1adcg', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 7, 1, 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 7, 2, 'acc_01m8mmbc8xegk9tr2warsqd8yp', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 7, 3, 'acc_01m8mmbc73e0ebctwqzf2v15vw', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 7, 4, 'acc_01m8mmbc85ergtrv4hnf0nnf82', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 8, 1, 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 8, 2, 'acc_01m8mmbc73e0ebctwqzf2v15vw', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 8, 3, 'acc_01m8mmbc85ergtrv4hnf0nnf82', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 9, 1, 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 9, 2, 'acc_01m8mmbc73e0ebctwqzf2v15vw', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 9, 3, 'acc_01m8mmbc85ergtrv4hnf0nnf82', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 10, 1, 'acc_01m8mmbc73e0ebctwqx5zqwxa1', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 10, 2, 'acc_01m8mmbc73e0ebctwqzf2v15vw', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 10, 3, 'acc_01m8mmbc85ergtrv4hnf0nnf82', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 11, 1, 'acc_01m8mmbc73e0ebctwqxvgazfmp', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 11, 2, 'acc_01m8mmbc73e0ebctwr05m8qxwt', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 11, 3, 'acc_01m8mmbc85ergtrv4hnf0nnf82', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 12, 1, 'acc_01m8mmbc73e0ebctwqx5zqwxa1', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 12, 2, 'acc_01m8mmbc73e0ebctwqzhd1zcvw', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 12, 3, 'acc_01m8mmbc73e0ebctwqzf2v15vw', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 12, 4, 'acc_01m8mmbc85ergtrv4hnf0nnf82', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 13, 1, 'acc_01m8mmbc73e0ebctwqx5zqwxa1', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 13, 2, 'acc_01m8mmbc73e0ebctwqzf2v15vw', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 13, 3, 'acc_01m8mmbc85ergtrv4hnf0nnf82', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 14, 1, 'acc_01m8mmbc73e0ebctwqz8t8de6q', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 14, 2, 'acc_01m8mmbc73e0ebctwqywp2z998', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 14, 3, 'acc_01m8mmbc73e0ebctwqyjmmp2v2', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 15, 1, 'acc_01m8mmbc73e0ebctwr0frebegt', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 15, 2, 'acc_01m8mmbc73e0ebctwqy2c6bgr2', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 15, 3, 'acc_01m8mmbc73e0ebctwqy8a56na6', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 16, 1, 'acc_01m8mmbc73e0ebctwr2cc9hffq', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 16, 2, 'acc_01m8mmbc73e0ebctwqwz6y13h7', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 17, 1, 'acc_01m8mmbc73e0ebctwqx5zqwxa1', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 17, 2, 'acc_01m8mmbc73e0ebctwqxgzmazz2', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 18, 1, 'acc_01m8mmbc73e0ebctwqxvgazfmp', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 18, 2, 'acc_01m8mmbc73e0ebctwqxgzmazz2', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 22, 1, 'acc_01m8mmbc73e0ebctwqxvgazfmp', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 22, 2, 'acc_01m8mmbc73e0ebctwqxgzmazz2', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 23, 1, 'acc_01m8mmbc73e0ebctwqx5zqwxa1', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 23, 2, 'acc_01m8mmbc73e0ebctwqxgzmazz2', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 28, 1, 'acc_01m8mmbc73e0ebctwqxgzmazz2', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 28, 2, 'acc_01m8mmbc73e0ebctwr1bzhxz9d', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 28, 3, 'acc_01m8mmbc85ergtrv4hnf0nnf82', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 2, 1, 'acc_01m8mmbc3ge7rb3dasxgswhm1b', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 2, 2, 'acc_01m8mmbc5meekt3te20md5n28z', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 2, 3, 'acc_01m8mmbc5meekt3te20md5n28z', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 2, 4, 'acc_01m8mmbc3ge7rb3dast2j4fy1f', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 7, 1, 'acc_01m8mmbc3ge7rb3dast5e502sa', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 7, 2, 'acc_01m8mmbc3ge7rb3daswfgy3qn0', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 7, 3, 'acc_01m8mmbc5meekt3te20md5n28z', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 19, 1, 'acc_01m8mmbc73e0ebctwqx5zqwxa1', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 19, 2, 'acc_01m8mmbc73e0ebctwqxgzmazz2', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 21, 1, 'acc_01m8mmbc73e0ebctwqx5zqwxa1', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 21, 2, 'acc_01m8mmbc73e0ebctwqxgzmazz2', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 1, 'acc_01m8mmbc3ge7rb3dasxgswhm1b', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 2, 'acc_01m8mmbc5meekt3te20md5n28z', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 3, 'acc_01m8mmbc3ge7rb3dast2j4fy1f', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 6, 1, 'acc_01m8mmbc3ge7rb3dasywnw0xhv', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 6, 2, 'acc_01m8mmbc3ge7rb3dassjsgywfx', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 13, 1, 'acc_01m8mmbft8exjt85vd89sspryd', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 13, 2, 'acc_01m8mmbc5meekt3te20md5n28z', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 13, 3, 'acc_01m8mmbft8exjt85vd89sspryd', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 20, 1, 'acc_01m8mmbc73e0ebctwqxvgazfmp', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 20, 2, 'acc_01m8mmbc73e0ebctwqxgzmazz2', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 24, 1, 'acc_01m8mmbc73e0ebctwqxgzmazz2', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 24, 2, 'acc_01m8mmbcb1e15t334ycrzqp5df', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 25, 1, 'acc_01m8mmbc73e0ebctwqxgzmazz2', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 25, 2, 'acc_01m8mmbc73e0ebctwqy8a56na6', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 26, 1, 'acc_01m8mmbc73e0ebctwqxgzmazz2', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 26, 2, 'acc_01m8mmbc73e0ebctwr1hrqjbwr', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 27, 1, 'acc_01m8mmbc73e0ebctwqxgzmazz2', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 27, 2, 'acc_01m8mmbc73e0ebctwr1bzhxz9d', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 27, 3, 'acc_01m8mmbc85ergtrv4hnf0nnf82', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 29, 1, 'acc_01m8mmbc73e0ebctwqxgzmazz2', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 29, 2, 'acc_01m8mmbc73e0ebctwr29sg9x05', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 3, 1, 'acc_01m8mmbc3ge7rb3daswt5sy77b', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 3, 2, 'acc_01m8mmbc3ge7rb3dassx7shdae', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 4, 1, 'acc_01m8mmbc3ge7rb3daswt5sy77b', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 4, 2, 'acc_01m8mmbc3ge7rb3dassx7shdae', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 5, 1, 'acc_01m8mmbc3ge7rb3dassjsgywfx', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 5, 2, 'acc_01m8mmbc3ge7rb3dasvt9x947t', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 5, 3, 'acc_01m8mmbc5meekt3te20md5n28z', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 8, 1, 'acc_01m8mmbc5meekt3te20md5n28z', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 8, 2, 'acc_01m8mmbc3ge7rb3dassrq2n5nd', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 9, 1, 'acc_01m8mmbc5meekt3te20md5n28z', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 9, 2, 'acc_01m8mmbc3ge7rb3dast2j4fy1f', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 10, 1, 'acc_01m8mmbc3ge7rb3dasvt9x947t', -2000, NULL, 'ST', 400, 0, '2025-03-10', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 10, 2, 'acc_01m8mmbc5meekt3te20md5n28z', -400, NULL, 'ST', 0, 1, '2025-03-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 10, 3, 'acc_01m8mmbc3ge7rb3dast2j4fy1f', 2400, NULL, NULL, 0, 0, '2025-03-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 11, 1, 'acc_01m8mmbc3ge7rb3dassjsgywfx', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 11, 2, 'acc_01m8mmbc3ge7rb3dassx7shdae', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 11, 3, 'acc_01m8mmbft8exjt85vd89sspryd', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 11, 4, 'acc_01m8mmbc5meekt3te20md5n28z', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 11, 5, 'acc_01m8mmbft8exjt85vd89sspryd', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 12, 1, 'acc_01m8mmbc3ge7rb3dassjsgywfx', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 12, 2, 'acc_01m8mmbc3ge7rb3dasvt9x947t', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 12, 3, 'acc_01m8mmbc5meekt3te20md5n28z', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 14, 1, 'acc_01m8mmbc3ge7rb3dassjsgywfx', 5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 14, 2, 'acc_01m8mmbc3ge7rb3dasvt9x947t', -5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 15, 1, 'acc_01m8mmbc3ge7rb3dast5e502sa', -5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 15, 2, 'acc_01m8mmbc3ge7rb3daswfgy3qn0', 5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 16, 1, 'acc_01m8mmbc3ge7rb3dast5e502sa', 4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 16, 2, 'acc_01m8mmbc3ge7rb3dassjsgywfx', -4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO public.journals VALUES ('jnl_01m8mmbca0ebbr5zg28fzfe1fw', 'org_01m8mmbc73e0ebctwr3190mjqr', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795988762944, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xebe3b703e259708a704757b59fac8e9131535515df85474d0a54fcabdf94d4fd', 'opening balance of current', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbckwex8bqe8kvkpvs1ar', 'org_01m8mmbc73e0ebctwr3190mjqr', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795988763260, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xce29301ffed81d63615591681ef5144461c7af56a2c10738f9ca42dbe7ae48e7', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbcnbeyvv9230t361r9q5', 'org_01m8mmbc73e0ebctwr3190mjqr', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795988763307, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xec294dc195f4300a931f6f5ce91e025afe82cf586977e7e80f10270dd39c4324', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbcpee5zs70by4myh8d5s', 'org_01m8mmbc73e0ebctwr3190mjqr', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795988763342, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x0e6cb2d9aad9559ea69326c460480546831d969562e3fe1e51cf01e4ca1596c2', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbcqjeka8vn6a5a4ntwq6', 'org_01m8mmbc73e0ebctwr3190mjqr', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795988763378, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x4c949275f4bac496d7bb8b311c9a58cd2b2e572ea4f1989780e66a7f6b7f6396', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbcr7ehmtfn4jgsvnsy2d', 'org_01m8mmbc73e0ebctwr3190mjqr', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795988763399, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xfa22ed3663bd3106b6faa1839d2934351f476cb01fb8cbd8183d1fdc76a154a2', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbcrqejhaxb5ztegrzq0p', 'org_01m8mmbc73e0ebctwr3190mjqr', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795988763415, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x53ee2a58086e9e5175cc9cbb94e1826c1747675a54fe351c9d51ff4e7b874ef2', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbcsaey3vjcak075mjjhe', 'org_01m8mmbc73e0ebctwr3190mjqr', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795988763434, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x7966692fd312ed2575843066202b37785b3bb58c2cde0c50a356013ebc4a4182', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbcsrep2vjynbxzfgvwhe', 'org_01m8mmbc73e0ebctwr3190mjqr', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795988763448, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xd7a1d167e1f3e9213b9613410b05502f61040247c2f1af35e526b940703ed316', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbct7es6bvqd6yvtma4hw', 'org_01m8mmbc73e0ebctwr3190mjqr', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795988763463, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xb6a2d9081da66abcebbf7eabd403506dfe179146776aaaabb4fd1b86f0fc83c5', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbctxekgt4r6t3c5bm966', 'org_01m8mmbc73e0ebctwr3190mjqr', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795988763485, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x9b728c0e288c36ffb1ce76edd73af4701f7c502baaf86102fc0f6d667c5d7820', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbcvmengamkr7cyz54pah', 'org_01m8mmbc73e0ebctwr3190mjqr', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795988763508, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x038dada52b9ec9eadf9f3ab20fc48b401aa9be9e1011a9977e807843e0f792f4', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbcxnexjb2e8vvea7r14g', 'org_01m8mmbc73e0ebctwr3190mjqr', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8mmbcsrep2vjynbxzfgvwhe', 60000, 1795988763573, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x06615165f7fcfdec4b41f9bb389d6138e5094d3843db19b19cc8ca42cfb907d7', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbd1ze73bhx9fdhg3y0z2', 'org_01m8mmbc73e0ebctwr3190mjqr', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795988763711, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xb5e84458c5775e7c29144f50a7f8eda3213d6140b8608b38f2f0bbb42de602e5', 'opening balances
jv-001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbd1ze73bhx9fdvndwcpt', 'org_01m8mmbc73e0ebctwr3190mjqr', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795988763711, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x2567089a07d9f72ac06e4598aa429a79864cc77a61c6479ca4aa0e3208c1ea34', 'march wages
jv-002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbd1ze73bhx9fe25xjjxj', 'org_01m8mmbc73e0ebctwr3190mjqr', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795988763711, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x36d3f1ab25631aa5976fbd411128d11fcca5d893190aad2e2288e739dd5a30f6', 'depreciation of the laptop
jv-003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbd3demft0kbef1g6h84k', 'org_01m8mmbc73e0ebctwr3190mjqr', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795988763757, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x6148625d403081b50aa59356335b005f1e29f91d9308a9e4ecdc5b2fa041d725', 'receipt from kestrel fitness cic', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbd8ze36bt9758sqggraw', 'org_01m8mmbc73e0ebctwr3190mjqr', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795988763935, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x994a230fcdb0bddfd29c83455a2d492b038793a5e2382334a82f08c1bc970e0d', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbdbveyqtnw0zgb8jz30k', 'org_01m8mmbc73e0ebctwr3190mjqr', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795988764027, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x95f26ea67a47287a8277d15a827e5e78da2bd93926d91e80a6acdfc3792a6249', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbdeseewbhbjbn97hyg08', 'org_01m8mmbc73e0ebctwr3190mjqr', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795988764121, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xb7d7bf398fe214afc11802cb00c4b584c1cefa233020d77e379fc86765f3ae76', 'fpo harcourt lettings hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbdhqe4xbgsqfa9vd2hcd', 'org_01m8mmbc73e0ebctwr3190mjqr', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795988764215, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xce14b3c07ce50aa86388bae23cab1cd866496b7eb28bc8580eb464aedc5af45f', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbdmce2wv8dbvy4j7mdk2', 'org_01m8mmbc73e0ebctwr3190mjqr', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795988764300, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x7402ec18748ff967edd70e3746d482a258d8b479a533dc777db5211a04b90eed', 'fpo printwell px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbdq9e088nz32agmfazfd', 'org_01m8mmbc73e0ebctwr3190mjqr', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795988764393, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x789db65c8b04cf7586ac5ee1fbeeedf0575bd3a3e21d54540c587a688a04359b', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbdyme7jvpcjfjb44kph0', 'org_01m8mmbc73e0ebctwr3190mjqr', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795988764628, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xe5131c122e46e4259b8bcad50382fbb090f341944ff067101f184dab40294e58', 'tfr to savings', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbe2de9wvyeyh03vstxwr', 'org_01m8mmbc73e0ebctwr3190mjqr', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795988764749, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x3ec5b8f5d2dc195b3b2527d38703a481b259791eb18df06312c35a2f22daff63', 'fpo j wren net pay march', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbedhev5bx8be4artwpm6', 'org_01m8mmbc73e0ebctwr3190mjqr', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795988765105, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xd57774413eace758e122a3bf0b52574aa3a5fa91f546b7fea5e3cc0052e6c22b', 'card trainline.com london', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfege4wv5kzfkzrkk537', 'org_01m8mmbc3ge7rb3daszf1eg58v', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1795988766160, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xb607ff7fbf7f4a86ee143f6261cb25592ae1ed7e08d0371b506c54f982ebf21e', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbeffejjbnsqj915be6vd', 'org_01m8mmbc73e0ebctwr3190mjqr', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795988765167, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x76bea81899390efd7a0ac14c60d8a901401cf086d1de12e33638427d037ceff5', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbemxeb5bzb31xs4f3na0', 'org_01m8mmbc73e0ebctwr3190mjqr', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795988765341, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x3ab5f95d3da373f1743b071692833d701f6d7c89f2b4a3ceff89eded08b9ff42', 'total charges to 19mar2026', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfk3epdbssdbwxw2vv6z', 'org_01m8mmbc3ge7rb3daszf1eg58v', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795988766307, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xfc092712975c211fcf64101e81e6f0551de056e3756665a4e23b70bb572886b7', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfv8e5j86zj6rbc22xz1', 'org_01m8mmbc3ge7rb3daszf1eg58v', 12, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1795988766568, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x79edfdfb64bc02896b45004aee90c762b08463b670519e28ed9b65455874de6b', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfy4e6pvprqgnw0ny7by', 'org_01m8mmbc3ge7rb3daszf1eg58v', 16, '2026-03-28', 'Contra with Ash', NULL, NULL, 'contra', NULL, 4000, 1795988766660, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x1e1b4ad6959fc7092f66cb8eca5ace915b742b12b6211df1a7ac9f036b7ac77b', 'contra with ash', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbej1evvveqr97qy5mvaz', 'org_01m8mmbc73e0ebctwr3190mjqr', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795988765249, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xfc1c0bd7f294f59b4df0655c0096e654ebd9a3ca3bb84ebb30b4847b8dbd82ae', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbff1efxs8dbf8bf495t4', 'org_01m8mmbc3ge7rb3daszf1eg58v', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1795988766177, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x3920975801219dd1baa0e91375d1b8374a3b0e27b737067d2fb0c087d97d4228', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfggekj9e1a2rk04nx6v', 'org_01m8mmbc3ge7rb3daszf1eg58v', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795988766224, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x3c40c42f5e67fbc328614eb182c96e4300e64b6b20670eb8f2620eb28d3e98e4', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfn4ema8jkp90m2m4cqd', 'org_01m8mmbc3ge7rb3daszf1eg58v', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795988766372, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x635efefb4145dcb4708d9f4475b34458a0a93ff5bc08ac784afa2c685fadbecb', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbftqebzv020wmf9ehbf5', 'org_01m8mmbc3ge7rb3daszf1eg58v', 11, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1795988766551, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xc21c9334a97a0859b13b31c06b9aa067fb1265f8f4f121d22cbdc0dcd48be987', 'receipt from oak', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfxbewkr4dxy8g28p31z', 'org_01m8mmbc3ge7rb3daszf1eg58v', 15, '2026-03-02', 'Purchase invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1795988766635, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x0d955dd90f6b678b7f21a75e6d3b4994924d20ae37a8de6d2654cf858514fbc3', 'purchase invoice a-1, ash
a-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfjce87rsbfxfjkyyrhs', 'org_01m8mmbc3ge7rb3daszf1eg58v', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8mmbfggekj9e1a2rk04nx6v', 50000, 1795988766284, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x24139958cc57f4536f57304b13bfff601f0c321aee536e28c32ea0871998e5b0', 'reversal of journal 3: a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfnqes583ek0azwjhrvh', 'org_01m8mmbc3ge7rb3daszf1eg58v', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1795988766391, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xd3c92f8ecb1a249979c13a64277fe8e9f3ee0151e38f993c90733e0e2421ff2a', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfr4e9tsq44vgxhzdc1b', 'org_01m8mmbc3ge7rb3daszf1eg58v', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1795988766468, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xf58034a7e5a33c5fe8681807aa59239005f5d669348423ad26fe63effde80034', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfsje2xs2nh9aj8pfy6x', 'org_01m8mmbc3ge7rb3daszf1eg58v', 10, '2025-03-10', 'With VAT', NULL, NULL, 'manual', NULL, 2400, 1795988766514, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x5bee769adc3e93931eb3e0886163ce0f94b00e829150276eb6a2d57658183bb5', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfwweh8szyk9g3z53w2v', 'org_01m8mmbc3ge7rb3daszf1eg58v', 14, '2026-03-02', 'Sales invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1795988766620, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xee41cf3e08dae395f1a5d81d24290b2446f93510089ef70dc8849ddd5eae9f74', 'sales invoice a-1, ash
a-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfm0e5z95qjby1qxpft3', 'org_01m8mmbc3ge7rb3daszf1eg58v', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1795988766336, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\x2506d2517ae1db382f0b2fcdf68d6a266618a052c3029c71df1e146b5af44c4d', 'write-off of e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mmbfw8eyys2bbxrs569w2v', 'org_01m8mmbc3ge7rb3daszf1eg58v', 13, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1795988766591, 'usr_01m8mmbbvvewav53xbvrfc9f8s', '\xa53e18556fca453d9d7fb2439535bf22a9b0673739b4d73876230b14f2297ae7', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO public.key_secrets VALUES ('\x41324770b1b4b78db266a762f1286f47306fbc64dae0a6c4e705479e06fea673', 'key_01m8mmbbxfe4csc0v07y41f7y1', NULL);
INSERT INTO public.key_secrets VALUES ('\x3e5213e3d0370259cee10bdc1e35450301f85c6558fe5f7a9f88d02d086ffcf7', 'key_01m8mmbc2qe829twx76cz99jtv', NULL);
INSERT INTO public.late_vat VALUES ('jnl_01m8mmbfsje2xs2nh9aj8pfy6x', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'error', 'careless', 'Lost', 1795988766525, 1795988766525);
INSERT INTO public.ledger_heads VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 29, '\x3ab5f95d3da373f1743b071692833d701f6d7c89f2b4a3ceff89eded08b9ff42', 4253177, 58, '\xbf83f809e5571a071c8c1dd538a8cd6de148f36f7040d3d451843b7975ac6c5e', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 16, '\x1e1b4ad6959fc7092f66cb8eca5ace915b742b12b6211df1a7ac9f036b7ac77b', 186900, 34, '\x916740b0043b2511aa275eccb384716ded681868f44b540597c2f8779a9d104b', NULL);
INSERT INTO public.members VALUES ('mem_01m8mmbc3ge7rb3dasrtwcgw7q', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'jo@example.com', 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'owner', 1795988762736, 1795988762736, 1);
INSERT INTO public.members VALUES ('mem_01m8mmbc73e0ebctwqwckwm16e', 'org_01m8mmbc73e0ebctwr3190mjqr', 'jo@example.com', 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'owner', 1795988762851, 1795988762851, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'invoice', 6);
INSERT INTO public.number_sequences VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'invoice', 1);
INSERT INTO public.organisations VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795988762851, 1795988765557, 2, 0, '2026-03-31', 0);
INSERT INTO public.organisations VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795988762736, 1795988766186, 2, 1, '2025-03-31', 1);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8mmbbvvewav53xbvrfc9f8s', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1795988762491, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'usr_01m8mmbbvvewav53xbvrfc9f8s', '{}', '\xfbc944db325459e82be8be37a13f1795443d3f448602dac7e2cdfb168367be11');
INSERT INTO public.security_events VALUES (2, 1795988762543, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mmbbxfe4csc0v07y41f7y1', 'usr_01m8mmbbvvewav53xbvrfc9f8s', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\x62dd0c243cc6a06fcd589401c49f87ba2900ad19e04f8d7c19241ec302ff2147');
INSERT INTO public.security_events VALUES (3, 1795988762595, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'usr_01m8mmbbvvewav53xbvrfc9f8s', '{"expires_at":"2026-11-29T22:46:02.595Z"}', '\x5af86445faadb1fe081e5a2ea504f705969eda6609e7c12890f2fe52945e9397');
INSERT INTO public.security_events VALUES (4, 1795988762711, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mmbc2qe829twx76cz99jtv', 'usr_01m8mmbbvvewav53xbvrfc9f8s', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\x7b3a282607c73e265c8c5b26c7579e74a027efc2b75dd0e03c4b114ee5e4aaed');
INSERT INTO public.security_events VALUES (5, 1795988766083, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8mmbbvvewav53xbvrfc9f8s', 'usr_01m8mmbbvvewav53xbvrfc9f8s', '{"amount":10,"balance":10}', '\xc31a08c9499beaabd7d895f8025ed7862c06c855c4183406994b95820705d0a3');
INSERT INTO public.security_head VALUES (1, 5, '\xc31a08c9499beaabd7d895f8025ed7862c06c855c4183406994b95820705d0a3', NULL);
INSERT INTO public.settlements VALUES ('set_01m8mmbd8ze36bt9758sqggraw', 'org_01m8mmbc73e0ebctwr3190mjqr', 'payment', 'purchase', 'posted', 'con_01m8mmbcewe7ss74hzk8v472pf', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-01-22', 107880, 107880, NULL, 'btx_01m8mmbd5ke12v0kkbc9rpj90e', 1, 'jnl_01m8mmbd8ze36bt9758sqggraw', NULL, NULL, '', 1795988763935, 1795988763935, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mmbdbveyqtnw0zgb8jz30k', 'org_01m8mmbc73e0ebctwr3190mjqr', 'receipt', 'sales', 'posted', 'con_01m8mmbcc0e0xaq8adveq4ydbr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-01-30', 150000, 150000, NULL, 'btx_01m8mmbd5ke12v0kkbceaevtch', 1, 'jnl_01m8mmbdbveyqtnw0zgb8jz30k', NULL, NULL, '', 1795988764027, 1795988764027, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mmbdeseewbhbjbn97hyg08', 'org_01m8mmbc73e0ebctwr3190mjqr', 'payment', 'purchase', 'posted', 'con_01m8mmbcfremkazh984367r0pq', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-02-10', 135000, 135000, NULL, 'btx_01m8mmbd5ke12v0kkbcm8vm75q', 1, 'jnl_01m8mmbdeseewbhbjbn97hyg08', NULL, NULL, '', 1795988764121, 1795988764121, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mmbdhqe4xbgsqfa9vd2hcd', 'org_01m8mmbc73e0ebctwr3190mjqr', 'receipt', 'sales', 'posted', 'con_01m8mmbcc0e0xaq8adveq4ydbr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-02-16', 171000, 171000, NULL, 'btx_01m8mmbd5ke12v0kkbcvaqt6gy', 1, 'jnl_01m8mmbdhqe4xbgsqfa9vd2hcd', NULL, NULL, '', 1795988764215, 1795988764215, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mmbdmce2wv8dbvy4j7mdk2', 'org_01m8mmbc73e0ebctwr3190mjqr', 'payment', 'purchase', 'posted', 'con_01m8mmbce9ejp92h3wankk29sg', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-02-27', 40000, 40000, NULL, 'btx_01m8mmbd5ke12v0kkbd21zvs1f', 1, 'jnl_01m8mmbdmce2wv8dbvy4j7mdk2', NULL, NULL, '', 1795988764300, 1795988764300, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mmbdq9e088nz32agmfazfd', 'org_01m8mmbc73e0ebctwr3190mjqr', 'receipt', 'sales', 'posted', 'con_01m8mmbcdked7bxjs25px540jg', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-03-16', 141840, 141840, NULL, 'btx_01m8mmbd5ke12v0kkbddnww0p6', 1, 'jnl_01m8mmbdq9e088nz32agmfazfd', NULL, NULL, '', 1795988764393, 1795988764393, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mmbd3demft0kbeeytwsafx', 'org_01m8mmbc73e0ebctwr3190mjqr', 'receipt', 'sales', 'posted', 'con_01m8mmbccwe5g8vb4waa11073a', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-03-06', 28200, 28200, NULL, 'btx_01m8mmbd5ke12v0kkbd9wwfpm0', 0, 'jnl_01m8mmbd3demft0kbef1g6h84k', NULL, NULL, '', 1795988763757, 1795988764526, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mmbftqebzv020wmbp34jwd', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'receipt', 'sales', 'posted', 'con_01m8mmbftfec5tdqjcyqqcexwr', 'bac_01m8mmbc61ekz9w76frnya2efc', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8mmbftqebzv020wmf9ehbf5', NULL, NULL, '', 1795988766551, 1795988766591, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958);
INSERT INTO public.stated_balances VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 'bac_01m8mmbca0ebbr5zg287xwc8nd', '2026-03-31', 900715, 1795988763827);
INSERT INTO public.tax_codes VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1795988766146, 1795988766146, 1);
INSERT INTO public.tax_rates VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 'btx_01m8mmbfg4eah99zsk67s753v7', 'jnl_01m8mmbfggekj9e1a2rk04nx6v');
INSERT INTO public.unpaid_vat VALUES ('jnl_01m8mmbfnqes583ek0azwjhrvh', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'inv_01m8mmbfn4ema8jkp90jbwd40m', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8mmbc3ge7rb3dassrq2n5nd', NULL, 'jnl_01m8mmbfnqes583ek0azwjhrvh', NULL, NULL, 1795988766391);
INSERT INTO public.users VALUES ('usr_01m8mmbbvvewav53xbvrfc9f8s', 'jo@example.com', 0, 7, 0, 1795988762491, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2025-04-01', 'output', '2025-03-10', 2000, 400, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8mmbckwex8bqe8kvcz6gtb3', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8mmbcnbeyvv9230sxq7a7zy', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8mmbcpee5zs70by4hadr7rz', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8mmbcqhe64any3g9fp5c4vv', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8mmbcr7ehmtfn4jgnh141d9', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8mmbcrqejhaxb5zt86xzt64', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8mmbcrqejhaxb5zt86xzt64', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8mmbcsaey3vjcak028x8cve', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8mmbcsrep2vjynbxrfbc4kf', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8mmbct7es6bvqd6yppf7xmr', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8mmbctxekgt4r6t390fv5sy', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8mmbcvmengamkr7cvb2v24z', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8mmbcvmengamkr7cvb2v24z', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8mmbcsrep2vjynbxrfbc4kf', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc73e0ebctwr3190mjqr', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8mmbfk3epdbssdbwszpy23p', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8mmbfn4ema8jkp90jbwd40m', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 10, 1, 0, '2025-03-10', '2025-04-01', '2025-03-10', 'output', 'ST', 2000, 400, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 11, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 12, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8mmbfv8e5j86zj6r7mhn71v', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', 13, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO public.vat_methods VALUES ('org_01m8mmbc3ge7rb3daszf1eg58v', '2026-05-01', 1, 'GB123456789', 'standard', NULL, NULL);
INSERT INTO public.vat_payments VALUES ('jnl_01m8mmbfr4e9tsq44vgxhzdc1b', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'vrt_01m8mmbfpmessa8rnx6f401ep8', 1795988766481);
INSERT INTO public.vat_returns VALUES ('vrt_01m8mmbes6e99vss2kws5g9n4h', 'org_01m8mmbc73e0ebctwr3190mjqr', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795988765517, 1795988765478, 1795988765517, 2, NULL, NULL, 0, 0);
INSERT INTO public.vat_returns VALUES ('vrt_01m8mmbfpmessa8rnx6f401ep8', 'org_01m8mmbc3ge7rb3daszf1eg58v', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1795988766444, 1795988766420, 1795988766444, 2, NULL, NULL, 0, 0);
INSERT INTO public.vat_returns VALUES ('vrt_01m8mmbfs3ejr9q1ss3y61h6w0', 'org_01m8mmbc3ge7rb3daszf1eg58v', '2025-04-01', '2025-06-30', 'draft', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795988766499, 1795988766499, 1, NULL, NULL, 0, 0);
INSERT INTO public.write_offs VALUES ('alc_01m8mmbfm0e5z95qjbxzexbfwp', 'org_01m8mmbc3ge7rb3daszf1eg58v', 'inv_01m8mmbfk3epdbssdbwszpy23p', '2026-03-25', 6000, 'acc_01m8mmbc3ge7rb3dasywnw0xhv', 'In liquidation', 'jnl_01m8mmbfm0e5z95qjby1qxpft3', NULL, NULL, 1795988766336, NULL);
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
    ADD CONSTRAINT contras_organisation_id_id_key UNIQUE (id, organisation_id);
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
