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
    external_id text COLLATE pg_catalog."C",
    metadata text,
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
    external_id text COLLATE pg_catalog."C",
    metadata text,
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
    metadata text,
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
    external_id text COLLATE pg_catalog."C",
    metadata text,
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
    external_id text COLLATE pg_catalog."C",
    metadata text,
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
    external_id text COLLATE pg_catalog."C",
    metadata text,
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
CREATE TABLE public.journal_metadata (
    journal_id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    metadata text NOT NULL
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
    external_id text COLLATE pg_catalog."C",
    metadata text,
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
    external_id text COLLATE pg_catalog."C",
    metadata text,
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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-30 00:38:21.536317+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 75056785);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-30 00:38:21.536317+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 111520818);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-30 00:38:21.536317+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 39706698);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-30 00:38:21.536317+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 110730683);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-30 00:38:21.536317+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 33099310);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-30 00:38:21.536317+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 2256024);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-30 00:38:21.536317+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 4807339);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-30 00:38:21.536317+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 17476942);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-30 00:38:21.536317+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 4705819);
INSERT INTO public._sqlx_migrations VALUES (10, 'daemons', '2026-11-30 00:38:21.536317+00', true, '\xf167388ccc0e720fedd761f18412562455d3b5f02c8245daed2c86611c166b0c07a0d183c5d93ff1ca635feb999240f7', 2320183);
INSERT INTO public._sqlx_migrations VALUES (11, 'account_groups', '2026-11-30 00:38:21.536317+00', true, '\x1d6618f41880c17f3a4d0a808cc2e04e93a4b0cedd211272e0527dd571364df4118646f9be6c92bed859d689754a7190', 1240397);
INSERT INTO public._sqlx_migrations VALUES (12, 'vat_methods', '2026-11-30 00:38:21.536317+00', true, '\x99e26e93dba4848ecc562b370a13e50dffb39526e7d1c5ac35ac1912df6f209c32acb92b0d1e667853e35dbc2753edd3', 66523326);
INSERT INTO public._sqlx_migrations VALUES (13, 'vat_sides', '2026-11-30 00:38:21.536317+00', true, '\x082ae0a6f2a83e142989b626ce008ce395545eab3c293103de988b117fe07b87cce95172a383a665eecbc5874eaa972b', 9327871);
INSERT INTO public._sqlx_migrations VALUES (14, 'seals', '2026-11-30 00:38:21.536317+00', true, '\xcd6d761352ae43842dec8f928bd8fa5c8cb7b305892cfd8f371ad93b488f138787a1ecee1d5c4a56e4640d82c12881c1', 7494728);
INSERT INTO public._sqlx_migrations VALUES (15, 'bad_debts', '2026-11-30 00:38:21.536317+00', true, '\x8bc42b7d9a05b9ba9560c7aa9789f41090067d1d93e36b42fdebc36357d34148bbefe609b3fe0f77240ed29937ada87b', 35716970);
INSERT INTO public._sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-30 00:38:21.536317+00', true, '\xaca9e6963c3d01249489a446668b8cb56254f04f3a5539bd7e663ca83adcf704b02a7dbeeb005935b5647edc1aa07e53', 3745776);
INSERT INTO public._sqlx_migrations VALUES (17, 'tax_codes', '2026-11-30 00:38:21.536317+00', true, '\x63d62d8dea52294e1ce5a90ed7d86ca6111546a2fedcfa855bf53805f90d269253f3eaf4fd5a38e0befbe7b9f071ac49', 15965058);
INSERT INTO public._sqlx_migrations VALUES (18, 'vat_payments', '2026-11-30 00:38:21.536317+00', true, '\x855212335ed44152eab1c7daf35361d6379d8ed94b8c75c3b81c10e795ab9f857c85f0875246f808471e6fa03945495e', 8316102);
INSERT INTO public._sqlx_migrations VALUES (19, 'deposits', '2026-11-30 00:38:21.536317+00', true, '\x992878a94f707679be7ece3f04cf64243b2349ef783e2b88f5a28a6f572cec40c1d8676592130964fd68217aef499af1', 13417550);
INSERT INTO public._sqlx_migrations VALUES (20, 'vat_errors', '2026-11-30 00:38:21.536317+00', true, '\x29ceef27f2cddf6394d5bad4d3411a36cf83771392980e051ba946b0ef1c4432b4df88305c2201a762b539048f836449', 12298460);
INSERT INTO public._sqlx_migrations VALUES (21, 'receipts', '2026-11-30 00:38:21.536317+00', true, '\xe9c79a6a0b9055defd5fe453d599b8d13e6e59beb07540fdbbd3cfb083d38d9d209cb8a69ef225ba51aad57453deb20b', 18254554);
INSERT INTO public._sqlx_migrations VALUES (22, 'metadata', '2026-11-30 00:38:21.536317+00', true, '\xf8f2007e136eb5c8a70da6574b67c36b812fd4da9938a22bee8c12426a2576e21589b3116cc4089707206516782b6703', 16771855);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-01', 'acc_01m8my6ynre03atp2fbtfqhmqg', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-15', 'acc_01m8my6ynre03atp2fbedr9nq2', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-15', 'acc_01m8my6ynre03atp2fdmyr9gh3', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-15', 'acc_01m8my6yvkedxsbfq39m41t00q', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-20', 'acc_01m8my6ynre03atp2fc1t216em', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-20', 'acc_01m8my6ynre03atp2fe9crdqrw', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-21', 'acc_01m8my6ynre03atp2fath1qczz', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-21', 'acc_01m8my6ynre03atp2fc1t216em', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-21', 'acc_01m8my6yvkedxsbfq39m41t00q', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-28', 'acc_01m8my6ynre03atp2fbedr9nq2', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-28', 'acc_01m8my6ynre03atp2fdsshantp', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-01', 'acc_01m8my6ynre03atp2fc1t216em', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-01', 'acc_01m8my6ynre03atp2ff3jsbrpb', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-09', 'acc_01m8my6ynre03atp2fbedr9nq2', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-09', 'acc_01m8my6ynre03atp2fdmyr9gh3', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-09', 'acc_01m8my6yvkedxsbfq39m41t00q', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-09', 'acc_01m8my6yyhe4mv3actdp10x89f', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-20', 'acc_01m8my6ynre03atp2fbedr9nq2', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-20', 'acc_01m8my6ynre03atp2fdmyr9gh3', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-20', 'acc_01m8my6yvkedxsbfq39m41t00q', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-12', 'acc_01m8my6ynre03atp2fbedr9nq2', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-12', 'acc_01m8my6ynre03atp2fdmyr9gh3', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-12', 'acc_01m8my6yvkedxsbfq39m41t00q', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-24', 'acc_01m8my6ynre03atp2fc1t216em', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-24', 'acc_01m8my6ynre03atp2fef83mt8r', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-24', 'acc_01m8my6yvkedxsbfq39m41t00q', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-27', 'acc_01m8my6ynre03atp2fbedr9nq2', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-27', 'acc_01m8my6ynre03atp2fdmyr9gh3', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-27', 'acc_01m8my6ynre03atp2fdsshantp', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-27', 'acc_01m8my6yvkedxsbfq39m41t00q', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-03', 'acc_01m8my6ynre03atp2fbedr9nq2', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-03', 'acc_01m8my6ynre03atp2fdmyr9gh3', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-03', 'acc_01m8my6yvkedxsbfq39m41t00q', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-01', 'acc_01m8my6ynre03atp2fcvc0n0bd', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-01', 'acc_01m8my6ynre03atp2fd66jhjcs', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-01', 'acc_01m8my6ynre03atp2fdkcjwe14', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-31', 'acc_01m8my6ynre03atp2fb5x5j1rq', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-31', 'acc_01m8my6ynre03atp2fc9w688cy', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-31', 'acc_01m8my6ynre03atp2fepkg011w', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-31', 'acc_01m8my6ynre03atp2fgp0nfqrt', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-06', 'acc_01m8my6ynre03atp2fbedr9nq2', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-06', 'acc_01m8my6ynre03atp2fbtfqhmqg', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-22', 'acc_01m8my6ynre03atp2fbtfqhmqg', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-22', 'acc_01m8my6ynre03atp2fc1t216em', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-30', 'acc_01m8my6ynre03atp2fbedr9nq2', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-30', 'acc_01m8my6ynre03atp2fbtfqhmqg', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-10', 'acc_01m8my6ynre03atp2fbtfqhmqg', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-10', 'acc_01m8my6ynre03atp2fc1t216em', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-16', 'acc_01m8my6ynre03atp2fbedr9nq2', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-16', 'acc_01m8my6ynre03atp2fbtfqhmqg', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-27', 'acc_01m8my6ynre03atp2fbtfqhmqg', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-27', 'acc_01m8my6ynre03atp2fc1t216em', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-16', 'acc_01m8my6ynre03atp2fbedr9nq2', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-16', 'acc_01m8my6ynre03atp2fbtfqhmqg', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-25', 'acc_01m8my6ynre03atp2fbtfqhmqg', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-25', 'acc_01m8my6z6vee8afcard1g9qjgd', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-31', 'acc_01m8my6ynre03atp2fcgqz1hk6', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-02', 'acc_01m8my6ynre03atp2fbtfqhmqg', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-02', 'acc_01m8my6ynre03atp2ffgekzj68', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-02', 'acc_01m8my6yvkedxsbfq39m41t00q', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-02-03', 'acc_01m8my6yaxe9w80pv4aj6ny4xy', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-31', 'acc_01m8my6ynre03atp2fbtfqhmqg', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-18', 'acc_01m8my6ynre03atp2fbtfqhmqg', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-18', 'acc_01m8my6ynre03atp2ffv75fcz2', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-02', 'acc_01m8my6ynre03atp2fbtfqhmqg', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-02', 'acc_01m8my6ynre03atp2ffgekzj68', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-02', 'acc_01m8my6yvkedxsbfq39m41t00q', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-20', 'acc_01m8my6ynre03atp2fbtfqhmqg', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-20', 'acc_01m8my6ynre03atp2fgh28qkx7', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-02-02', 'acc_01m8my6yaxe9w80pv4aj6ny4xy', 0, 12000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-02-02', 'acc_01m8my6yaxe9w80pv4e214qqjh', 11000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-02-02', 'acc_01m8my6yg0etfaffhba6r0fbex', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-25', 'acc_01m8my6yaxe9w80pv4a0w9whhz', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-25', 'acc_01m8my6yaxe9w80pv4fdarmsqq', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-29', 'acc_01m8my6yaxe9w80pv4acjba15c', 0, 300, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-29', 'acc_01m8my6yaxe9w80pv4d9bh3m1d', 300, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-02-03', 'acc_01m8my6yaxe9w80pv4e214qqjh', 10000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-02-03', 'acc_01m8my6yg0etfaffhba6r0fbex', 1900, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-02', 'acc_01m8my6yaxe9w80pv4acjba15c', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-02', 'acc_01m8my6yaxe9w80pv4d9bh3m1d', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-20', 'acc_01m8my6yaxe9w80pv4acjba15c', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-20', 'acc_01m8my6yaxe9w80pv4d9bh3m1d', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2025-03-02', 'acc_01m8my6yaxe9w80pv4aq78fdvk', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2025-03-02', 'acc_01m8my6yaxe9w80pv4cz905pjt', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-27', 'acc_01m8my6yaxe9w80pv4a0w9whhz', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-27', 'acc_01m8my6yaxe9w80pv4acjba15c', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-27', 'acc_01m8my6yg0etfaffhba6r0fbex', 0, 958, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-27', 'acc_01m8my78vmedf9qxp1xv8wabfe', 6000, 5042, 2);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-02', 'acc_01m8my6yaxe9w80pv4a0w9whhz', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-02', 'acc_01m8my6yaxe9w80pv4cabrqv96', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2025-03-02', 'acc_01m8my6yaxe9w80pv4a0w9whhz', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2025-03-02', 'acc_01m8my6yaxe9w80pv4cabrqv96', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2025-03-02', 'acc_01m8my6yg0etfaffhba6r0fbex', 1000, 1000, 2);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-26', 'acc_01m8my6yaxe9w80pv4aj6ny4xy', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-26', 'acc_01m8my6yg0etfaffhba6r0fbex', 700, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-04-02', 'acc_01m8my78vmedf9qxp1xv8wabfe', 2521, 3000, 2);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-28', 'acc_01m8my6yaxe9w80pv4a0w9whhz', 0, 4000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-28', 'acc_01m8my6yaxe9w80pv4aq78fdvk', 4000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-25', 'acc_01m8my6yaxe9w80pv4a8zg4pbe', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-25', 'acc_01m8my6yg0etfaffhba6r0fbex', 0, 1000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2025-03-10', 'acc_01m8my6yaxe9w80pv4aj6ny4xy', 2400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2025-03-10', 'acc_01m8my6yaxe9w80pv4cabrqv96', 0, 2000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2025-03-10', 'acc_01m8my6yg0etfaffhba6r0fbex', 0, 400, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-04-02', 'acc_01m8my6yaxe9w80pv4a0w9whhz', 11900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-04-02', 'acc_01m8my6yaxe9w80pv4cabrqv96', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-04-02', 'acc_01m8my6yg0etfaffhba6r0fbex', 479, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-02', 'acc_01m8my6yaxe9w80pv4aq78fdvk', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-02', 'acc_01m8my6yaxe9w80pv4cz905pjt', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fdmyr9gh3', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fe9crdqrw', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fath1qczz', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yg0etfaffhba6r0fbex', '2026-04', 479, 1900, 2);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6yvkedxsbfq39m41t00q', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fcgqz1hk6', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fdsshantp', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2ff3jsbrpb', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6yyhe4mv3actdp10x89f', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4a8zg4pbe', '2026-03', 1000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fdmyr9gh3', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2ffv75fcz2', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4aj6ny4xy', '2026-03', 0, 700, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2ffgekzj68', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fc1t216em', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fef83mt8r', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6yvkedxsbfq39m41t00q', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fbtfqhmqg', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2ffgekzj68', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fdsshantp', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6yvkedxsbfq39m41t00q', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fbtfqhmqg', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fdmyr9gh3', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my78vmedf9qxp1xv8wabfe', '2026-04', 2521, 3000, 2);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fb5x5j1rq', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fc9w688cy', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fcvc0n0bd', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fd66jhjcs', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fdkcjwe14', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fepkg011w', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fgp0nfqrt', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fgh28qkx7', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fc1t216em', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fbedr9nq2', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fbtfqhmqg', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fbedr9nq2', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4aj6ny4xy', '2025-03', 2400, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fc1t216em', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fbedr9nq2', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4aj6ny4xy', '2026-02', 0, 22000, 2);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4cabrqv96', '2025-03', 0, 7000, 2);
INSERT INTO public.account_months VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6z6vee8afcard1g9qjgd', '2026-03', 200000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4e214qqjh', '2026-02', 21000, 0, 2);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yg0etfaffhba6r0fbex', '2026-02', 2900, 1900, 3);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4acjba15c', '2026-03', 56000, 50300, 4);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4a0w9whhz', '2025-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4fdarmsqq', '2026-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4aq78fdvk', '2025-03', 0, 6000, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4cz905pjt', '2025-03', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yg0etfaffhba6r0fbex', '2025-03', 1000, 1400, 3);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4a0w9whhz', '2026-03', 5000, 16000, 4);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yg0etfaffhba6r0fbex', '2026-03', 700, 1958, 3);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my78vmedf9qxp1xv8wabfe', '2026-03', 6000, 5042, 2);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4a0w9whhz', '2026-04', 11900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4cabrqv96', '2026-04', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4cabrqv96', '2026-03', 0, 5000, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4cz905pjt', '2026-03', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4aq78fdvk', '2026-03', 4000, 5000, 2);
INSERT INTO public.account_months VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4d9bh3m1d', '2026-03', 50300, 50000, 3);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv49dm5kcvg', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv49hp8wq7f', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv49mtmxn0p', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv49vh4g8nj', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv49zjcm2dj', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4a0w9whhz', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4a6dah4bh', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4a8zg4pbe', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4acjba15c', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4aj6ny4xy', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, 'cash', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4aq78fdvk', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4avwztsmw', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4awn4cf4s', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4b3j4x6ed', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4b6bfhk0w', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4ba321wfa', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4bfnwbf2y', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4bj7t822t', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4bpcfehs3', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4btt99nvv', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4by40d1vh', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4c1bgettw', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4c738mrrx', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4cabrqv96', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4cdjgxe91', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4chx1831w', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, 'other_income', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4cn3qrtq9', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795999103325, 1795999103325, 1, 'finance', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4ct6aw7df', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4cz905pjt', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4d1cjq643', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4d65t8k92', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4d9bh3m1d', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4dezwg8cn', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4djkkbjav', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4dnvafvet', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4dtammkp1', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4dwrv6hka', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4e214qqjh', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4e4bn8vns', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4e8254zhe', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4ed8y93d5', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4egdrash8', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4emrzpn2a', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4ev32fc55', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4ex582p8n', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4f2cb2b77', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4f4jt4qfy', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4f8bw2rf4', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4fdarmsqq', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4fhwfwkm3', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999103325, 1795999103325, 1, 'finance', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4fqmkf73x', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795999103325, 1795999103325, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yaxe9w80pv4frv0t9zg', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103325, 1795999103325, 1, 'tax', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yg0etfaffhba6r0fbex', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795999103488, 1795999103488, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fath1qczz', 'org_01m8my6ynre03atp2fh80k6fas', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fawb0s7jf', 'org_01m8my6ynre03atp2fh80k6fas', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fb0wvyfjt', 'org_01m8my6ynre03atp2fh80k6fas', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fb5x5j1rq', 'org_01m8my6ynre03atp2fh80k6fas', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fbarpd7am', 'org_01m8my6ynre03atp2fh80k6fas', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fbedr9nq2', 'org_01m8my6ynre03atp2fh80k6fas', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fbjcze0w5', 'org_01m8my6ynre03atp2fh80k6fas', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fbpp80x4f', 'org_01m8my6ynre03atp2fh80k6fas', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fbtfqhmqg', 'org_01m8my6ynre03atp2fh80k6fas', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fbxv0chgh', 'org_01m8my6ynre03atp2fh80k6fas', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, 'cash', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fc1t216em', 'org_01m8my6ynre03atp2fh80k6fas', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fc4zd24qf', 'org_01m8my6ynre03atp2fh80k6fas', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fc9w688cy', 'org_01m8my6ynre03atp2fh80k6fas', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fccr1spgy', 'org_01m8my6ynre03atp2fh80k6fas', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fcgqz1hk6', 'org_01m8my6ynre03atp2fh80k6fas', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fcmjxp3g6', 'org_01m8my6ynre03atp2fh80k6fas', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fcvc0n0bd', 'org_01m8my6ynre03atp2fh80k6fas', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fcyf68m9n', 'org_01m8my6ynre03atp2fh80k6fas', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fd00x5zah', 'org_01m8my6ynre03atp2fh80k6fas', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fd66jhjcs', 'org_01m8my6ynre03atp2fh80k6fas', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fd9rw7xsd', 'org_01m8my6ynre03atp2fh80k6fas', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fdea2evpz', 'org_01m8my6ynre03atp2fh80k6fas', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fdkcjwe14', 'org_01m8my6ynre03atp2fh80k6fas', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fdmyr9gh3', 'org_01m8my6ynre03atp2fh80k6fas', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fdsshantp', 'org_01m8my6ynre03atp2fh80k6fas', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fdyjrg3sm', 'org_01m8my6ynre03atp2fh80k6fas', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, 'other_income', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fe0m3zd2e', 'org_01m8my6ynre03atp2fh80k6fas', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795999103672, 1795999103672, 1, 'finance', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fe766h38j', 'org_01m8my6ynre03atp2fh80k6fas', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fe9crdqrw', 'org_01m8my6ynre03atp2fh80k6fas', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fef83mt8r', 'org_01m8my6ynre03atp2fh80k6fas', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fehmwkdnj', 'org_01m8my6ynre03atp2fh80k6fas', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fepkg011w', 'org_01m8my6ynre03atp2fh80k6fas', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fet44ar9a', 'org_01m8my6ynre03atp2fh80k6fas', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fex135wwh', 'org_01m8my6ynre03atp2fh80k6fas', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2ff3jsbrpb', 'org_01m8my6ynre03atp2fh80k6fas', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2ff416n2xe', 'org_01m8my6ynre03atp2fh80k6fas', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2ffb0g5tkx', 'org_01m8my6ynre03atp2fh80k6fas', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2ffdj456kx', 'org_01m8my6ynre03atp2fh80k6fas', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2ffgekzj68', 'org_01m8my6ynre03atp2fh80k6fas', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2ffq5ec5pj', 'org_01m8my6ynre03atp2fh80k6fas', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2ffv75fcz2', 'org_01m8my6ynre03atp2fh80k6fas', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2ffyb2z29b', 'org_01m8my6ynre03atp2fh80k6fas', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fg12cbvnx', 'org_01m8my6ynre03atp2fh80k6fas', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fg5mae0kr', 'org_01m8my6ynre03atp2fh80k6fas', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fga77a2ht', 'org_01m8my6ynre03atp2fh80k6fas', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fgc8h2m3d', 'org_01m8my6ynre03atp2fh80k6fas', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fgh28qkx7', 'org_01m8my6ynre03atp2fh80k6fas', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fgp0nfqrt', 'org_01m8my6ynre03atp2fh80k6fas', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fgr2h3mde', 'org_01m8my6ynre03atp2fh80k6fas', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fgywp8azc', 'org_01m8my6ynre03atp2fh80k6fas', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795999103672, 1795999103672, 1, 'finance', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fh3v6hrw8', 'org_01m8my6ynre03atp2fh80k6fas', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795999103672, 1795999103672, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6ynre03atp2fh50580gm', 'org_01m8my6ynre03atp2fh80k6fas', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795999103672, 1795999103672, 1, 'tax', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yvkedxsbfq39m41t00q', 'org_01m8my6ynre03atp2fh80k6fas', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795999103859, 1795999103859, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6yyhe4mv3actdp10x89f', 'org_01m8my6ynre03atp2fh80k6fas', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795999103953, 1795999103953, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my6z6vee8afcard1g9qjgd', 'org_01m8my6ynre03atp2fh80k6fas', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795999104219, 1795999104219, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8my78vmedf9qxp1xv8wabfe', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1795999114100, 1795999114100, 1, NULL, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8my713fegcvgwzwzydnsx59', 'org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70m8e2es3geta1jzd1wp', NULL, 'inv_01m8my70r9e70vhad14w1hyfgq', 18000, '2026-03-12', NULL, 1795999106159, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8my719nem0bw2xmyy7c9q4x', 'org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70hdeyrbznmx7hgryn89', 'set_01m8my719nem0bw2xmyq838vkf', NULL, 28200, '2026-03-06', NULL, 1795999106357, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8my71m1enjstqcqz27vt55a', 'org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70a6egj9jsb2qnwzvt4p', 'set_01m8my71m1enjstqcqz27vt55a', NULL, 107880, '2026-01-22', NULL, 1795999106689, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8my71w1evdacznj7jrjsxgf', 'org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my701kerx94qy8ypknh2bm', 'set_01m8my71w1evdacznj7jrjsxgf', NULL, 150000, '2026-01-30', NULL, 1795999106945, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8my71zpenpsn840bevkgp0t', 'org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70g1en98e1mtrz2v8826', 'set_01m8my71zpenpsn840bevkgp0t', NULL, 135000, '2026-02-10', NULL, 1795999107062, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8my728jexqsrfkcr325empc', 'org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my701kerx94qy8ypknh2bm', 'set_01m8my728jexqsrfkcr325empc', NULL, 84000, '2026-02-16', NULL, 1795999107347, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8my728jexqsrfkcr325empd', 'org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70d3edbafh4jb2grtv3z', 'set_01m8my728jexqsrfkcr325empc', NULL, 87000, '2026-02-16', NULL, 1795999107347, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8my72hsesgv5s8t927v59v3', 'org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my704merbbd09kmfhd3evn', 'set_01m8my72hsesgv5s8t927v59v3', NULL, 40000, '2026-02-27', NULL, 1795999107641, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8my72txeratfpt4adry3tkk', 'org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70m8e2es3geta1jzd1wp', 'set_01m8my72txeratfpt4adry3tkk', NULL, 141840, '2026-03-16', NULL, 1795999107933, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8my7880eg989426s6prs3tk', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'inv_01m8my7868es989x1y13kkmq93', NULL, NULL, 6000, '2026-03-25', NULL, 1795999113472, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8my791qe5es2ntj4xmq5xxb', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'inv_01m8my78zyegv8f8ajxh303435', 'set_01m8my78xze6sv5j2dfarhdr7y', NULL, 3000, '2026-04-02', NULL, 1795999114295, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8my7998ehf88kqe1m7jj4wk', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'inv_01m8my795ce3cr5re8qgp7jhfs', NULL, NULL, 4000, '2026-03-28', NULL, 1795999114536, NULL, 'ctr_01m8my7998ehf88kqe1fbt8qfv');
INSERT INTO public.allocations VALUES ('alc_01m8my7998ehf88kqe1m7jj4wm', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'inv_01m8my7974evsbm93pzfgp2hk0', NULL, NULL, 4000, '2026-03-28', NULL, 1795999114536, NULL, 'ctr_01m8my7998ehf88kqe1fbt8qfv');
INSERT INTO public.api_keys VALUES ('key_01m8my6xqwen0twtsba4xb4psh', 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'main', 'reconcile:read reconcile:write', 0, 'uZM1', 1795999102716, NULL, 1795999112980, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8my6y9xex78x95tvdvr7mke', 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'main', 'ledger:read ledger:write', 0, 'xoBc', 1795999103293, NULL, 1795999113155, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 1795999103325, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'organisation.create', 'org_01m8my6yaxe9w80pv4fzvpsdgr', NULL, '{"id":"org_01m8my6yaxe9w80pv4fzvpsdgr","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T00:38:23.325Z","updated_at":"2026-11-30T00:38:23.325Z","version":1}', '\x04ed3bed2b9317a0d896053e6a7c119add0f6c79554c411d95e466592ee6935e', '\x3033c6db05c8d17894ce383acf0100bd059d45a218b36e5a84461ba00497d383');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 2, 1795999103488, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'account.create', 'acc_01m8my6yg0etfaffhba6r0fbex', NULL, '{"id":"acc_01m8my6yg0etfaffhba6r0fbex","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:23.488Z","updated_at":"2026-11-30T00:38:23.488Z","version":1}', '\x1243e87f35397fb916748e4f1bb298986312cffc327eb626dc14b56052de9b45', '\x46e5ae13d4246a278622df41ef07f6e845c91edaf093ab7c09f3a2134dd419f4');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 3, 1795999103532, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_account.create', 'bac_01m8my6yhcehz9agh4sxtdcmc4', NULL, '{"account_id":"acc_01m8my6yaxe9w80pv4acjba15c","account_number":null,"created_at":"2026-11-30T00:38:23.532Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8my6yhcehz9agh4sxtdcmc4","ledger_balance":0.0,"metadata":{},"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T00:38:23.532Z","version":1}', '\xa5a839fa1a6a568dc243359da75a006bf76a8733b3b53e11e734ac672089d668', '\x8a313511199aabd6975b0b4d337e2cf62aa8d8e8006cfabb429633af93981469');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 1795999103672, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'organisation.create', 'org_01m8my6ynre03atp2fh80k6fas', NULL, '{"id":"org_01m8my6ynre03atp2fh80k6fas","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T00:38:23.672Z","updated_at":"2026-11-30T00:38:23.672Z","version":1}', '\xec59a80c8802689f1b327bea551108999c457b066f240cbb21846c5110bb9c9d', '\x3a5ffee173e0cbd90156e0309e13e1004e2a9d116f7a96d0cde3976beac832dd');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 2, 1795999103859, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'account.create', 'acc_01m8my6yvkedxsbfq39m41t00q', NULL, '{"id":"acc_01m8my6yvkedxsbfq39m41t00q","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:23.859Z","updated_at":"2026-11-30T00:38:23.859Z","version":1}', '\xef27dc6d03d354a9c139eb465931a9a161348150c7bdc75cf19ef7520e8499e9', '\x582992c17ceef29e94d44060321d79dc4d5863bb860a4eb63d6145b15157be07');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 3, 1795999103953, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'account.create', 'acc_01m8my6yyhe4mv3actdp10x89f', NULL, '{"id":"acc_01m8my6yyhe4mv3actdp10x89f","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:23.953Z","updated_at":"2026-11-30T00:38:23.953Z","version":1}', '\x1202e0c1f0206d97eaf9372a1b4ddd8e63bbec6f54cb91f6f0ae052469baaece', '\xf74c107307c50019c5c6bf30b70c99b7852455d4c59064011c0b7a9e3a0bc6f0');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 4, 1795999104114, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_account.create', 'bac_01m8my6z3jecj94tc5b3jxyqhg', NULL, '{"account_id":"acc_01m8my6ynre03atp2fbtfqhmqg","account_number":null,"created_at":"2026-11-30T00:38:24.114Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8my6z3jecj94tc5b3jxyqhg","ledger_balance":10000.0,"metadata":{},"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8my6z3jecj94tc5b8scmg2c","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T00:38:24.114Z","version":1}', '\xf4467935ce039a0d2729a7e4f7c4c082ab1e92482ded001d14e6e4c0d2a3f61b', '\x20b395e52c96c6110374f67a962c8878823a861612d13db101a9e3cc979544f2');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 5, 1795999104219, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'account.create', 'acc_01m8my6z6vee8afcard1g9qjgd', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-30T00:38:24.219Z","currency":"GBP","default_vat_code":null,"description":null,"external_id":null,"group":"cash","id":"acc_01m8my6z6vee8afcard1g9qjgd","metadata":{},"name":"Savings","role":"bank","status":"active","updated_at":"2026-11-30T00:38:24.219Z","version":1}', '\x2b49b2dfcffa1734a424b60bfab8bb8f3d1921f564b2b4f23b9d7237fe24bbfc', '\x7c2748c274f73e30d0a934edb9f7ca9baa4070543f9fe28d229edc66bd9bd8b3');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 6, 1795999104219, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_account.create', 'bac_01m8my6z6vee8afcarcx0r0s05', NULL, '{"account_id":"acc_01m8my6z6vee8afcard1g9qjgd","account_number":null,"created_at":"2026-11-30T00:38:24.219Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8my6z6vee8afcarcx0r0s05","ledger_balance":0.0,"metadata":{},"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-30T00:38:24.219Z","version":1}', '\x592639bfeffef3d483af9406bf8564b1d3102f628b5da528972a6267b040d971', '\x78582c047b836df681a222b59542f613cf2aa03406b86d93f38cd404d4d8a925');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 7, 1795999104291, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'contact.create', 'con_01m8my6z93ednbf3w0kh6k0v3j', NULL, '{"id":"con_01m8my6z93ednbf3w0kh6k0v3j","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.291Z","updated_at":"2026-11-30T00:38:24.291Z","version":1}', '\xb8abb47e19d227c268909d419baa396cd7508c0c588d906a2691c32af394249f', '\xc3c2d3ae345cd374e5f8d6b20b6190ad836f6971000b3e33919bc8d2f1a64985');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 8, 1795999104403, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'contact.create', 'con_01m8my6zckeqkvbew480w8pa89', NULL, '{"id":"con_01m8my6zckeqkvbew480w8pa89","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.403Z","updated_at":"2026-11-30T00:38:24.403Z","version":1}', '\x5141beee761dfa918a8ab37be93369f30c7d5acc63979640c922adfea043ca8c', '\x780e93860f87350cacc8b8a79467b3ca6ec19e0d37721560c9e00642ce9421e0');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 43, 1795999107933, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my71dmekvrbpsz5mz9ebay', NULL, '{"journal_id":"jnl_01m8my72txeratfpt4adry3tkk","way":"allocations"}', '\x5e605356f787aa08692fee417d48007a721fa3dddeff2143daaddf2e6c8f69a3', '\x3c265ba490628452f6b9375c34918880be3a8e38209c70ee3c614e84186a7c0c');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 9, 1795999104471, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'contact.create', 'con_01m8my6zeqevq9aae1vr013tgy', NULL, '{"id":"con_01m8my6zeqevq9aae1vr013tgy","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.471Z","updated_at":"2026-11-30T00:38:24.471Z","version":1}', '\x0a8262f108df77b3f1325ac711b9b776ad0c7d443c39317eb04c37690f851ad4', '\xa995c1c392079fc748da6f8932d178ed7efbf319621a4446784c559fa9c9eff0');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 10, 1795999104556, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'contact.create', 'con_01m8my6zhceh797xn3jtm90ebp', NULL, '{"id":"con_01m8my6zhceh797xn3jtm90ebp","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.556Z","updated_at":"2026-11-30T00:38:24.556Z","version":1}', '\xf7ffe27cec1d01abe57848e927877b8a6692f1d2edfb862ab61de1676e812aef', '\x3b3b5d2c8590f140ddc81b4a7ad76af6c0894cbb00f32bed6ec6dbf01ffed7ae');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 11, 1795999104620, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'contact.create', 'con_01m8my6zkce3mvt8my1wcgykdf', NULL, '{"id":"con_01m8my6zkce3mvt8my1wcgykdf","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.620Z","updated_at":"2026-11-30T00:38:24.620Z","version":1}', '\xd1fcc164d8bf7c9aa4c6db939394c2523bcea9601f564d9633600baf425738c8', '\xcccae6f02941d8d15a53fec3c6578e250c2e39d311efcecbd8090b1510e3df77');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 12, 1795999104694, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'contact.create', 'con_01m8my6znpe9kvjr1aynb5ewm2', NULL, '{"id":"con_01m8my6znpe9kvjr1aynb5ewm2","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.694Z","updated_at":"2026-11-30T00:38:24.694Z","version":1}', '\x4e9b104c1ff946fc8a5f77466d447d5940c15d94c7d1253ed2e5e0a1d455c144', '\x9ea12e4f21f4172704957e6813df0e16ec66c4bd7385e522c981c97e12fda91f');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 13, 1795999104774, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'contact.create', 'con_01m8my6zr6emyrhwn52632pjxs', NULL, '{"id":"con_01m8my6zr6emyrhwn52632pjxs","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.774Z","updated_at":"2026-11-30T00:38:24.774Z","version":1}', '\x58ae26ddf8d9172e92198682e34d6f695468ce71ee4b85a738be8be8440626be', '\x96cc1f2ef170e465c6fe12f8a1414310a51cc979a7286a48e6c9c048d70fd44f');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 17, 1795999105443, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my70d3edbafh4jb2grtv3z', NULL, '{"id":"inv_01m8my70d3edbafh4jb2grtv3z","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8my6z93ednbf3w0kh6k0v3j","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8my70d3edbafh4jb4ay7jaw","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.443Z","updated_at":"2026-11-30T00:38:25.443Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdsshantp","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', '\x04786c6f1d3b34e461728050abf0b4934dc53c724bef6916076968610601b19d', '\xb585486aea6fea443ee963cd615c486605d0276ff0fb0daa8f0b17fff5c0a438');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 20, 1795999105672, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my70m8e2es3geta1jzd1wp', NULL, '{"id":"inv_01m8my70m8e2es3geta1jzd1wp","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8my6zeqevq9aae1vr013tgy","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8my70m8e2es3geta4y4pc78","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.672Z","updated_at":"2026-11-30T00:38:25.672Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', '\xde5c6ed6388fc475a8f548268ae442326ea463e7ad233bb09032b69fc129c566', '\x7c2eacf64f795592179c2976c937d3cca27b42bc7b43145ffca91198f9dc72dd');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 23, 1795999105865, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my70t9e9gsrbkr1fz9qzb1', NULL, '{"id":"inv_01m8my70t9e9gsrbkr1fz9qzb1","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8my6zr6emyrhwn52632pjxs","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8my70t9e9gsrbkr1jrbcd7p","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.865Z","updated_at":"2026-11-30T00:38:25.865Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fef83mt8r","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', '\xb15a9a62d475c3601476899c5008e5727ed9005b6434c5bad7af08d11c9363d0', '\xe0a3192724f961ca437ff9a3e1f4e670a4d70b739444436d012b7c1634d625e1');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 25, 1795999106054, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.void', 'inv_01m8my70phe048b4q9yj2dpz0q', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8my7106e1sbrahmv2z7dbah"}', '\x23c2cd6dc747ac3ba23d6d10a5ed87028c7f3502a35ac0978a59e1053a25e364', '\x763bd36fb00176a31a293a20610dd72cf87c48a6bdcde91d67122820bbb5f34b');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 26, 1795999106159, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.allocate', 'inv_01m8my70r9e70vhad14w1hyfgq', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8my70m8e2es3geta1jzd1wp"}]}', '\x1764f82382d89d9bfcdb606f06505cf5b6257926b81778acb0f27922ddac29aa', '\x813338fc61afa31582027bdb651f45d472bdef8b38596a04531a404d57cd0608');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 14, 1795999105075, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my701kerx94qy8ypknh2bm', NULL, '{"id":"inv_01m8my701kerx94qy8ypknh2bm","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8my6z93ednbf3w0kh6k0v3j","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8my701kerx94qy8ysc3c659","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.075Z","updated_at":"2026-11-30T00:38:25.075Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', '\xc1343abf56d456a5c523514a9ccab98ebd8a575c3406806e3c345b7a97099dc7', '\x2edccb15f3265fd6df9d36d7a686a838f10ba750482dcee58cff5234c1a648d2');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 15, 1795999105172, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my704merbbd09kmfhd3evn', NULL, '{"id":"inv_01m8my704merbbd09kmfhd3evn","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8my6zhceh797xn3jtm90ebp","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8my704merbbd09kmhwkq1bz","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.172Z","updated_at":"2026-11-30T00:38:25.172Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fe9crdqrw","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', '\x2d323e94e5694034e69985836a24d33d5ec8210110e6adc503b56cd9fb5ad8d0', '\xc72ed6d0a6ed3793336a29c8745448f1b3afb31a05e72da225e4723fdf36d3a1');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 16, 1795999105350, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my70a6egj9jsb2qnwzvt4p', NULL, '{"id":"inv_01m8my70a6egj9jsb2qnwzvt4p","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8my6zkce3mvt8my1wcgykdf","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8my70a6egj9jsb2qrtzb5vm","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.350Z","updated_at":"2026-11-30T00:38:25.350Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fath1qczz","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', '\x51477d51c4787ceaa488021c5c51d9d88c3f61d872cc155713b5c6366410560c', '\x523e895c437a0e03e5bc2d941d1f112aa76ad79311f1caf60d5561e8e7fe27da');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 18, 1795999105537, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my70g1en98e1mtrz2v8826', NULL, '{"id":"inv_01m8my70g1en98e1mtrz2v8826","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8my6znpe9kvjr1aynb5ewm2","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8my70g1en98e1mts2xprsw6","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.537Z","updated_at":"2026-11-30T00:38:25.537Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2ff3jsbrpb","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', '\x2d6a4a94d754c6cfbde487686d7ba901e8eeb79cbae37857c06b315b84f7575b', '\x2acaa50ab1649e8b3eb5c81c3835ca9ad589b00e3e18fc2bca55b1bd3b5c0d10');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 19, 1795999105581, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my70hdeyrbznmx7hgryn89', NULL, '{"id":"inv_01m8my70hdeyrbznmx7hgryn89","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8my6zckeqkvbew480w8pa89","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8my70hdeyrbznmx7mv9fx81","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.581Z","updated_at":"2026-11-30T00:38:25.581Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8my6yyhe4mv3actdp10x89f","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', '\xcb709813edc414a71c018282b7d65c3627e52451c6fd0df5250903e63725e47c', '\xf1c4ee0aaff3b06b741ab650fc5d0cc88d6dec5937a082901b24733b8b3f9ed9');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 21, 1795999105745, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my70phe048b4q9yj2dpz0q', NULL, '{"id":"inv_01m8my70phe048b4q9yj2dpz0q","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8my6zeqevq9aae1vr013tgy","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8my70phe048b4q9ypkf2xc2","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.745Z","updated_at":"2026-11-30T00:38:25.745Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', '\xdd840ea21e0f9f542173a7ba3f0b35866762ace53c899c64cb733d7d2a7aef9c', '\x7d32f48647967870a347de1d680564bcee45979e59f9fc6d9842bb17cd25db0b');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 46, 1795999108555, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my71dmekvrbpsz5xbx0by0', NULL, '{"journal_id":"jnl_01m8my73ebetkbz6xhvpz4m3fg","way":"transfer"}', '\xfd61d792f223665277d5050ab7193748a7c461389dce786ac493f9c8e76215aa', '\x38a64fc9e90b041eed6ef2c00798c7eb09e61f855b4a5c3a2c2d1f1ba694b188');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 22, 1795999105801, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my70r9e70vhad14w1hyfgq', NULL, '{"id":"inv_01m8my70r9e70vhad14w1hyfgq","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8my6zeqevq9aae1vr013tgy","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8my70r9e70vhad1517v3yqa","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.801Z","updated_at":"2026-11-30T00:38:25.801Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', '\xe0f28627bab4ec37296b931bea12d35efec8899b0ed69fafb9f8670de78cc214', '\xa5f4e1550f5e1ecda0facbacd8dbbbfa89fabd92fc27f6c7c45861981f5c08f9');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 1795999106484, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transactions.import', 'bac_01m8my6z3jecj94tc5b3jxyqhg', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\x48c434a87f554496ef4e3fca7185c0d6d7ac45ddf632a2837e44d572ae95b9b0', '\xbf05da7da66ac4cbae21b231578485040fee76ee09fa40370caa213f43f40e22');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 36, 1795999107062, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'settlement.create', 'set_01m8my71zpenpsn840bevkgp0t', NULL, '{"id":"set_01m8my71zpenpsn840bevkgp0t","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8my6znpe9kvjr1aynb5ewm2","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my71zpenpsn840bevkgp0t","invoice_id":"inv_01m8my70g1en98e1mtrz2v8826","invoice_number":"HL-33","settlement_id":"set_01m8my71zpenpsn840bevkgp0t","credit_note_id":null,"contra_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-30T00:38:27.062Z"}],"deposit":null,"bank_transaction_id":"btx_01m8my71dmekvrbpsz4xaeg8r8","external_id":null,"metadata":{},"journal_id":"jnl_01m8my71zpenpsn840bevkgp0t","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:27.062Z","updated_at":"2026-11-30T00:38:27.062Z","version":1}', '\xd6add832708a2f118b0182508deecccb3bec43e49cac14aaf8cbdb634f0ad9da', '\x35d12673b75e07845f70106a057330cca1418b0c484ab59b2ec41300f0036f4a');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 37, 1795999107062, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my71dmekvrbpsz4xaeg8r8', NULL, '{"journal_id":"jnl_01m8my71zpenpsn840bevkgp0t","way":"allocations"}', '\xae261dfab34a8777ed787ab1871e5d69c43dd84d40e1e997610711d276e7a67f', '\xf623034432ca0efce7c7f73329ee2eeacd38feb93b5fc30b3b42c8eae3dfab05');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 44, 1795999108348, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'settlement.match', 'set_01m8my719nem0bw2xmyq838vkf', NULL, '{"bank_transaction_id":"btx_01m8my71dmekvrbpsz5h5np969"}', '\xc6d757f7d5fa99a97b2a2b47a13ad0629293b54b7534c42b52adca08cd2ce490', '\x96508a5829e9d3aa56da4e0b7cc3edeaed53659e0ad21877f06076f503268f01');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 45, 1795999108348, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my71dmekvrbpsz5h5np969', NULL, '{"journal_id":"jnl_01m8my719nem0bw2xmyv52zmpe","way":"match"}', '\xf0a9ad3e2c39fda7ab4ba50d02c2b90bd83e50d8f93e5b0fe5791647b935acdc', '\x81c7de5afc4cd3384c5c75adb77fabb7b6976b7824e9da6f2156df665464ce40');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 54, 1795999110434, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my71dmekvrbpsz4sr9v0xt', NULL, '{"journal_id":"jnl_01m8my7592e54vvajs82bezecv","way":"account"}', '\x8ef4f8c93d04d35c28402b96d7ff8f5f4be2e2b0391df87a8151c73449228f77', '\x362841230efc145715badf12e0c0ecac3e3d247a5609047d80e844eda92460e5');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 58, 1795999111311, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'organisation.lock', 'org_01m8my6ynre03atp2fh80k6fas', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\x128379ad4b783b6305e15a44e0498eb9012b42c31a4b19dbe9360d865c320b0c', '\x818028beae196b654581251243663fbd3658bfe5a2327d20ad18d8b61db80d94');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 7, 1795999113089, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'journal.post', 'jnl_01m8my77w1ew4svnrycsxy6wej', NULL, '{"sequence":2,"total":119.00}', '\xe9b7b1d654252139814995a0168e6aa79642295c8bb005737d830583c1b89b14', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 10, 1795999113203, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'journal.post', 'jnl_01m8my77zke0ys2qcgkwcwe5f6', NULL, '{"sequence":3,"total":500.00}', '\x3262ab877a18eb4e6fcc027a0dea05171521c9dcf2a673b0cfcebadd2e561969', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 13, 1795999113349, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'journal.reverse', 'jnl_01m8my77zke0ys2qcgkwcwe5f6', NULL, '{"reversed_by_journal_id":"jnl_01m8my7845ee9v98d3z17e9tcy","total":500.00}', '\xd36e103b7b0d9d2e90972a16edc337d0b79783d0db0b419994ed1627843b85d5', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 17, 1795999113573, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my78b5eg4t4ja7cprp97hc', NULL, '{"id":"inv_01m8my78b5eg4t4ja7cprp97hc","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8my785ce1y9501h3d7hzf9q","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8my78b5eg4t4ja7crbmmj5r","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:33.573Z","updated_at":"2026-11-30T00:38:33.573Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8my6yaxe9w80pv4cz905pjt","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\xfbd458697a07192bf36308a76862623c8702cc26137af6d8314eb5528a809915', '\xff1dcb6e5a7bc0a340a5b78975e04b325dfebfe165469b6eb0241d2bbe3fb645');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 28, 1795999114175, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'settlement.create', 'set_01m8my78xze6sv5j2dfarhdr7y', NULL, '{"id":"set_01m8my78xze6sv5j2dfarhdr7y","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8my78x0eqha161r4k04n4ag","contact_name":"Oak","bank_account_id":"bac_01m8my6yhcehz9agh4sxtdcmc4","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8my78xze6sv5j2dffb1de0n","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:34.175Z","updated_at":"2026-11-30T00:38:34.175Z","version":1}', '\x6574576575a26b9b3c3eb21d10d8eb2b83b85139be61fe10bf737e4f35d6885b', '\x32a8eb2eafd0095332e76b16b795721300dc9205823645a6b99894e709199565');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 24, 1795999105919, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my70vzeth9gpgkfvmpghj8', NULL, '{"id":"inv_01m8my70vzeth9gpgkfvmpghj8","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8my6z93ednbf3w0kh6k0v3j","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8my70vzeth9gpgkfwx6jfxh","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.919Z","updated_at":"2026-11-30T00:38:25.919Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdsshantp","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', '\x51154dea9321dbd1dd62bc949af108db2c2ebefd4904b5abc916ce46a05579e2', '\x893533815b6cebcb558910bfb19c93da06121430fd17e5e9860b0da6501696ea');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 27, 1795999106286, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'journal.post', 'jnl_01m8my717ee679vnmqf2jqbs4t', NULL, '{"sequence":14,"total":10000.00}', '\xab30ba7a3df7c6eadd5569310008d07be6f6ce3ee03c76098d03b0402b5aac95', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 28, 1795999106286, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'journal.post', 'jnl_01m8my717ee679vnmqfagx8rfg', NULL, '{"sequence":15,"total":1000.00}', '\x0cd35a3b72b1d0bc5a6188168b60e4896021644e9e50073aa72c2547d1c497bc', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 29, 1795999106286, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'journal.post', 'jnl_01m8my717ee679vnmqfg4jede7', NULL, '{"sequence":16,"total":74.92}', '\xcca3fcdbb1c2b4ae71dfeca348e51f3237cf602c09b34b7638259b8fb8fa1659', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 32, 1795999106689, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'settlement.create', 'set_01m8my71m1enjstqcqz27vt55a', NULL, '{"id":"set_01m8my71m1enjstqcqz27vt55a","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8my6zkce3mvt8my1wcgykdf","contact_name":"Techbarn","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my71m1enjstqcqz27vt55a","invoice_id":"inv_01m8my70a6egj9jsb2qnwzvt4p","invoice_number":"TB-0117","settlement_id":"set_01m8my71m1enjstqcqz27vt55a","credit_note_id":null,"contra_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-30T00:38:26.689Z"}],"deposit":null,"bank_transaction_id":"btx_01m8my71dmekvrbpsz4kp47t1g","external_id":null,"metadata":{},"journal_id":"jnl_01m8my71m1enjstqcqz27vt55a","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:26.689Z","updated_at":"2026-11-30T00:38:26.689Z","version":1}', '\x738a425c251d3319683e3402d9aa02b26b822c56d7534b138d0cd700641e3798', '\xb88a064255a7ffe6c017421b32edc4d66433ee724b3bcd178fe4f151ed521445');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 33, 1795999106689, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my71dmekvrbpsz4kp47t1g', NULL, '{"journal_id":"jnl_01m8my71m1enjstqcqz27vt55a","way":"allocations"}', '\x9f066cf993ab780b96676f3c2a0328a5bc0949ee5a2cc418d3c2d6e1b3e471d6', '\x5c523b996e75ea806eb1b5df6540fe76c4b8b7cad66bce12dfadd7268bfb9705');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 34, 1795999106945, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'settlement.create', 'set_01m8my71w1evdacznj7jrjsxgf', NULL, '{"id":"set_01m8my71w1evdacznj7jrjsxgf","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8my6z93ednbf3w0kh6k0v3j","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my71w1evdacznj7jrjsxgf","invoice_id":"inv_01m8my701kerx94qy8ypknh2bm","invoice_number":"INV-0001","settlement_id":"set_01m8my71w1evdacznj7jrjsxgf","credit_note_id":null,"contra_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-30T00:38:26.945Z"}],"deposit":null,"bank_transaction_id":"btx_01m8my71dmekvrbpsz4mtgy0jz","external_id":null,"metadata":{},"journal_id":"jnl_01m8my71w1evdacznj7jrjsxgf","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:26.945Z","updated_at":"2026-11-30T00:38:26.945Z","version":1}', '\x3fc706eb4aacfd9bca4b21169a42fdc0c7d7c0c629eae08fdfe34d8182116ad2', '\x0b8013ac111be49b8ae8e14d8fe00efebf91b51a898521222a3dc832ee6e324e');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 35, 1795999106945, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my71dmekvrbpsz4mtgy0jz', NULL, '{"journal_id":"jnl_01m8my71w1evdacznj7jrjsxgf","way":"allocations"}', '\xc27b8161f1440f4a5fbfc664faa982c05ab8532be717c5b070c3532bc4db55de', '\x869c1f3d619343c0a7cd663102d2c230b5960b28cbc6b40a7a2c39def1b8de19');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 40, 1795999107641, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'settlement.create', 'set_01m8my72hsesgv5s8t927v59v3', NULL, '{"id":"set_01m8my72hsesgv5s8t927v59v3","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8my6zhceh797xn3jtm90ebp","contact_name":"Printwell","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my72hsesgv5s8t927v59v3","invoice_id":"inv_01m8my704merbbd09kmfhd3evn","invoice_number":"PX-881","settlement_id":"set_01m8my72hsesgv5s8t927v59v3","credit_note_id":null,"contra_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-30T00:38:27.641Z"}],"deposit":null,"bank_transaction_id":"btx_01m8my71dmekvrbpsz5bw1p6f3","external_id":null,"metadata":{},"journal_id":"jnl_01m8my72hsesgv5s8t927v59v3","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:27.641Z","updated_at":"2026-11-30T00:38:27.641Z","version":1}', '\x78439bd8f3d80d4e402cd81acec644a35993f36e952fa21b2e669290576e02a5', '\xbecbc55b2872c40f5b01510be87e40b22003ed222a707c7fa996b8d973bae5eb');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 41, 1795999107641, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my71dmekvrbpsz5bw1p6f3', NULL, '{"journal_id":"jnl_01m8my72hsesgv5s8t927v59v3","way":"allocations"}', '\x303f457a233ff727a24b375a3159654a766c1a27d225d73b7ca8d31102b15981', '\xa315983186a06f2c4e87efa011e1048de317d628133c6114faeb65cc073b2107');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 42, 1795999107933, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'settlement.create', 'set_01m8my72txeratfpt4adry3tkk', NULL, '{"id":"set_01m8my72txeratfpt4adry3tkk","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8my6zeqevq9aae1vr013tgy","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my72txeratfpt4adry3tkk","invoice_id":"inv_01m8my70m8e2es3geta1jzd1wp","invoice_number":"INV-0004","settlement_id":"set_01m8my72txeratfpt4adry3tkk","credit_note_id":null,"contra_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-30T00:38:27.933Z"}],"deposit":null,"bank_transaction_id":"btx_01m8my71dmekvrbpsz5mz9ebay","external_id":null,"metadata":{},"journal_id":"jnl_01m8my72txeratfpt4adry3tkk","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:27.933Z","updated_at":"2026-11-30T00:38:27.933Z","version":1}', '\x19ea5da495a832785a5ca38798c6695b279db45e0830c8e66760f8d19fd5f442', '\x052dc40519a0fe4aa25e96348ffee330c561db9e9dba028c58f1ef3b8005726d');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 30, 1795999106357, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'settlement.create', 'set_01m8my719nem0bw2xmyq838vkf', NULL, '{"id":"set_01m8my719nem0bw2xmyq838vkf","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8my6zckeqkvbew480w8pa89","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my719nem0bw2xmyy7c9q4x","invoice_id":"inv_01m8my70hdeyrbznmx7hgryn89","invoice_number":"INV-0003","settlement_id":"set_01m8my719nem0bw2xmyq838vkf","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T00:38:26.357Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8my719nem0bw2xmyv52zmpe","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:26.357Z","updated_at":"2026-11-30T00:38:26.357Z","version":1}', '\x70279f8a92e31303fd96cc1feb112d171c81eb5dbe1cb23cfb2cabd3e6d7458c', '\x4643b7d6b968a82c6ce0b0654355c3ea4e5eff4834dd55c63f4a62ddb91cce82');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 38, 1795999107347, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'settlement.create', 'set_01m8my728jexqsrfkcr325empc', NULL, '{"id":"set_01m8my728jexqsrfkcr325empc","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8my6z93ednbf3w0kh6k0v3j","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my728jexqsrfkcr325empc","invoice_id":"inv_01m8my701kerx94qy8ypknh2bm","invoice_number":"INV-0001","settlement_id":"set_01m8my728jexqsrfkcr325empc","credit_note_id":null,"contra_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-30T00:38:27.347Z"},{"id":"alc_01m8my728jexqsrfkcr325empd","invoice_id":"inv_01m8my70d3edbafh4jb2grtv3z","invoice_number":"INV-0002","settlement_id":"set_01m8my728jexqsrfkcr325empc","credit_note_id":null,"contra_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-30T00:38:27.347Z"}],"deposit":null,"bank_transaction_id":"btx_01m8my71dmekvrbpsz51xq4x29","external_id":null,"metadata":{},"journal_id":"jnl_01m8my728jexqsrfkcr325empc","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:27.347Z","updated_at":"2026-11-30T00:38:27.347Z","version":1}', '\xf11e9c07f4eb46372185f2034946e5355a4b95fcbc4dff9fca2096e0678ad19e', '\x65511fe7a0df268c0148a716cae904ebd6a2815560c94a0332c508a06de2390a');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 39, 1795999107347, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my71dmekvrbpsz51xq4x29', NULL, '{"journal_id":"jnl_01m8my728jexqsrfkcr325empc","way":"allocations"}', '\x1db678c54888f7efab35a3e3d4076302d3bb11e662161b4d622b4050f0f57b0d', '\xaae57566835de21f9f811276b06a804638b34b5ab79b29db5feab21a07676184');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 47, 1795999108828, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my71dmekvrbpsz63wvhmnn', NULL, '{"journal_id":"jnl_01m8my73pwe5brkhew1jxhgww8","way":"account"}', '\x1265daf400ae730a15286244d612273b31cb91b9042e1dd80233ad6849657b55', '\x02178bd4639f4ec276efb3d0fcde6ce7f0aa07cf1b273d854322622dbeaf3ac4');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 48, 1795999109916, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.update', 'btx_01m8my71dmekvrbpsz4sr9v0xt', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8my6ynre03atp2ffgekzj68","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', '\x69f98d6234aca4fe8716af5d1f115b93f35efeebbef57dbc02120779167b6613', '\x3102874f735f72ffbff8a62e62b6084b889aa3cf1915bf2f8233b4044818f022');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 49, 1795999109916, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.update', 'btx_01m8my71dmekvrbpsz551tgf8k', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8my6ynre03atp2ffv75fcz2","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ZR"}', '\x3c872967cab26e8747ea8c38106769fb03dccbe2faec646c1b7a7b17a17b6cf0', '\xf9f01f37e8d32962235f37514e43d54a8988257816d7dc6f01873ded3a0a0fa7');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 50, 1795999109916, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.update', 'btx_01m8my71dmekvrbpsz5fq9fzfw', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8my6ynre03atp2ffgekzj68","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', '\xb596ecbfc8a44aa79b506ea0bb1b20c2a8dc4736ba545174f37a70f301b89ea2', '\xc341766c0967ea2d9baf7dc6636d8e05765f619be7dc06b7d04736476826a75e');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 51, 1795999109916, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.update', 'btx_01m8my71dmekvrbpsz5sy31myw', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8my6ynre03atp2fgh28qkx7","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"EX"}', '\x4397242474a206dd17590e3366cd5125703452cc0da98cb0e1c477b14dcfe118', '\xcd3118d94504b8d15b442afd855a98f83108f60075cfe146bc909ee9b5d6b95e');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 52, 1795999110029, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my71dmekvrbpsz551tgf8k', NULL, '{"journal_id":"jnl_01m8my74wdey8te1mpv2gwbwnw","way":"account"}', '\x12f0e95456468f6c06a6489088af156fd2ad869f20d60bb7d3c3a58c62e1f753', '\x5964b48d5ab75cfa52f774286d4ef0b81ac8c7cc92b529e77ca29a1a99f97129');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 53, 1795999110241, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my71dmekvrbpsz5fq9fzfw', NULL, '{"journal_id":"jnl_01m8my7531e1e9jkynvsg8p0xt","way":"account"}', '\x78469b056ab95002db48efa520f30d8b705219b455c3838a9b5035f550d864ba', '\x46da9b12148e1bd99568f40d453bbb39ef7c9bd5b96d162894a2534f14a71322');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 55, 1795999110660, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my71dmekvrbpsz5sy31myw', NULL, '{"journal_id":"jnl_01m8my75g4e04bbh2576jzd6ze","way":"account"}', '\xca705d24887b8bbd02abde299d4624a6ffd7607c04dab398ec576df527d1c317', '\x8b192189e81ef3af345f6eb6d69669b73ea134d4435f9920c00fc8edd9d0755b');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 57, 1795999111176, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'vat_return.finalise', 'vrt_01m8my75tber29xdzr850fx0y9', NULL, '{"id":"vrt_01m8my75tber29xdzr850fx0y9","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T00:38:31.176Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:30.987Z","updated_at":"2026-11-30T00:38:31.176Z","version":2,"last_sequence":29}', '\x8f5c15e0ed3a8811e6f97ac07ea73695960a619c4c17155b3c7cd995b3e0e940', '\x09a76f41a09385f29bd3254761b164fe3cf92a0d3e68360650835dd023f0fde7');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 4, 1795999112984, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\x0b153a1dd9e3a1fb5840fd48bbb41cfd577aae06a6857b83d8472307a863c4ae', '\x8c13e9d94ac3b3a8ce3d96c2c1769dd3fc3bc478f9ffbb76376f27d6009be209');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 6, 1795999113045, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'journal.post', 'jnl_01m8my77tne65vvxn22xcatrqf', NULL, '{"sequence":1,"total":120.00}', '\xaa5abadcc5b1395b15dd506523a2c9f9a9e1f64369e12da00e142eee80aa0844', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8my6ynre03atp2fh80k6fas', 56, 1795999110987, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'vat_return.create', 'vrt_01m8my75tber29xdzr850fx0y9', NULL, '{"id":"vrt_01m8my75tber29xdzr850fx0y9","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:30.987Z","updated_at":"2026-11-30T00:38:30.987Z","version":1}', '\x654259e008381c1308899782f7f981835b5f1170d967f9e50b02dc6cf0632b39', '\x454d295fc6a00cff91d79cff2864f5c3ce1564110e54a4d3036a09fcf9269df8');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 5, 1795999113001, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"external_id":null,"metadata":{},"updated_at":"2026-11-30T00:38:33.001Z","version":1}', '\x65201a11b17b2e36bf020d7d8bed184e40a7ef322cc1c4f53b57e2a0b366552d', '\xc02c338dbd8223e2dd34d5921a8b95cca0afb06c9b0631f792dbb371193df313');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 9, 1795999113160, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.create', 'btx_01m8my77y8eptt2zqdbqnfav1t', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8my6yhcehz9agh4sxtdcmc4","confirmed_at":null,"contact_id":null,"created_at":"2026-11-30T00:38:33.160Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8my77y8eptt2zqdbqnfav1t","journal_id":null,"metadata":{},"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-30T00:38:33.160Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', '\x1bc2c28b8c15eecadb3da31c53bd01f99650e71ee87acfc3c6a1cacc840673f1', '\x4bbdf32534582c81a23707527bf4a247679f24d9088a66d7cdb89b2c15c866cd');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 12, 1795999113294, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.void', 'btx_01m8my77y8eptt2zqdbqnfav1t', '{"journal_id":"jnl_01m8my77zke0ys2qcgkwcwe5f6"}', '{"reason":"matched in error"}', '\x3d249d9d99b798625e8bc4b2cacd1ad9cc1a6ab6cf7b6182ee9712d24c4f20d6', '\x6a712a7a3f59fc2bd1a11b5176fefda452b91e9e1fc1a6dc34d9d2fa0cc8ef03');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 15, 1795999113416, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my7868es989x1y13kkmq93', NULL, '{"id":"inv_01m8my7868es989x1y13kkmq93","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8my785ce1y9501h3d7hzf9q","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8my7868es989x1y166qdmh9","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:33.416Z","updated_at":"2026-11-30T00:38:33.416Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8my6yaxe9w80pv4cabrqv96","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\x37347767c18f5058242301ddb81d3aad5cedd2cd8355a58ba64f87621ffce062', '\x9078dec504852853c9327bff1c8d1b6abfc7be9cc846b59a1671c5c8368639d1');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 19, 1795999113740, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'vat_return.create', 'vrt_01m8my78gcen7r1h6mg017jeeh', NULL, '{"id":"vrt_01m8my78gcen7r1h6mg017jeeh","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:33.740Z","updated_at":"2026-11-30T00:38:33.740Z","version":1}', '\xff37bb667a2d241ea9ab4196c9764124d5d83498e7bd4ae4c4acb899d3a34ce6', '\x59086b4492f82033b70c73af9b5326edb51800f2ec8fd64097050b0e154fc456');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 21, 1795999113840, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'journal.post', 'jnl_01m8my78kgetm9fe5e0awnk38h', NULL, '{"sequence":9,"total":7.00}', '\x3a3537f94f81af188f00f41ebd17262ce48b599e56b1afcc85e427c8ce3a0cba', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 26, 1795999114100, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'account.create', 'acc_01m8my78vmedf9qxp1xv8wabfe', NULL, '{"id":"acc_01m8my78vmedf9qxp1xv8wabfe","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:34.100Z","updated_at":"2026-11-30T00:38:34.100Z","version":1}', '\xaa462cc5fffceae4fe75ac5e7ee1ebeb428c84af0fdb15b8f0b49b31b9612960', '\xa1f5bb35309667b9ec93c6f06fc42005e77fa53a38c683283625dd9e821df4e4');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 30, 1795999114295, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'settlement.allocate', 'set_01m8my78xze6sv5j2dfarhdr7y', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8my78zyegv8f8ajxh303435"}]}', '\x75d3e71e4cba67846e99a5d64aaf8e59810769a4093f25a810a10e329f2aaf55', '\xa54c5c9a99d4f64d93e193c520fee7e099fc3c19f58c40d75cb44e268d754749');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 34, 1795999114536, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'contra.create', 'ctr_01m8my7998ehf88kqe1fbt8qfv', NULL, '{"id":"ctr_01m8my7998ehf88kqe1fbt8qfv","status":"posted","contact_id":"con_01m8my794hetprtmh5w13f6kcw","contact_name":"Ash","date":"2026-03-28","amount":40.00,"currency":"GBP","reference":null,"external_id":null,"metadata":{},"allocations":[{"id":"alc_01m8my7998ehf88kqe1m7jj4wk","invoice_id":"inv_01m8my795ce3cr5re8qgp7jhfs","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8my7998ehf88kqe1fbt8qfv","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T00:38:34.536Z"},{"id":"alc_01m8my7998ehf88kqe1m7jj4wm","invoice_id":"inv_01m8my7974evsbm93pzfgp2hk0","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8my7998ehf88kqe1fbt8qfv","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T00:38:34.536Z"}],"journal_id":"jnl_01m8my7998ehf88kqe1jtj8sg9","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:34.536Z","updated_at":"2026-11-30T00:38:34.536Z","version":1}', '\x3364ad07a38ac97adb8bcf9f1a9214db0714ff3548090ca4134cedd00a96ba2c', '\xa348e8988eea9e29f3d44962bed1bfdaf69d22a437a8a70b220b60e08f58b9af');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 8, 1795999113126, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'organisation.update', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '{"id":"org_01m8my6yaxe9w80pv4fzvpsdgr","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T00:38:23.325Z","updated_at":"2026-11-30T00:38:23.325Z","version":1}', '{"id":"org_01m8my6yaxe9w80pv4fzvpsdgr","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T00:38:23.325Z","updated_at":"2026-11-30T00:38:33.126Z","version":2}', '\x48e1dce86627f265b22422566deea35348d209d4163c15a162ed4782ab2bc4d7', '\xb93549198663ea624e0661aff88b7380f31a03444f25513c71d2da44b29be6c5');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 14, 1795999113388, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'contact.create', 'con_01m8my785ce1y9501h3d7hzf9q', NULL, '{"id":"con_01m8my785ce1y9501h3d7hzf9q","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:33.388Z","updated_at":"2026-11-30T00:38:33.388Z","version":1}', '\x52cfe5215c96f998329524e3f63fa545309e34d9f0eadbf0769ff0e1a1c24c28', '\xe682e2121d09f56555e8508b39f084ca9c5cfd2aea7dc2524c630c710d244989');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 18, 1795999113638, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.repay_input_vat', 'inv_01m8my78b5eg4t4ja7cprp97hc', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8my78d6extv50gm0a1af8pt","reason":null,"vat":10.0}', '\xd659f64de157631d2dc9aa6547c34d5b3c406817437578f0eb1bde10b6b1b1d6', '\x3c66a60d2157200f94da12aa118262c20ff3aca545f1a5b922bfdfdfb94e002e');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 20, 1795999113800, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'vat_return.finalise', 'vrt_01m8my78gcen7r1h6mg017jeeh', NULL, '{"id":"vrt_01m8my78gcen7r1h6mg017jeeh","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T00:38:33.800Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:33.740Z","updated_at":"2026-11-30T00:38:33.800Z","version":2,"last_sequence":8}', '\x8928d160903c9b7f70d6933037562d3ab6b91f7c587aae72b3a182957a4c1ef3', '\x931ed3dcb3330d40bc67497710db5ab98b79bf1128dda6a55d90b94b8971c228');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 22, 1795999113885, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'vat_return.pay', 'vrt_01m8my78gcen7r1h6mg017jeeh', NULL, '{"journal_id":"jnl_01m8my78kgetm9fe5e0awnk38h"}', '\xc431ddf63e9fdb1980afee6e1d7c44f55484b58de0557fa135c6a7fcbc101798', '\x5c82b760d36a7db39f01ce28a1aa8451665cb0f57625a1a2c7e33fd9f16ab871');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 24, 1795999113985, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'journal.post', 'jnl_01m8my78r0e6ha0yf9h957h6av', NULL, '{"sequence":10,"total":24.00}', '\xfc32f53acd50ad7bdb55703ad5486bd8c4d47c685c8283b8182f4b2fa84987df', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 25, 1795999114043, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'vat_return.note_late_vat', 'vrt_01m8my78pfexra5whqxppbja88', NULL, '{"behaviour":"careless","journal_id":"jnl_01m8my78r0e6ha0yf9h957h6av","kind":"error","reason":"Lost"}', '\xd4c674493b218e471d89f2f7686aa57b7d47836703753a2eb82c71685f819eac', '\xdd4ed54705b73491a2102b29c63aed400b4a2f6d959b2fdded9248a84340c92e');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 29, 1795999114239, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my78zyegv8f8ajxh303435', NULL, '{"id":"inv_01m8my78zyegv8f8ajxh303435","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8my78x0eqha161r4k04n4ag","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8my78zyegv8f8ajxqj8y466","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:34.239Z","updated_at":"2026-11-30T00:38:34.239Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8my6yaxe9w80pv4cabrqv96","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', '\xdfc6967e61c2df6774b556fb7a224f70221ad9046f9d233e3bd6de7a7b4512b7', '\x0933e1306a54e402e9588a36404445f1f430b3dad0dd13d61020ed1ea0ba3a01');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 33, 1795999114468, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my7974evsbm93pzfgp2hk0', NULL, '{"id":"inv_01m8my7974evsbm93pzfgp2hk0","type":"purchase","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8my794hetprtmh5w13f6kcw","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8my7974evsbm93pzg6w2kjb","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:34.468Z","updated_at":"2026-11-30T00:38:34.468Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8my6yaxe9w80pv4cz905pjt","account_code":"5000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', '\xd3d5569464016971a0643b0a5c37e765e9781f553aaca165074d4df8bd315dc2', '\xc0c35a172fb70a7fccaeb41cbea680c2649028561d6b45b034508c91f17a2fd9');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 11, 1795999113240, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'bank_transaction.confirm', 'btx_01m8my77y8eptt2zqdbqnfav1t', NULL, '{"journal_id":"jnl_01m8my77zke0ys2qcgkwcwe5f6","way":"match"}', '\x5601b7d1741f42aa1383027511503011b9336c1921ea5b1877f5368d0939820e', '\xfb76a97997906fa1f0d71527fab38ddc5f7b7695db70843a5de3888bcb0eb949');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 16, 1795999113472, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.write_off', 'inv_01m8my7868es989x1y13kkmq93', NULL, '{"account_id":"acc_01m8my6yaxe9w80pv4fdarmsqq","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8my7880eg989426s9yy83wp","reason":"In liquidation"}', '\xf099fca29331f65595876d7ea1995702fabedacb08e49f23b3a488e7130af61c', '\xcbda6f1b902f3a1cf447365775c6ae172da1c7de0cf87ef69977f6863dcb327c');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 23, 1795999113935, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'vat_return.create', 'vrt_01m8my78pfexra5whqxppbja88', NULL, '{"id":"vrt_01m8my78pfexra5whqxppbja88","date_from":"2025-04-01","date_to":"2025-06-30","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":0.00,"2":0.00,"3":0.00,"4":0.00,"5":0.00,"6":0.00,"7":0.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":0.00,"vatDueAcquisitions":0.00,"totalVatDue":0.00,"vatReclaimedCurrPeriod":0.00,"netVatDue":0.00,"totalValueSalesExVAT":0,"totalValuePurchasesExVAT":0,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:33.935Z","updated_at":"2026-11-30T00:38:33.935Z","version":1}', '\x039180a7de871b26bbc56a3361ca76813b2ac2b4a61bbef3bc12dd69cdee500a', '\xc900d8ae880f711d3e2ee0dad81c2d1f1097cbd902ff0bd8e06de9e45335d6ee');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 27, 1795999114144, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'contact.create', 'con_01m8my78x0eqha161r4k04n4ag', NULL, '{"id":"con_01m8my78x0eqha161r4k04n4ag","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:34.144Z","updated_at":"2026-11-30T00:38:34.144Z","version":1}', '\xc9253abedf9abb21b78ca1a41f10fa71f18a875630b874f1379fd3c5a511ea13', '\x1fc6182e243aea6972483fd50292a54b4799588b95ee3935d4346ea166a225a2');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 31, 1795999114385, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'contact.create', 'con_01m8my794hetprtmh5w13f6kcw', NULL, '{"id":"con_01m8my794hetprtmh5w13f6kcw","kind":"both","name":"Ash","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:34.385Z","updated_at":"2026-11-30T00:38:34.385Z","version":1}', '\x9a4687bbf46b3f5ad9053d1972bcb7b7be1068a5b4863d0a930a32242e7840cd', '\x0dad8b2db31ead82b717b03b069d4e48bba5c7be82c966da99460667a96c961e');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 35, 1795999114640, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'journal.post', 'jnl_01m8my79cgebn8rd59cgtb9ea5', NULL, '{"sequence":17,"total":3.00,"metadata":{"run":"7"}}', '\xe05312006e79525ae915997f72bd2221b664d97276acca6f35dc899d1e411f77', '\x6f8db4117328362aadf654409d68647a4f392f7075196296ad5d3ade684e1b7d');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 32, 1795999114412, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'invoice.create', 'inv_01m8my795ce3cr5re8qgp7jhfs', NULL, '{"id":"inv_01m8my795ce3cr5re8qgp7jhfs","type":"sales","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8my794hetprtmh5w13f6kcw","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8my795ce3cr5re8qp5wgraz","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:34.412Z","updated_at":"2026-11-30T00:38:34.412Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8my6yaxe9w80pv4cabrqv96","account_code":"4000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', '\x5f4594e2e1b6ae17dcc165048daacf291df06d99932fde8185a0b32118852413', '\xc5f46447f062cd7addffcfcd10d27d6f4f9bd9592efac9d1af6f5d75867eeb3b');
INSERT INTO public.audit_events VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 36, 1795999114673, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6y9xex78x95tvdvr7mke', 'contact.create', 'con_01m8my79dhekvrqz8eam8kr83z', NULL, '{"id":"con_01m8my79dhekvrqz8eam8kr83z","kind":"customer","name":"Yew","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":"C-7","metadata":{"shop":"York"},"created_at":"2026-11-30T00:38:34.673Z","updated_at":"2026-11-30T00:38:34.673Z","version":1}', '\xd3fd53f430f9e945ffcc32a59944c86a28cfec975cf0694f177488509bd0f5ef', '\xecd57bffca9389cea14496973538707401180cff419879e7ccef7a9bc7b70d12');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 1, 'organisations', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '["org_01m8my6yaxe9w80pv4fzvpsdgr", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795999103325, 1795999103325, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 2, 'members', 'mem_01m8my6yaxe9w80pv49bsarx84', '["mem_01m8my6yaxe9w80pv49bsarx84", "org_01m8my6yaxe9w80pv4fzvpsdgr", "jo@example.com", "usr_01m8my6xj2e2ms0j5pj32a3s6g", "owner", 1795999103325, 1795999103325, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 3, 'accounts', 'acc_01m8my6yaxe9w80pv49dm5kcvg', '["acc_01m8my6yaxe9w80pv49dm5kcvg", "org_01m8my6yaxe9w80pv4fzvpsdgr", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795999103325, 1795999103325, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 4, 'accounts', 'acc_01m8my6yaxe9w80pv49hp8wq7f', '["acc_01m8my6yaxe9w80pv49hp8wq7f", "org_01m8my6yaxe9w80pv4fzvpsdgr", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795999103325, 1795999103325, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 5, 'accounts', 'acc_01m8my6yaxe9w80pv49mtmxn0p', '["acc_01m8my6yaxe9w80pv49mtmxn0p", "org_01m8my6yaxe9w80pv4fzvpsdgr", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795999103325, 1795999103325, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 6, 'accounts', 'acc_01m8my6yaxe9w80pv49vh4g8nj', '["acc_01m8my6yaxe9w80pv49vh4g8nj", "org_01m8my6yaxe9w80pv4fzvpsdgr", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795999103325, 1795999103325, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 7, 'accounts', 'acc_01m8my6yaxe9w80pv49zjcm2dj', '["acc_01m8my6yaxe9w80pv49zjcm2dj", "org_01m8my6yaxe9w80pv4fzvpsdgr", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 8, 'accounts', 'acc_01m8my6yaxe9w80pv4a0w9whhz', '["acc_01m8my6yaxe9w80pv4a0w9whhz", "org_01m8my6yaxe9w80pv4fzvpsdgr", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 9, 'accounts', 'acc_01m8my6yaxe9w80pv4a6dah4bh', '["acc_01m8my6yaxe9w80pv4a6dah4bh", "org_01m8my6yaxe9w80pv4fzvpsdgr", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 10, 'accounts', 'acc_01m8my6yaxe9w80pv4a8zg4pbe', '["acc_01m8my6yaxe9w80pv4a8zg4pbe", "org_01m8my6yaxe9w80pv4fzvpsdgr", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 11, 'accounts', 'acc_01m8my6yaxe9w80pv4acjba15c', '["acc_01m8my6yaxe9w80pv4acjba15c", "org_01m8my6yaxe9w80pv4fzvpsdgr", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 12, 'accounts', 'acc_01m8my6yaxe9w80pv4aj6ny4xy', '["acc_01m8my6yaxe9w80pv4aj6ny4xy", "org_01m8my6yaxe9w80pv4fzvpsdgr", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795999103325, 1795999103325, 1, "cash", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 13, 'accounts', 'acc_01m8my6yaxe9w80pv4aq78fdvk', '["acc_01m8my6yaxe9w80pv4aq78fdvk", "org_01m8my6yaxe9w80pv4fzvpsdgr", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 14, 'accounts', 'acc_01m8my6yaxe9w80pv4avwztsmw', '["acc_01m8my6yaxe9w80pv4avwztsmw", "org_01m8my6yaxe9w80pv4fzvpsdgr", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 15, 'accounts', 'acc_01m8my6yaxe9w80pv4awn4cf4s', '["acc_01m8my6yaxe9w80pv4awn4cf4s", "org_01m8my6yaxe9w80pv4fzvpsdgr", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 16, 'accounts', 'acc_01m8my6yaxe9w80pv4b3j4x6ed', '["acc_01m8my6yaxe9w80pv4b3j4x6ed", "org_01m8my6yaxe9w80pv4fzvpsdgr", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 17, 'accounts', 'acc_01m8my6yaxe9w80pv4b6bfhk0w', '["acc_01m8my6yaxe9w80pv4b6bfhk0w", "org_01m8my6yaxe9w80pv4fzvpsdgr", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 18, 'accounts', 'acc_01m8my6yaxe9w80pv4ba321wfa', '["acc_01m8my6yaxe9w80pv4ba321wfa", "org_01m8my6yaxe9w80pv4fzvpsdgr", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 19, 'accounts', 'acc_01m8my6yaxe9w80pv4bfnwbf2y', '["acc_01m8my6yaxe9w80pv4bfnwbf2y", "org_01m8my6yaxe9w80pv4fzvpsdgr", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 20, 'accounts', 'acc_01m8my6yaxe9w80pv4bj7t822t', '["acc_01m8my6yaxe9w80pv4bj7t822t", "org_01m8my6yaxe9w80pv4fzvpsdgr", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795999103325, 1795999103325, 1, "long_term_liabilities", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 21, 'accounts', 'acc_01m8my6yaxe9w80pv4bpcfehs3', '["acc_01m8my6yaxe9w80pv4bpcfehs3", "org_01m8my6yaxe9w80pv4fzvpsdgr", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 22, 'accounts', 'acc_01m8my6yaxe9w80pv4btt99nvv', '["acc_01m8my6yaxe9w80pv4btt99nvv", "org_01m8my6yaxe9w80pv4fzvpsdgr", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 23, 'accounts', 'acc_01m8my6yaxe9w80pv4by40d1vh', '["acc_01m8my6yaxe9w80pv4by40d1vh", "org_01m8my6yaxe9w80pv4fzvpsdgr", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 24, 'accounts', 'acc_01m8my6yaxe9w80pv4c1bgettw', '["acc_01m8my6yaxe9w80pv4c1bgettw", "org_01m8my6yaxe9w80pv4fzvpsdgr", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 25, 'accounts', 'acc_01m8my6yaxe9w80pv4c738mrrx', '["acc_01m8my6yaxe9w80pv4c738mrrx", "org_01m8my6yaxe9w80pv4fzvpsdgr", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 26, 'accounts', 'acc_01m8my6yaxe9w80pv4cabrqv96', '["acc_01m8my6yaxe9w80pv4cabrqv96", "org_01m8my6yaxe9w80pv4fzvpsdgr", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 27, 'accounts', 'acc_01m8my6yaxe9w80pv4cdjgxe91', '["acc_01m8my6yaxe9w80pv4cdjgxe91", "org_01m8my6yaxe9w80pv4fzvpsdgr", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 28, 'accounts', 'acc_01m8my6yaxe9w80pv4chx1831w', '["acc_01m8my6yaxe9w80pv4chx1831w", "org_01m8my6yaxe9w80pv4fzvpsdgr", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795999103325, 1795999103325, 1, "other_income", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 29, 'accounts', 'acc_01m8my6yaxe9w80pv4cn3qrtq9', '["acc_01m8my6yaxe9w80pv4cn3qrtq9", "org_01m8my6yaxe9w80pv4fzvpsdgr", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795999103325, 1795999103325, 1, "finance", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 30, 'accounts', 'acc_01m8my6yaxe9w80pv4ct6aw7df', '["acc_01m8my6yaxe9w80pv4ct6aw7df", "org_01m8my6yaxe9w80pv4fzvpsdgr", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 31, 'accounts', 'acc_01m8my6yaxe9w80pv4cz905pjt', '["acc_01m8my6yaxe9w80pv4cz905pjt", "org_01m8my6yaxe9w80pv4fzvpsdgr", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795999103325, 1795999103325, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 32, 'accounts', 'acc_01m8my6yaxe9w80pv4d1cjq643', '["acc_01m8my6yaxe9w80pv4d1cjq643", "org_01m8my6yaxe9w80pv4fzvpsdgr", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795999103325, 1795999103325, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 33, 'accounts', 'acc_01m8my6yaxe9w80pv4d65t8k92', '["acc_01m8my6yaxe9w80pv4d65t8k92", "org_01m8my6yaxe9w80pv4fzvpsdgr", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795999103325, 1795999103325, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 34, 'accounts', 'acc_01m8my6yaxe9w80pv4d9bh3m1d', '["acc_01m8my6yaxe9w80pv4d9bh3m1d", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 35, 'accounts', 'acc_01m8my6yaxe9w80pv4dezwg8cn', '["acc_01m8my6yaxe9w80pv4dezwg8cn", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 36, 'accounts', 'acc_01m8my6yaxe9w80pv4djkkbjav', '["acc_01m8my6yaxe9w80pv4djkkbjav", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 37, 'accounts', 'acc_01m8my6yaxe9w80pv4dnvafvet', '["acc_01m8my6yaxe9w80pv4dnvafvet", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 38, 'accounts', 'acc_01m8my6yaxe9w80pv4dtammkp1', '["acc_01m8my6yaxe9w80pv4dtammkp1", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 39, 'accounts', 'acc_01m8my6yaxe9w80pv4dwrv6hka', '["acc_01m8my6yaxe9w80pv4dwrv6hka", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 40, 'accounts', 'acc_01m8my6yaxe9w80pv4e214qqjh', '["acc_01m8my6yaxe9w80pv4e214qqjh", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 41, 'accounts', 'acc_01m8my6yaxe9w80pv4e4bn8vns', '["acc_01m8my6yaxe9w80pv4e4bn8vns", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 42, 'accounts', 'acc_01m8my6yaxe9w80pv4e8254zhe', '["acc_01m8my6yaxe9w80pv4e8254zhe", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 43, 'accounts', 'acc_01m8my6yaxe9w80pv4ed8y93d5', '["acc_01m8my6yaxe9w80pv4ed8y93d5", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 44, 'accounts', 'acc_01m8my6yaxe9w80pv4egdrash8', '["acc_01m8my6yaxe9w80pv4egdrash8", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 45, 'accounts', 'acc_01m8my6yaxe9w80pv4emrzpn2a', '["acc_01m8my6yaxe9w80pv4emrzpn2a", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 46, 'accounts', 'acc_01m8my6yaxe9w80pv4ev32fc55', '["acc_01m8my6yaxe9w80pv4ev32fc55", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 47, 'accounts', 'acc_01m8my6yaxe9w80pv4ex582p8n', '["acc_01m8my6yaxe9w80pv4ex582p8n", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 48, 'accounts', 'acc_01m8my6yaxe9w80pv4f2cb2b77', '["acc_01m8my6yaxe9w80pv4f2cb2b77", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 49, 'accounts', 'acc_01m8my6yaxe9w80pv4f4jt4qfy', '["acc_01m8my6yaxe9w80pv4f4jt4qfy", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 50, 'accounts', 'acc_01m8my6yaxe9w80pv4f8bw2rf4', '["acc_01m8my6yaxe9w80pv4f8bw2rf4", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 51, 'accounts', 'acc_01m8my6yaxe9w80pv4fdarmsqq', '["acc_01m8my6yaxe9w80pv4fdarmsqq", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 52, 'accounts', 'acc_01m8my6yaxe9w80pv4fhwfwkm3', '["acc_01m8my6yaxe9w80pv4fhwfwkm3", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795999103325, 1795999103325, 1, "finance", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 53, 'accounts', 'acc_01m8my6yaxe9w80pv4fqmkf73x', '["acc_01m8my6yaxe9w80pv4fqmkf73x", "org_01m8my6yaxe9w80pv4fzvpsdgr", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795999103325, 1795999103325, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 54, 'accounts', 'acc_01m8my6yaxe9w80pv4frv0t9zg', '["acc_01m8my6yaxe9w80pv4frv0t9zg", "org_01m8my6yaxe9w80pv4fzvpsdgr", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795999103325, 1795999103325, 1, "tax", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 2, 1, 'accounts', 'acc_01m8my6yg0etfaffhba6r0fbex', '["acc_01m8my6yg0etfaffhba6r0fbex", "org_01m8my6yaxe9w80pv4fzvpsdgr", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795999103488, 1795999103488, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 3, 1, 'bank_accounts', 'bac_01m8my6yhcehz9agh4sxtdcmc4', '["bac_01m8my6yhcehz9agh4sxtdcmc4", "org_01m8my6yaxe9w80pv4fzvpsdgr", "acc_01m8my6yaxe9w80pv4acjba15c", "Current", "current", null, null, null, null, null, null, null, 1795999103532, 1795999103532, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 1, 'organisations', 'org_01m8my6ynre03atp2fh80k6fas', '["org_01m8my6ynre03atp2fh80k6fas", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795999103672, 1795999103672, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 2, 'members', 'mem_01m8my6ynre03atp2faq9eszkc', '["mem_01m8my6ynre03atp2faq9eszkc", "org_01m8my6ynre03atp2fh80k6fas", "jo@example.com", "usr_01m8my6xj2e2ms0j5pj32a3s6g", "owner", 1795999103672, 1795999103672, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 3, 'accounts', 'acc_01m8my6ynre03atp2fath1qczz', '["acc_01m8my6ynre03atp2fath1qczz", "org_01m8my6ynre03atp2fh80k6fas", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795999103672, 1795999103672, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 4, 'accounts', 'acc_01m8my6ynre03atp2fawb0s7jf', '["acc_01m8my6ynre03atp2fawb0s7jf", "org_01m8my6ynre03atp2fh80k6fas", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795999103672, 1795999103672, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 5, 'accounts', 'acc_01m8my6ynre03atp2fb0wvyfjt', '["acc_01m8my6ynre03atp2fb0wvyfjt", "org_01m8my6ynre03atp2fh80k6fas", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795999103672, 1795999103672, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 6, 'accounts', 'acc_01m8my6ynre03atp2fb5x5j1rq', '["acc_01m8my6ynre03atp2fb5x5j1rq", "org_01m8my6ynre03atp2fh80k6fas", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795999103672, 1795999103672, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 7, 'accounts', 'acc_01m8my6ynre03atp2fbarpd7am', '["acc_01m8my6ynre03atp2fbarpd7am", "org_01m8my6ynre03atp2fh80k6fas", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 8, 'accounts', 'acc_01m8my6ynre03atp2fbedr9nq2', '["acc_01m8my6ynre03atp2fbedr9nq2", "org_01m8my6ynre03atp2fh80k6fas", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 9, 'accounts', 'acc_01m8my6ynre03atp2fbjcze0w5', '["acc_01m8my6ynre03atp2fbjcze0w5", "org_01m8my6ynre03atp2fh80k6fas", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 10, 'accounts', 'acc_01m8my6ynre03atp2fbpp80x4f', '["acc_01m8my6ynre03atp2fbpp80x4f", "org_01m8my6ynre03atp2fh80k6fas", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 11, 'accounts', 'acc_01m8my6ynre03atp2fbtfqhmqg', '["acc_01m8my6ynre03atp2fbtfqhmqg", "org_01m8my6ynre03atp2fh80k6fas", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 12, 'accounts', 'acc_01m8my6ynre03atp2fbxv0chgh', '["acc_01m8my6ynre03atp2fbxv0chgh", "org_01m8my6ynre03atp2fh80k6fas", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795999103672, 1795999103672, 1, "cash", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 13, 'accounts', 'acc_01m8my6ynre03atp2fc1t216em', '["acc_01m8my6ynre03atp2fc1t216em", "org_01m8my6ynre03atp2fh80k6fas", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 14, 'accounts', 'acc_01m8my6ynre03atp2fc4zd24qf', '["acc_01m8my6ynre03atp2fc4zd24qf", "org_01m8my6ynre03atp2fh80k6fas", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 15, 'accounts', 'acc_01m8my6ynre03atp2fc9w688cy', '["acc_01m8my6ynre03atp2fc9w688cy", "org_01m8my6ynre03atp2fh80k6fas", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 16, 'accounts', 'acc_01m8my6ynre03atp2fccr1spgy', '["acc_01m8my6ynre03atp2fccr1spgy", "org_01m8my6ynre03atp2fh80k6fas", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 17, 'accounts', 'acc_01m8my6ynre03atp2fcgqz1hk6', '["acc_01m8my6ynre03atp2fcgqz1hk6", "org_01m8my6ynre03atp2fh80k6fas", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 18, 'accounts', 'acc_01m8my6ynre03atp2fcmjxp3g6', '["acc_01m8my6ynre03atp2fcmjxp3g6", "org_01m8my6ynre03atp2fh80k6fas", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 19, 'accounts', 'acc_01m8my6ynre03atp2fcvc0n0bd', '["acc_01m8my6ynre03atp2fcvc0n0bd", "org_01m8my6ynre03atp2fh80k6fas", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 20, 'accounts', 'acc_01m8my6ynre03atp2fcyf68m9n', '["acc_01m8my6ynre03atp2fcyf68m9n", "org_01m8my6ynre03atp2fh80k6fas", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795999103672, 1795999103672, 1, "long_term_liabilities", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 21, 'accounts', 'acc_01m8my6ynre03atp2fd00x5zah', '["acc_01m8my6ynre03atp2fd00x5zah", "org_01m8my6ynre03atp2fh80k6fas", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 22, 'accounts', 'acc_01m8my6ynre03atp2fd66jhjcs', '["acc_01m8my6ynre03atp2fd66jhjcs", "org_01m8my6ynre03atp2fh80k6fas", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 23, 'accounts', 'acc_01m8my6ynre03atp2fd9rw7xsd', '["acc_01m8my6ynre03atp2fd9rw7xsd", "org_01m8my6ynre03atp2fh80k6fas", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 24, 'accounts', 'acc_01m8my6ynre03atp2fdea2evpz', '["acc_01m8my6ynre03atp2fdea2evpz", "org_01m8my6ynre03atp2fh80k6fas", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 25, 'accounts', 'acc_01m8my6ynre03atp2fdkcjwe14', '["acc_01m8my6ynre03atp2fdkcjwe14", "org_01m8my6ynre03atp2fh80k6fas", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 26, 'accounts', 'acc_01m8my6ynre03atp2fdmyr9gh3', '["acc_01m8my6ynre03atp2fdmyr9gh3", "org_01m8my6ynre03atp2fh80k6fas", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 27, 'accounts', 'acc_01m8my6ynre03atp2fdsshantp', '["acc_01m8my6ynre03atp2fdsshantp", "org_01m8my6ynre03atp2fh80k6fas", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 28, 'accounts', 'acc_01m8my6ynre03atp2fdyjrg3sm', '["acc_01m8my6ynre03atp2fdyjrg3sm", "org_01m8my6ynre03atp2fh80k6fas", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795999103672, 1795999103672, 1, "other_income", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 29, 'accounts', 'acc_01m8my6ynre03atp2fe0m3zd2e', '["acc_01m8my6ynre03atp2fe0m3zd2e", "org_01m8my6ynre03atp2fh80k6fas", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795999103672, 1795999103672, 1, "finance", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 30, 'accounts', 'acc_01m8my6ynre03atp2fe766h38j', '["acc_01m8my6ynre03atp2fe766h38j", "org_01m8my6ynre03atp2fh80k6fas", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 31, 'accounts', 'acc_01m8my6ynre03atp2fe9crdqrw', '["acc_01m8my6ynre03atp2fe9crdqrw", "org_01m8my6ynre03atp2fh80k6fas", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795999103672, 1795999103672, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 32, 'accounts', 'acc_01m8my6ynre03atp2fef83mt8r', '["acc_01m8my6ynre03atp2fef83mt8r", "org_01m8my6ynre03atp2fh80k6fas", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795999103672, 1795999103672, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 33, 'accounts', 'acc_01m8my6ynre03atp2fehmwkdnj', '["acc_01m8my6ynre03atp2fehmwkdnj", "org_01m8my6ynre03atp2fh80k6fas", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795999103672, 1795999103672, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 34, 'accounts', 'acc_01m8my6ynre03atp2fepkg011w', '["acc_01m8my6ynre03atp2fepkg011w", "org_01m8my6ynre03atp2fh80k6fas", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 35, 'accounts', 'acc_01m8my6ynre03atp2fet44ar9a', '["acc_01m8my6ynre03atp2fet44ar9a", "org_01m8my6ynre03atp2fh80k6fas", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 36, 'accounts', 'acc_01m8my6ynre03atp2fex135wwh', '["acc_01m8my6ynre03atp2fex135wwh", "org_01m8my6ynre03atp2fh80k6fas", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 37, 'accounts', 'acc_01m8my6ynre03atp2ff3jsbrpb', '["acc_01m8my6ynre03atp2ff3jsbrpb", "org_01m8my6ynre03atp2fh80k6fas", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 38, 'accounts', 'acc_01m8my6ynre03atp2ff416n2xe', '["acc_01m8my6ynre03atp2ff416n2xe", "org_01m8my6ynre03atp2fh80k6fas", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 39, 'accounts', 'acc_01m8my6ynre03atp2ffb0g5tkx', '["acc_01m8my6ynre03atp2ffb0g5tkx", "org_01m8my6ynre03atp2fh80k6fas", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 40, 'accounts', 'acc_01m8my6ynre03atp2ffdj456kx', '["acc_01m8my6ynre03atp2ffdj456kx", "org_01m8my6ynre03atp2fh80k6fas", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 41, 'accounts', 'acc_01m8my6ynre03atp2ffgekzj68', '["acc_01m8my6ynre03atp2ffgekzj68", "org_01m8my6ynre03atp2fh80k6fas", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 42, 'accounts', 'acc_01m8my6ynre03atp2ffq5ec5pj', '["acc_01m8my6ynre03atp2ffq5ec5pj", "org_01m8my6ynre03atp2fh80k6fas", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 43, 'accounts', 'acc_01m8my6ynre03atp2ffv75fcz2', '["acc_01m8my6ynre03atp2ffv75fcz2", "org_01m8my6ynre03atp2fh80k6fas", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 44, 'accounts', 'acc_01m8my6ynre03atp2ffyb2z29b', '["acc_01m8my6ynre03atp2ffyb2z29b", "org_01m8my6ynre03atp2fh80k6fas", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 45, 'accounts', 'acc_01m8my6ynre03atp2fg12cbvnx', '["acc_01m8my6ynre03atp2fg12cbvnx", "org_01m8my6ynre03atp2fh80k6fas", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 46, 'accounts', 'acc_01m8my6ynre03atp2fg5mae0kr', '["acc_01m8my6ynre03atp2fg5mae0kr", "org_01m8my6ynre03atp2fh80k6fas", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 47, 'accounts', 'acc_01m8my6ynre03atp2fga77a2ht', '["acc_01m8my6ynre03atp2fga77a2ht", "org_01m8my6ynre03atp2fh80k6fas", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8my6yaxe9w80pv4fzvpsdgr", "CAR-50", "Leased cars", "standard", 200000, 500000, "2026-01-01", null, 1795999113001, 1795999113001, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 48, 'accounts', 'acc_01m8my6ynre03atp2fgc8h2m3d', '["acc_01m8my6ynre03atp2fgc8h2m3d", "org_01m8my6ynre03atp2fh80k6fas", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 49, 'accounts', 'acc_01m8my6ynre03atp2fgh28qkx7', '["acc_01m8my6ynre03atp2fgh28qkx7", "org_01m8my6ynre03atp2fh80k6fas", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 50, 'accounts', 'acc_01m8my6ynre03atp2fgp0nfqrt', '["acc_01m8my6ynre03atp2fgp0nfqrt", "org_01m8my6ynre03atp2fh80k6fas", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 51, 'accounts', 'acc_01m8my6ynre03atp2fgr2h3mde', '["acc_01m8my6ynre03atp2fgr2h3mde", "org_01m8my6ynre03atp2fh80k6fas", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 52, 'accounts', 'acc_01m8my6ynre03atp2fgywp8azc', '["acc_01m8my6ynre03atp2fgywp8azc", "org_01m8my6ynre03atp2fh80k6fas", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795999103672, 1795999103672, 1, "finance", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 53, 'accounts', 'acc_01m8my6ynre03atp2fh3v6hrw8', '["acc_01m8my6ynre03atp2fh3v6hrw8", "org_01m8my6ynre03atp2fh80k6fas", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795999103672, 1795999103672, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 54, 'accounts', 'acc_01m8my6ynre03atp2fh50580gm', '["acc_01m8my6ynre03atp2fh50580gm", "org_01m8my6ynre03atp2fh80k6fas", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795999103672, 1795999103672, 1, "tax", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 3, 1, 'accounts', 'acc_01m8my6yyhe4mv3actdp10x89f', '["acc_01m8my6yyhe4mv3actdp10x89f", "org_01m8my6ynre03atp2fh80k6fas", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795999103953, 1795999103953, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 4, 1, 'bank_accounts', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '["bac_01m8my6z3jecj94tc5b3jxyqhg", "org_01m8my6ynre03atp2fh80k6fas", "acc_01m8my6ynre03atp2fbtfqhmqg", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8my6z3jecj94tc5b8scmg2c", null, 1795999104114, 1795999104114, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 5, 1, 'accounts', 'acc_01m8my6z6vee8afcard1g9qjgd', '["acc_01m8my6z6vee8afcard1g9qjgd", "org_01m8my6ynre03atp2fh80k6fas", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795999104219, 1795999104219, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 6, 1, 'bank_accounts', 'bac_01m8my6z6vee8afcarcx0r0s05', '["bac_01m8my6z6vee8afcarcx0r0s05", "org_01m8my6ynre03atp2fh80k6fas", "acc_01m8my6z6vee8afcard1g9qjgd", "Savings", "savings", null, null, null, null, null, null, null, 1795999104219, 1795999104219, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 14, 1, 'invoices', 'inv_01m8my701kerx94qy8ypknh2bm', '["inv_01m8my701kerx94qy8ypknh2bm", "org_01m8my6ynre03atp2fh80k6fas", "sales", "invoice", "issued", "INV-0001", "con_01m8my6z93ednbf3w0kh6k0v3j", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8my701kerx94qy8ysc3c659", null, null, "inv-0001", 1795999105075, 1795999105075, 1, "9999-99-99", 0, null, null, [["org_01m8my6ynre03atp2fh80k6fas", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8my6ynre03atp2fdmyr9gh3", "ST", null, 195000, 39000, 234000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 14, 2, 'number_sequences', 'invoice', '["org_01m8my6ynre03atp2fh80k6fas", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 18, 1, 'invoices', 'inv_01m8my70g1en98e1mtrz2v8826', '["inv_01m8my70g1en98e1mtrz2v8826", "org_01m8my6ynre03atp2fh80k6fas", "purchase", "invoice", "issued", "HL-33", "con_01m8my6znpe9kvjr1aynb5ewm2", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8my70g1en98e1mts2xprsw6", null, null, "hl-33", 1795999105537, 1795999105537, 1, "9999-99-99", 0, null, null, [["org_01m8my6ynre03atp2fh80k6fas", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8my6ynre03atp2ff3jsbrpb", "EX", null, 135000, 0, 135000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 21, 1, 'invoices', 'inv_01m8my70phe048b4q9yj2dpz0q', '["inv_01m8my70phe048b4q9yj2dpz0q", "org_01m8my6ynre03atp2fh80k6fas", "sales", "invoice", "issued", "INV-0005", "con_01m8my6zeqevq9aae1vr013tgy", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8my70phe048b4q9ypkf2xc2", null, null, "inv-0005", 1795999105745, 1795999105745, 1, "9999-99-99", 0, null, null, [["org_01m8my6ynre03atp2fh80k6fas", 1, "Raised in error", "1", "500.00", null, "acc_01m8my6ynre03atp2fdmyr9gh3", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 21, 2, 'number_sequences', 'invoice', '["org_01m8my6ynre03atp2fh80k6fas", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 24, 1, 'invoices', 'inv_01m8my70vzeth9gpgkfvmpghj8', '["inv_01m8my70vzeth9gpgkfvmpghj8", "org_01m8my6ynre03atp2fh80k6fas", "sales", "invoice", "issued", "INV-0006", "con_01m8my6z93ednbf3w0kh6k0v3j", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8my70vzeth9gpgkfwx6jfxh", null, null, "inv-0006", 1795999105919, 1795999105919, 1, "9999-99-99", 0, null, null, [["org_01m8my6ynre03atp2fh80k6fas", 1, "Workbooks", "24", "7.25", null, "acc_01m8my6ynre03atp2fdsshantp", "ZR", null, 17400, 0, 17400], ["org_01m8my6ynre03atp2fh80k6fas", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8my6ynre03atp2fdmyr9gh3", "ST", null, 32500, 6500, 39000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 24, 2, 'number_sequences', 'invoice', '["org_01m8my6ynre03atp2fh80k6fas", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 32, 1, 'invoices', 'inv_01m8my70a6egj9jsb2qnwzvt4p', '["inv_01m8my70a6egj9jsb2qnwzvt4p", "org_01m8my6ynre03atp2fh80k6fas", "purchase", "invoice", "issued", "TB-0117", "con_01m8my6zkce3mvt8my1wcgykdf", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8my70a6egj9jsb2qrtzb5vm", null, null, "tb-0117", 1795999105350, 1795999106689, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8my6ynre03atp2fh80k6fas", 1, "Laptop", "1", "899.00", null, "acc_01m8my6ynre03atp2fath1qczz", "ST", null, 89900, 17980, 107880]], [["alc_01m8my71m1enjstqcqz27vt55a", "org_01m8my6ynre03atp2fh80k6fas", "set_01m8my71m1enjstqcqz27vt55a", null, 107880, "2026-01-22", null, 1795999106689, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 32, 2, 'settlements', 'set_01m8my71m1enjstqcqz27vt55a', '["set_01m8my71m1enjstqcqz27vt55a", "org_01m8my6ynre03atp2fh80k6fas", "payment", "purchase", "posted", "con_01m8my6zkce3mvt8my1wcgykdf", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-01-22", 107880, 107880, null, "btx_01m8my71dmekvrbpsz4kp47t1g", 1, "jnl_01m8my71m1enjstqcqz27vt55a", null, null, "", 1795999106689, 1795999106689, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 2, 1, 'accounts', 'acc_01m8my6yvkedxsbfq39m41t00q', '["acc_01m8my6yvkedxsbfq39m41t00q", "org_01m8my6ynre03atp2fh80k6fas", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795999103859, 1795999103859, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 7, 1, 'contacts', 'con_01m8my6z93ednbf3w0kh6k0v3j', '["con_01m8my6z93ednbf3w0kh6k0v3j", "org_01m8my6ynre03atp2fh80k6fas", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795999104291, 1795999104291, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 8, 1, 'contacts', 'con_01m8my6zckeqkvbew480w8pa89', '["con_01m8my6zckeqkvbew480w8pa89", "org_01m8my6ynre03atp2fh80k6fas", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795999104403, 1795999104403, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 9, 1, 'contacts', 'con_01m8my6zeqevq9aae1vr013tgy', '["con_01m8my6zeqevq9aae1vr013tgy", "org_01m8my6ynre03atp2fh80k6fas", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795999104471, 1795999104471, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 10, 1, 'contacts', 'con_01m8my6zhceh797xn3jtm90ebp', '["con_01m8my6zhceh797xn3jtm90ebp", "org_01m8my6ynre03atp2fh80k6fas", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795999104556, 1795999104556, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 11, 1, 'contacts', 'con_01m8my6zkce3mvt8my1wcgykdf', '["con_01m8my6zkce3mvt8my1wcgykdf", "org_01m8my6ynre03atp2fh80k6fas", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795999104620, 1795999104620, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 12, 1, 'contacts', 'con_01m8my6znpe9kvjr1aynb5ewm2', '["con_01m8my6znpe9kvjr1aynb5ewm2", "org_01m8my6ynre03atp2fh80k6fas", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795999104694, 1795999104694, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 13, 1, 'contacts', 'con_01m8my6zr6emyrhwn52632pjxs', '["con_01m8my6zr6emyrhwn52632pjxs", "org_01m8my6ynre03atp2fh80k6fas", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795999104774, 1795999104774, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 15, 1, 'invoices', 'inv_01m8my704merbbd09kmfhd3evn', '["inv_01m8my704merbbd09kmfhd3evn", "org_01m8my6ynre03atp2fh80k6fas", "purchase", "invoice", "issued", "PX-881", "con_01m8my6zhceh797xn3jtm90ebp", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8my704merbbd09kmhwkq1bz", null, null, "px-881", 1795999105172, 1795999105172, 1, "9999-99-99", 0, null, null, [["org_01m8my6ynre03atp2fh80k6fas", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8my6ynre03atp2fe9crdqrw", "ZR", null, 41200, 0, 41200]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 16, 1, 'invoices', 'inv_01m8my70a6egj9jsb2qnwzvt4p', '["inv_01m8my70a6egj9jsb2qnwzvt4p", "org_01m8my6ynre03atp2fh80k6fas", "purchase", "invoice", "issued", "TB-0117", "con_01m8my6zkce3mvt8my1wcgykdf", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8my70a6egj9jsb2qrtzb5vm", null, null, "tb-0117", 1795999105350, 1795999105350, 1, "9999-99-99", 0, null, null, [["org_01m8my6ynre03atp2fh80k6fas", 1, "Laptop", "1", "899.00", null, "acc_01m8my6ynre03atp2fath1qczz", "ST", null, 89900, 17980, 107880]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 17, 1, 'invoices', 'inv_01m8my70d3edbafh4jb2grtv3z', '["inv_01m8my70d3edbafh4jb2grtv3z", "org_01m8my6ynre03atp2fh80k6fas", "sales", "invoice", "issued", "INV-0002", "con_01m8my6z93ednbf3w0kh6k0v3j", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8my70d3edbafh4jb4ay7jaw", null, null, "inv-0002", 1795999105443, 1795999105443, 1, "9999-99-99", 0, null, null, [["org_01m8my6ynre03atp2fh80k6fas", 1, "Workbooks", "120", "7.25", null, "acc_01m8my6ynre03atp2fdsshantp", "ZR", null, 87000, 0, 87000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 17, 2, 'number_sequences', 'invoice', '["org_01m8my6ynre03atp2fh80k6fas", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 19, 1, 'invoices', 'inv_01m8my70hdeyrbznmx7hgryn89', '["inv_01m8my70hdeyrbznmx7hgryn89", "org_01m8my6ynre03atp2fh80k6fas", "sales", "invoice", "issued", "INV-0003", "con_01m8my6zckeqkvbew480w8pa89", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8my70hdeyrbznmx7mv9fx81", null, null, "inv-0003", 1795999105581, 1795999105581, 1, "9999-99-99", 0, null, null, [["org_01m8my6ynre03atp2fh80k6fas", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8my6yyhe4mv3actdp10x89f", "EX", null, 24000, 0, 24000], ["org_01m8my6ynre03atp2fh80k6fas", 2, "Projector", "1", "35.00", null, "acc_01m8my6ynre03atp2fdmyr9gh3", "ST", null, 3500, 700, 4200]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 19, 2, 'number_sequences', 'invoice', '["org_01m8my6ynre03atp2fh80k6fas", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 20, 1, 'invoices', 'inv_01m8my70m8e2es3geta1jzd1wp', '["inv_01m8my70m8e2es3geta1jzd1wp", "org_01m8my6ynre03atp2fh80k6fas", "sales", "invoice", "issued", "INV-0004", "con_01m8my6zeqevq9aae1vr013tgy", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8my70m8e2es3geta4y4pc78", null, null, "inv-0004", 1795999105672, 1795999105672, 1, "9999-99-99", 0, null, null, [["org_01m8my6ynre03atp2fh80k6fas", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8my6ynre03atp2fdmyr9gh3", "ST", null, 133200, 26640, 159840]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 20, 2, 'number_sequences', 'invoice', '["org_01m8my6ynre03atp2fh80k6fas", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 22, 1, 'invoices', 'inv_01m8my70r9e70vhad14w1hyfgq', '["inv_01m8my70r9e70vhad14w1hyfgq", "org_01m8my6ynre03atp2fh80k6fas", "sales", "credit_note", "issued", "CN-0001", "con_01m8my6zeqevq9aae1vr013tgy", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8my70r9e70vhad1517v3yqa", null, null, "cn-0001\ninv-0004", 1795999105801, 1795999105801, 1, "9999-99-99", 0, null, null, [["org_01m8my6ynre03atp2fh80k6fas", 1, "A day that was not held", "1", "150.00", null, "acc_01m8my6ynre03atp2fdmyr9gh3", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 22, 2, 'number_sequences', 'credit_note', '["org_01m8my6ynre03atp2fh80k6fas", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 23, 1, 'invoices', 'inv_01m8my70t9e9gsrbkr1fz9qzb1', '["inv_01m8my70t9e9gsrbkr1fz9qzb1", "org_01m8my6ynre03atp2fh80k6fas", "purchase", "invoice", "issued", "FR-1209", "con_01m8my6zr6emyrhwn52632pjxs", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8my70t9e9gsrbkr1jrbcd7p", null, null, "fr-1209", 1795999105865, 1795999105865, 1, "9999-99-99", 0, null, null, [["org_01m8my6ynre03atp2fh80k6fas", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8my6ynre03atp2fef83mt8r", "ST", null, 64000, 12800, 76800]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 25, 1, 'invoices', 'inv_01m8my70phe048b4q9yj2dpz0q', '["inv_01m8my70phe048b4q9yj2dpz0q", "org_01m8my6ynre03atp2fh80k6fas", "sales", "invoice", "void", "INV-0005", "con_01m8my6zeqevq9aae1vr013tgy", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8my70phe048b4q9ypkf2xc2", "2026-03-03", "jnl_01m8my7106e1sbrahmv2z7dbah", "inv-0005", 1795999105745, 1795999106054, 2, "2026-03-03", 0, null, null, [["org_01m8my6ynre03atp2fh80k6fas", 1, "Raised in error", "1", "500.00", null, "acc_01m8my6ynre03atp2fdmyr9gh3", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 26, 1, 'invoices', 'inv_01m8my70m8e2es3geta1jzd1wp', '["inv_01m8my70m8e2es3geta1jzd1wp", "org_01m8my6ynre03atp2fh80k6fas", "sales", "invoice", "issued", "INV-0004", "con_01m8my6zeqevq9aae1vr013tgy", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8my70m8e2es3geta4y4pc78", null, null, "inv-0004", 1795999105672, 1795999106159, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8my6ynre03atp2fh80k6fas", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8my6ynre03atp2fdmyr9gh3", "ST", null, 133200, 26640, 159840]], [["alc_01m8my713fegcvgwzwzydnsx59", "org_01m8my6ynre03atp2fh80k6fas", null, "inv_01m8my70r9e70vhad14w1hyfgq", 18000, "2026-03-12", null, 1795999106159, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 26, 2, 'invoices', 'inv_01m8my70r9e70vhad14w1hyfgq', '["inv_01m8my70r9e70vhad14w1hyfgq", "org_01m8my6ynre03atp2fh80k6fas", "sales", "credit_note", "issued", "CN-0001", "con_01m8my6zeqevq9aae1vr013tgy", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8my70r9e70vhad1517v3yqa", null, null, "cn-0001\ninv-0004", 1795999105801, 1795999106159, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8my6ynre03atp2fh80k6fas", 1, "A day that was not held", "1", "150.00", null, "acc_01m8my6ynre03atp2fdmyr9gh3", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 30, 1, 'invoices', 'inv_01m8my70hdeyrbznmx7hgryn89', '["inv_01m8my70hdeyrbznmx7hgryn89", "org_01m8my6ynre03atp2fh80k6fas", "sales", "invoice", "issued", "INV-0003", "con_01m8my6zckeqkvbew480w8pa89", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8my70hdeyrbznmx7mv9fx81", null, null, "inv-0003", 1795999105581, 1795999106357, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8my6ynre03atp2fh80k6fas", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8my6yyhe4mv3actdp10x89f", "EX", null, 24000, 0, 24000], ["org_01m8my6ynre03atp2fh80k6fas", 2, "Projector", "1", "35.00", null, "acc_01m8my6ynre03atp2fdmyr9gh3", "ST", null, 3500, 700, 4200]], [["alc_01m8my719nem0bw2xmyy7c9q4x", "org_01m8my6ynre03atp2fh80k6fas", "set_01m8my719nem0bw2xmyq838vkf", null, 28200, "2026-03-06", null, 1795999106357, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 30, 2, 'settlements', 'set_01m8my719nem0bw2xmyq838vkf', '["set_01m8my719nem0bw2xmyq838vkf", "org_01m8my6ynre03atp2fh80k6fas", "receipt", "sales", "posted", "con_01m8my6zckeqkvbew480w8pa89", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8my719nem0bw2xmyv52zmpe", null, null, "", 1795999106357, 1795999106357, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 38, 1, 'invoices', 'inv_01m8my701kerx94qy8ypknh2bm', '["inv_01m8my701kerx94qy8ypknh2bm", "org_01m8my6ynre03atp2fh80k6fas", "sales", "invoice", "issued", "INV-0001", "con_01m8my6z93ednbf3w0kh6k0v3j", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8my701kerx94qy8ysc3c659", null, null, "inv-0001", 1795999105075, 1795999107347, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8my6ynre03atp2fh80k6fas", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8my6ynre03atp2fdmyr9gh3", "ST", null, 195000, 39000, 234000]], [["alc_01m8my71w1evdacznj7jrjsxgf", "org_01m8my6ynre03atp2fh80k6fas", "set_01m8my71w1evdacznj7jrjsxgf", null, 150000, "2026-01-30", null, 1795999106945, null], ["alc_01m8my728jexqsrfkcr325empc", "org_01m8my6ynre03atp2fh80k6fas", "set_01m8my728jexqsrfkcr325empc", null, 84000, "2026-02-16", null, 1795999107347, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 38, 2, 'invoices', 'inv_01m8my70d3edbafh4jb2grtv3z', '["inv_01m8my70d3edbafh4jb2grtv3z", "org_01m8my6ynre03atp2fh80k6fas", "sales", "invoice", "issued", "INV-0002", "con_01m8my6z93ednbf3w0kh6k0v3j", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8my70d3edbafh4jb4ay7jaw", null, null, "inv-0002", 1795999105443, 1795999107347, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8my6ynre03atp2fh80k6fas", 1, "Workbooks", "120", "7.25", null, "acc_01m8my6ynre03atp2fdsshantp", "ZR", null, 87000, 0, 87000]], [["alc_01m8my728jexqsrfkcr325empd", "org_01m8my6ynre03atp2fh80k6fas", "set_01m8my728jexqsrfkcr325empc", null, 87000, "2026-02-16", null, 1795999107347, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 38, 3, 'settlements', 'set_01m8my728jexqsrfkcr325empc', '["set_01m8my728jexqsrfkcr325empc", "org_01m8my6ynre03atp2fh80k6fas", "receipt", "sales", "posted", "con_01m8my6z93ednbf3w0kh6k0v3j", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-16", 171000, 171000, null, "btx_01m8my71dmekvrbpsz51xq4x29", 1, "jnl_01m8my728jexqsrfkcr325empc", null, null, "", 1795999107347, 1795999107347, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 39, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz51xq4x29', '["btx_01m8my71dmekvrbpsz51xq4x29", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8my6z93ednbf3w0kh6k0v3j", "allocations", "jnl_01m8my728jexqsrfkcr325empc", 2, null, "NV", 0, 1795999107347, 1795999106484, 1795999107347, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 48, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz4sr9v0xt', '["btx_01m8my71dmekvrbpsz4sr9v0xt", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8my6ynre03atp2ffgekzj68", "ST", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999109916, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 49, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz551tgf8k', '["btx_01m8my71dmekvrbpsz551tgf8k", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8my6ynre03atp2ffv75fcz2", "ZR", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999109916, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 1, 'bank_accounts', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '["bac_01m8my6z3jecj94tc5b3jxyqhg", "org_01m8my6ynre03atp2fh80k6fas", "acc_01m8my6ynre03atp2fbtfqhmqg", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8my6z3jecj94tc5b8scmg2c", 900715, 1795999104114, 1795999106484, 2, "2026-03-31", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 2, 'stated_balances', 'bac_01m8my6z3jecj94tc5b3jxyqhg/2026-03-31', '["org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-31", 900715, 1795999106484]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 3, 'bank_transactions', 'btx_01m8my71dmekvrbpsz4kp47t1g', '["btx_01m8my71dmekvrbpsz4kp47t1g", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999106484, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 4, 'bank_transactions', 'btx_01m8my71dmekvrbpsz4mtgy0jz', '["btx_01m8my71dmekvrbpsz4mtgy0jz", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999106484, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 5, 'bank_transactions', 'btx_01m8my71dmekvrbpsz4sr9v0xt', '["btx_01m8my71dmekvrbpsz4sr9v0xt", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999106484, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 6, 'bank_transactions', 'btx_01m8my71dmekvrbpsz4xaeg8r8', '["btx_01m8my71dmekvrbpsz4xaeg8r8", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999106484, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 7, 'bank_transactions', 'btx_01m8my71dmekvrbpsz51xq4x29', '["btx_01m8my71dmekvrbpsz51xq4x29", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999106484, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 8, 'bank_transactions', 'btx_01m8my71dmekvrbpsz551tgf8k', '["btx_01m8my71dmekvrbpsz551tgf8k", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999106484, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 9, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5bw1p6f3', '["btx_01m8my71dmekvrbpsz5bw1p6f3", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999106484, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 10, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5fq9fzfw', '["btx_01m8my71dmekvrbpsz5fq9fzfw", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999106484, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 11, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5h5np969', '["btx_01m8my71dmekvrbpsz5h5np969", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999106484, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 12, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5mz9ebay', '["btx_01m8my71dmekvrbpsz5mz9ebay", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999106484, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 13, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5sy31myw', '["btx_01m8my71dmekvrbpsz5sy31myw", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999106484, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 14, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5xbx0by0', '["btx_01m8my71dmekvrbpsz5xbx0by0", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999106484, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 31, 15, 'bank_transactions', 'btx_01m8my71dmekvrbpsz63wvhmnn', '["btx_01m8my71dmekvrbpsz63wvhmnn", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999106484, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 16, 2, 'write_offs', 'alc_01m8my7880eg989426s6prs3tk', '["alc_01m8my7880eg989426s6prs3tk", "org_01m8my6yaxe9w80pv4fzvpsdgr", "inv_01m8my7868es989x1y13kkmq93", "2026-03-25", 6000, "acc_01m8my6yaxe9w80pv4fdarmsqq", "In liquidation", "jnl_01m8my7880eg989426s9yy83wp", null, null, 1795999113472, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 33, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz4kp47t1g', '["btx_01m8my71dmekvrbpsz4kp47t1g", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8my6zkce3mvt8my1wcgykdf", "allocations", "jnl_01m8my71m1enjstqcqz27vt55a", 2, null, "NV", 0, 1795999106689, 1795999106484, 1795999106689, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 34, 1, 'invoices', 'inv_01m8my701kerx94qy8ypknh2bm', '["inv_01m8my701kerx94qy8ypknh2bm", "org_01m8my6ynre03atp2fh80k6fas", "sales", "invoice", "issued", "INV-0001", "con_01m8my6z93ednbf3w0kh6k0v3j", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8my701kerx94qy8ysc3c659", null, null, "inv-0001", 1795999105075, 1795999106945, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8my6ynre03atp2fh80k6fas", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8my6ynre03atp2fdmyr9gh3", "ST", null, 195000, 39000, 234000]], [["alc_01m8my71w1evdacznj7jrjsxgf", "org_01m8my6ynre03atp2fh80k6fas", "set_01m8my71w1evdacznj7jrjsxgf", null, 150000, "2026-01-30", null, 1795999106945, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 34, 2, 'settlements', 'set_01m8my71w1evdacznj7jrjsxgf', '["set_01m8my71w1evdacznj7jrjsxgf", "org_01m8my6ynre03atp2fh80k6fas", "receipt", "sales", "posted", "con_01m8my6z93ednbf3w0kh6k0v3j", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-01-30", 150000, 150000, null, "btx_01m8my71dmekvrbpsz4mtgy0jz", 1, "jnl_01m8my71w1evdacznj7jrjsxgf", null, null, "", 1795999106945, 1795999106945, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 35, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz4mtgy0jz', '["btx_01m8my71dmekvrbpsz4mtgy0jz", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8my6z93ednbf3w0kh6k0v3j", "allocations", "jnl_01m8my71w1evdacznj7jrjsxgf", 2, null, "NV", 0, 1795999106945, 1795999106484, 1795999106945, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 40, 1, 'invoices', 'inv_01m8my704merbbd09kmfhd3evn', '["inv_01m8my704merbbd09kmfhd3evn", "org_01m8my6ynre03atp2fh80k6fas", "purchase", "invoice", "issued", "PX-881", "con_01m8my6zhceh797xn3jtm90ebp", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8my704merbbd09kmhwkq1bz", null, null, "px-881", 1795999105172, 1795999107641, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8my6ynre03atp2fh80k6fas", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8my6ynre03atp2fe9crdqrw", "ZR", null, 41200, 0, 41200]], [["alc_01m8my72hsesgv5s8t927v59v3", "org_01m8my6ynre03atp2fh80k6fas", "set_01m8my72hsesgv5s8t927v59v3", null, 40000, "2026-02-27", null, 1795999107641, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 40, 2, 'settlements', 'set_01m8my72hsesgv5s8t927v59v3', '["set_01m8my72hsesgv5s8t927v59v3", "org_01m8my6ynre03atp2fh80k6fas", "payment", "purchase", "posted", "con_01m8my6zhceh797xn3jtm90ebp", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-27", 40000, 40000, null, "btx_01m8my71dmekvrbpsz5bw1p6f3", 1, "jnl_01m8my72hsesgv5s8t927v59v3", null, null, "", 1795999107641, 1795999107641, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 41, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5bw1p6f3', '["btx_01m8my71dmekvrbpsz5bw1p6f3", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8my6zhceh797xn3jtm90ebp", "allocations", "jnl_01m8my72hsesgv5s8t927v59v3", 2, null, "NV", 0, 1795999107641, 1795999106484, 1795999107641, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 42, 1, 'invoices', 'inv_01m8my70m8e2es3geta1jzd1wp', '["inv_01m8my70m8e2es3geta1jzd1wp", "org_01m8my6ynre03atp2fh80k6fas", "sales", "invoice", "issued", "INV-0004", "con_01m8my6zeqevq9aae1vr013tgy", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8my70m8e2es3geta4y4pc78", null, null, "inv-0004", 1795999105672, 1795999107933, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8my6ynre03atp2fh80k6fas", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8my6ynre03atp2fdmyr9gh3", "ST", null, 133200, 26640, 159840]], [["alc_01m8my713fegcvgwzwzydnsx59", "org_01m8my6ynre03atp2fh80k6fas", null, "inv_01m8my70r9e70vhad14w1hyfgq", 18000, "2026-03-12", null, 1795999106159, null], ["alc_01m8my72txeratfpt4adry3tkk", "org_01m8my6ynre03atp2fh80k6fas", "set_01m8my72txeratfpt4adry3tkk", null, 141840, "2026-03-16", null, 1795999107933, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 42, 2, 'settlements', 'set_01m8my72txeratfpt4adry3tkk', '["set_01m8my72txeratfpt4adry3tkk", "org_01m8my6ynre03atp2fh80k6fas", "receipt", "sales", "posted", "con_01m8my6zeqevq9aae1vr013tgy", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-16", 141840, 141840, null, "btx_01m8my71dmekvrbpsz5mz9ebay", 1, "jnl_01m8my72txeratfpt4adry3tkk", null, null, "", 1795999107933, 1795999107933, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 43, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5mz9ebay', '["btx_01m8my71dmekvrbpsz5mz9ebay", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8my6zeqevq9aae1vr013tgy", "allocations", "jnl_01m8my72txeratfpt4adry3tkk", 2, null, "NV", 0, 1795999107933, 1795999106484, 1795999107933, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 46, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5xbx0by0', '["btx_01m8my71dmekvrbpsz5xbx0by0", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8my73ebetkbz6xhvpz4m3fg", 1, null, "NV", 0, 1795999108555, 1795999106484, 1795999108555, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 56, 1, 'vat_returns', 'vrt_01m8my75tber29xdzr850fx0y9', '["vrt_01m8my75tber29xdzr850fx0y9", "org_01m8my6ynre03atp2fh80k6fas", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795999110987, 1795999110987, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 5, 1, 'organisations', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '["org_01m8my6yaxe9w80pv4fzvpsdgr", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795999103325, 1795999103325, 1, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 36, 1, 'invoices', 'inv_01m8my70g1en98e1mtrz2v8826', '["inv_01m8my70g1en98e1mtrz2v8826", "org_01m8my6ynre03atp2fh80k6fas", "purchase", "invoice", "issued", "HL-33", "con_01m8my6znpe9kvjr1aynb5ewm2", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8my70g1en98e1mts2xprsw6", null, null, "hl-33", 1795999105537, 1795999107062, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8my6ynre03atp2fh80k6fas", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8my6ynre03atp2ff3jsbrpb", "EX", null, 135000, 0, 135000]], [["alc_01m8my71zpenpsn840bevkgp0t", "org_01m8my6ynre03atp2fh80k6fas", "set_01m8my71zpenpsn840bevkgp0t", null, 135000, "2026-02-10", null, 1795999107062, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 36, 2, 'settlements', 'set_01m8my71zpenpsn840bevkgp0t', '["set_01m8my71zpenpsn840bevkgp0t", "org_01m8my6ynre03atp2fh80k6fas", "payment", "purchase", "posted", "con_01m8my6znpe9kvjr1aynb5ewm2", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-10", 135000, 135000, null, "btx_01m8my71dmekvrbpsz4xaeg8r8", 1, "jnl_01m8my71zpenpsn840bevkgp0t", null, null, "", 1795999107062, 1795999107062, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 37, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz4xaeg8r8', '["btx_01m8my71dmekvrbpsz4xaeg8r8", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8my6znpe9kvjr1aynb5ewm2", "allocations", "jnl_01m8my71zpenpsn840bevkgp0t", 2, null, "NV", 0, 1795999107062, 1795999106484, 1795999107062, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 44, 1, 'settlements', 'set_01m8my719nem0bw2xmyq838vkf', '["set_01m8my719nem0bw2xmyq838vkf", "org_01m8my6ynre03atp2fh80k6fas", "receipt", "sales", "posted", "con_01m8my6zckeqkvbew480w8pa89", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-06", 28200, 28200, null, "btx_01m8my71dmekvrbpsz5h5np969", 0, "jnl_01m8my719nem0bw2xmyv52zmpe", null, null, "", 1795999106357, 1795999108348, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 45, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5h5np969', '["btx_01m8my71dmekvrbpsz5h5np969", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8my6zckeqkvbew480w8pa89", "match", "jnl_01m8my719nem0bw2xmyv52zmpe", 2, null, "NV", 0, 1795999108348, 1795999106484, 1795999108348, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 47, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz63wvhmnn', '["btx_01m8my71dmekvrbpsz63wvhmnn", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8my6ynre03atp2fcgqz1hk6", "NV", null, null, "account", "jnl_01m8my73pwe5brkhew1jxhgww8", 1, "acc_01m8my6ynre03atp2fcgqz1hk6", "NV", 0, 1795999108828, 1795999106484, 1795999108828, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 52, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz551tgf8k', '["btx_01m8my71dmekvrbpsz551tgf8k", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8my6ynre03atp2ffv75fcz2", "ZR", null, null, "account", "jnl_01m8my74wdey8te1mpv2gwbwnw", 1, "acc_01m8my6ynre03atp2ffv75fcz2", "ZR", 0, 1795999110029, 1795999106484, 1795999110029, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], "input", null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 53, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5fq9fzfw', '["btx_01m8my71dmekvrbpsz5fq9fzfw", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8my6ynre03atp2ffgekzj68", "ST", null, null, "account", "jnl_01m8my7531e1e9jkynvsg8p0xt", 1, "acc_01m8my6ynre03atp2ffgekzj68", "ST", -600, 1795999110241, 1795999106484, 1795999110241, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], "input", null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 54, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz4sr9v0xt', '["btx_01m8my71dmekvrbpsz4sr9v0xt", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8my6ynre03atp2ffgekzj68", "ST", null, null, "account", "jnl_01m8my7592e54vvajs82bezecv", 1, "acc_01m8my6ynre03atp2ffgekzj68", "ST", -600, 1795999110434, 1795999106484, 1795999110434, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], "input", null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 55, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5sy31myw', '["btx_01m8my71dmekvrbpsz5sy31myw", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8my6ynre03atp2fgh28qkx7", "EX", null, null, "account", "jnl_01m8my75g4e04bbh2576jzd6ze", 1, "acc_01m8my6ynre03atp2fgh28qkx7", "EX", 0, 1795999110660, 1795999106484, 1795999110660, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], "input", null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 58, 1, 'organisations', 'org_01m8my6ynre03atp2fh80k6fas', '["org_01m8my6ynre03atp2fh80k6fas", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795999103672, 1795999111311, 2, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 11, 1, 'bank_transactions', 'btx_01m8my77y8eptt2zqdbqnfav1t', '["btx_01m8my77y8eptt2zqdbqnfav1t", "org_01m8my6yaxe9w80pv4fzvpsdgr", "bac_01m8my6yhcehz9agh4sxtdcmc4", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8my77zke0ys2qcgkwcwe5f6", 2, null, null, 0, 1795999113240, 1795999113160, 1795999113240, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 16, 1, 'invoices', 'inv_01m8my7868es989x1y13kkmq93', '["inv_01m8my7868es989x1y13kkmq93", "org_01m8my6yaxe9w80pv4fzvpsdgr", "sales", "invoice", "issued", "E-1", "con_01m8my785ce1y9501h3d7hzf9q", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 6000, "issued", "jnl_01m8my7868es989x1y166qdmh9", null, null, "e-1", 1795999113416, 1795999113472, 2, "2026-03-25", 1, "2026-03-25", "2026-03-25", [["org_01m8my6yaxe9w80pv4fzvpsdgr", 1, "Oak", "1", "50", null, "acc_01m8my6yaxe9w80pv4cabrqv96", "ST", null, 5000, 1000, 6000]], [["alc_01m8my7880eg989426s6prs3tk", "org_01m8my6yaxe9w80pv4fzvpsdgr", null, null, 6000, "2026-03-25", null, 1795999113472, null]], [], null, 6000, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 50, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5fq9fzfw', '["btx_01m8my71dmekvrbpsz5fq9fzfw", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8my6ynre03atp2ffgekzj68", "ST", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999109916, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 51, 1, 'bank_transactions', 'btx_01m8my71dmekvrbpsz5sy31myw', '["btx_01m8my71dmekvrbpsz5sy31myw", "org_01m8my6ynre03atp2fh80k6fas", "bac_01m8my6z3jecj94tc5b3jxyqhg", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8my6ynre03atp2fgh28qkx7", "EX", null, null, null, null, null, null, null, null, null, 1795999106484, 1795999109916, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 57, 1, 'organisations', 'org_01m8my6ynre03atp2fh80k6fas', '["org_01m8my6ynre03atp2fh80k6fas", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795999103672, 1795999103672, 1, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8my6ynre03atp2fh80k6fas', 57, 2, 'vat_returns', 'vrt_01m8my75tber29xdzr850fx0y9', '["vrt_01m8my75tber29xdzr850fx0y9", "org_01m8my6ynre03atp2fh80k6fas", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795999111176, 1795999110987, 1795999111176, 2, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 4, 1, 'organisations', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '["org_01m8my6yaxe9w80pv4fzvpsdgr", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795999103325, 1795999103325, 1, 1, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8my6yaxe9w80pv4fzvpsdgr", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 8, 1, 'organisations', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '["org_01m8my6yaxe9w80pv4fzvpsdgr", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795999103325, 1795999113126, 2, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8my6yaxe9w80pv4fzvpsdgr", "2026-05-01", 1, "GB123456789", "standard", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 14, 1, 'contacts', 'con_01m8my785ce1y9501h3d7hzf9q', '["con_01m8my785ce1y9501h3d7hzf9q", "org_01m8my6yaxe9w80pv4fzvpsdgr", "both", "Elm", null, null, null, null, null, 30, null, null, "active", "elm", 1795999113388, 1795999113388, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 18, 1, 'invoices', 'inv_01m8my78b5eg4t4ja7cprp97hc', '["inv_01m8my78b5eg4t4ja7cprp97hc", "org_01m8my6yaxe9w80pv4fzvpsdgr", "purchase", "invoice", "issued", "E-1", "con_01m8my785ce1y9501h3d7hzf9q", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8my78b5eg4t4ja7crbmmj5r", null, null, "e-1", 1795999113573, 1795999113638, 2, "9999-99-99", 0, null, null, [["org_01m8my6yaxe9w80pv4fzvpsdgr", 1, "Oak", "1", "50", null, "acc_01m8my6yaxe9w80pv4cz905pjt", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 6000, 1000, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 18, 2, 'unpaid_vat', 'jnl_01m8my78d6extv50gm0a1af8pt', '["jnl_01m8my78d6extv50gm0a1af8pt", "org_01m8my6yaxe9w80pv4fzvpsdgr", "inv_01m8my78b5eg4t4ja7cprp97hc", "input_repaid", "2026-03-25", 6000, 1000, "acc_01m8my6yaxe9w80pv4a8zg4pbe", null, "jnl_01m8my78d6extv50gm0a1af8pt", null, null, 1795999113638]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 20, 1, 'organisations', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '["org_01m8my6yaxe9w80pv4fzvpsdgr", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795999103325, 1795999113126, 2, 1, "2025-03-31", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 20, 2, 'vat_returns', 'vrt_01m8my78gcen7r1h6mg017jeeh', '["vrt_01m8my78gcen7r1h6mg017jeeh", "org_01m8my6yaxe9w80pv4fzvpsdgr", "2025-01-01", "2025-03-31", "finalised", "[]", "standard", null, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, null, 1795999113800, 1795999113740, 1795999113800, 2, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 22, 1, 'vat_payments', 'jnl_01m8my78kgetm9fe5e0awnk38h', '["jnl_01m8my78kgetm9fe5e0awnk38h", "org_01m8my6yaxe9w80pv4fzvpsdgr", "vrt_01m8my78gcen7r1h6mg017jeeh", 1795999113885]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 25, 1, 'late_vat', 'jnl_01m8my78r0e6ha0yf9h957h6av', '["jnl_01m8my78r0e6ha0yf9h957h6av", "org_01m8my6yaxe9w80pv4fzvpsdgr", "error", "careless", "Lost", 1795999114043, 1795999114043]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 29, 1, 'invoices', 'inv_01m8my78zyegv8f8ajxh303435', '["inv_01m8my78zyegv8f8ajxh303435", "org_01m8my6yaxe9w80pv4fzvpsdgr", "sales", "invoice", "issued", "INV-0001", "con_01m8my78x0eqha161r4k04n4ag", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 0, 0, "issued", "jnl_01m8my78zyegv8f8ajxqj8y466", null, null, "inv-0001", 1795999114239, 1795999114239, 1, "9999-99-99", 0, null, null, [["org_01m8my6yaxe9w80pv4fzvpsdgr", 1, "Oak", "1", "100", null, "acc_01m8my6yaxe9w80pv4cabrqv96", "ST", null, 10000, 1900, 11900]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 29, 2, 'number_sequences', 'invoice', '["org_01m8my6yaxe9w80pv4fzvpsdgr", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 33, 1, 'invoices', 'inv_01m8my7974evsbm93pzfgp2hk0', '["inv_01m8my7974evsbm93pzfgp2hk0", "org_01m8my6yaxe9w80pv4fzvpsdgr", "purchase", "invoice", "issued", "A-1", "con_01m8my794hetprtmh5w13f6kcw", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 0, 0, "issued", "jnl_01m8my7974evsbm93pzg6w2kjb", null, null, "a-1", 1795999114468, 1795999114468, 1, "9999-99-99", 0, null, null, [["org_01m8my6yaxe9w80pv4fzvpsdgr", 1, "Ash", "1", "50", null, "acc_01m8my6yaxe9w80pv4cz905pjt", "NV", null, 5000, 0, 5000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 9, 1, 'bank_transactions', 'btx_01m8my77y8eptt2zqdbqnfav1t', '["btx_01m8my77y8eptt2zqdbqnfav1t", "org_01m8my6yaxe9w80pv4fzvpsdgr", "bac_01m8my6yhcehz9agh4sxtdcmc4", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999113160, 1795999113160, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 12, 1, 'bank_transactions', 'btx_01m8my77y8eptt2zqdbqnfav1t', '["btx_01m8my77y8eptt2zqdbqnfav1t", "org_01m8my6yaxe9w80pv4fzvpsdgr", "bac_01m8my6yhcehz9agh4sxtdcmc4", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795999113160, 1795999113294, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8my6yaxe9w80pv4fzvpsdgr", "jnl_01m8my77zke0ys2qcgkwcwe5f6"]], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 15, 1, 'invoices', 'inv_01m8my7868es989x1y13kkmq93', '["inv_01m8my7868es989x1y13kkmq93", "org_01m8my6yaxe9w80pv4fzvpsdgr", "sales", "invoice", "issued", "E-1", "con_01m8my785ce1y9501h3d7hzf9q", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8my7868es989x1y166qdmh9", null, null, "e-1", 1795999113416, 1795999113416, 1, "9999-99-99", 0, null, null, [["org_01m8my6yaxe9w80pv4fzvpsdgr", 1, "Oak", "1", "50", null, "acc_01m8my6yaxe9w80pv4cabrqv96", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 19, 1, 'vat_returns', 'vrt_01m8my78gcen7r1h6mg017jeeh', '["vrt_01m8my78gcen7r1h6mg017jeeh", "org_01m8my6yaxe9w80pv4fzvpsdgr", "2025-01-01", "2025-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795999113740, 1795999113740, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 26, 1, 'accounts', 'acc_01m8my78vmedf9qxp1xv8wabfe', '["acc_01m8my78vmedf9qxp1xv8wabfe", "org_01m8my6yaxe9w80pv4fzvpsdgr", "1250", "VAT on deposits", "ASSET", "vat_on_deposits", null, null, "active", 1795999114100, 1795999114100, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 30, 1, 'deposit_releases', 'alc_01m8my791qe5es2ntj4xmq5xxb', '["alc_01m8my791qe5es2ntj4xmq5xxb", "org_01m8my6yaxe9w80pv4fzvpsdgr", "set_01m8my78xze6sv5j2dfarhdr7y", "2026-04-02", 2521, 479, "jnl_01m8my792seggvn8q5nwjzxkkx", null, null, 1795999114295]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 30, 2, 'invoices', 'inv_01m8my78zyegv8f8ajxh303435', '["inv_01m8my78zyegv8f8ajxh303435", "org_01m8my6yaxe9w80pv4fzvpsdgr", "sales", "invoice", "issued", "INV-0001", "con_01m8my78x0eqha161r4k04n4ag", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 3000, 0, "issued", "jnl_01m8my78zyegv8f8ajxqj8y466", null, null, "inv-0001", 1795999114239, 1795999114295, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", [["org_01m8my6yaxe9w80pv4fzvpsdgr", 1, "Oak", "1", "100", null, "acc_01m8my6yaxe9w80pv4cabrqv96", "ST", null, 10000, 1900, 11900]], [["alc_01m8my791qe5es2ntj4xmq5xxb", "org_01m8my6yaxe9w80pv4fzvpsdgr", "set_01m8my78xze6sv5j2dfarhdr7y", null, 3000, "2026-04-02", null, 1795999114295, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 30, 3, 'settlements', 'set_01m8my78xze6sv5j2dfarhdr7y', '["set_01m8my78xze6sv5j2dfarhdr7y", "org_01m8my6yaxe9w80pv4fzvpsdgr", "receipt", "sales", "posted", "con_01m8my78x0eqha161r4k04n4ag", "bac_01m8my6yhcehz9agh4sxtdcmc4", "2026-03-27", 6000, 3000, null, null, 0, "jnl_01m8my78xze6sv5j2dffb1de0n", null, null, "", 1795999114175, 1795999114295, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", "ST", 958, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 34, 1, 'contras', 'ctr_01m8my7998ehf88kqe1fbt8qfv', '["ctr_01m8my7998ehf88kqe1fbt8qfv", "org_01m8my6yaxe9w80pv4fzvpsdgr", "con_01m8my794hetprtmh5w13f6kcw", "2026-03-28", 4000, null, "jnl_01m8my7998ehf88kqe1jtj8sg9", null, null, 1795999114536, 1795999114536, 1, [["alc_01m8my7998ehf88kqe1m7jj4wk", "org_01m8my6yaxe9w80pv4fzvpsdgr", "inv_01m8my795ce3cr5re8qgp7jhfs", 4000, "2026-03-28", null], ["alc_01m8my7998ehf88kqe1m7jj4wm", "org_01m8my6yaxe9w80pv4fzvpsdgr", "inv_01m8my7974evsbm93pzfgp2hk0", 4000, "2026-03-28", null]], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 34, 2, 'invoices', 'inv_01m8my795ce3cr5re8qgp7jhfs', '["inv_01m8my795ce3cr5re8qgp7jhfs", "org_01m8my6yaxe9w80pv4fzvpsdgr", "sales", "invoice", "issued", "A-1", "con_01m8my794hetprtmh5w13f6kcw", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 4000, 0, "issued", "jnl_01m8my795ce3cr5re8qp5wgraz", null, null, "a-1", 1795999114412, 1795999114536, 2, "9999-99-99", 1, "2026-03-28", "2026-03-28", [["org_01m8my6yaxe9w80pv4fzvpsdgr", 1, "Ash", "1", "50", null, "acc_01m8my6yaxe9w80pv4cabrqv96", "NV", null, 5000, 0, 5000]], [["alc_01m8my7998ehf88kqe1m7jj4wk", "org_01m8my6yaxe9w80pv4fzvpsdgr", null, null, 4000, "2026-03-28", null, 1795999114536, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 34, 3, 'invoices', 'inv_01m8my7974evsbm93pzfgp2hk0', '["inv_01m8my7974evsbm93pzfgp2hk0", "org_01m8my6yaxe9w80pv4fzvpsdgr", "purchase", "invoice", "issued", "A-1", "con_01m8my794hetprtmh5w13f6kcw", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 4000, 0, "issued", "jnl_01m8my7974evsbm93pzg6w2kjb", null, null, "a-1", 1795999114468, 1795999114536, 2, "9999-99-99", 1, "2026-03-28", "2026-03-28", [["org_01m8my6yaxe9w80pv4fzvpsdgr", 1, "Ash", "1", "50", null, "acc_01m8my6yaxe9w80pv4cz905pjt", "NV", null, 5000, 0, 5000]], [["alc_01m8my7998ehf88kqe1m7jj4wm", "org_01m8my6yaxe9w80pv4fzvpsdgr", null, null, 4000, "2026-03-28", null, 1795999114536, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 17, 1, 'invoices', 'inv_01m8my78b5eg4t4ja7cprp97hc', '["inv_01m8my78b5eg4t4ja7cprp97hc", "org_01m8my6yaxe9w80pv4fzvpsdgr", "purchase", "invoice", "issued", "E-1", "con_01m8my785ce1y9501h3d7hzf9q", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8my78b5eg4t4ja7crbmmj5r", null, null, "e-1", 1795999113573, 1795999113573, 1, "9999-99-99", 0, null, null, [["org_01m8my6yaxe9w80pv4fzvpsdgr", 1, "Oak", "1", "50", null, "acc_01m8my6yaxe9w80pv4cz905pjt", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 28, 1, 'settlements', 'set_01m8my78xze6sv5j2dfarhdr7y', '["set_01m8my78xze6sv5j2dfarhdr7y", "org_01m8my6yaxe9w80pv4fzvpsdgr", "receipt", "sales", "posted", "con_01m8my78x0eqha161r4k04n4ag", "bac_01m8my6yhcehz9agh4sxtdcmc4", "2026-03-27", 6000, 0, null, null, 0, "jnl_01m8my78xze6sv5j2dffb1de0n", null, null, "", 1795999114175, 1795999114175, 1, "9999-99-99", 0, null, null, "ST", 958, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 32, 1, 'invoices', 'inv_01m8my795ce3cr5re8qgp7jhfs', '["inv_01m8my795ce3cr5re8qgp7jhfs", "org_01m8my6yaxe9w80pv4fzvpsdgr", "sales", "invoice", "issued", "A-1", "con_01m8my794hetprtmh5w13f6kcw", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 0, 0, "issued", "jnl_01m8my795ce3cr5re8qp5wgraz", null, null, "a-1", 1795999114412, 1795999114412, 1, "9999-99-99", 0, null, null, [["org_01m8my6yaxe9w80pv4fzvpsdgr", 1, "Ash", "1", "50", null, "acc_01m8my6yaxe9w80pv4cabrqv96", "NV", null, 5000, 0, 5000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 36, 1, 'contacts', 'con_01m8my79dhekvrqz8eam8kr83z', '["con_01m8my79dhekvrqz8eam8kr83z", "org_01m8my6yaxe9w80pv4fzvpsdgr", "customer", "Yew", null, null, null, null, null, 30, null, null, "active", "yew", 1795999114673, 1795999114673, 1, "C-7", "{\"shop\":\"York\"}"]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 23, 1, 'vat_returns', 'vrt_01m8my78pfexra5whqxppbja88', '["vrt_01m8my78pfexra5whqxppbja88", "org_01m8my6yaxe9w80pv4fzvpsdgr", "2025-04-01", "2025-06-30", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795999113935, 1795999113935, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 27, 1, 'contacts', 'con_01m8my78x0eqha161r4k04n4ag', '["con_01m8my78x0eqha161r4k04n4ag", "org_01m8my6yaxe9w80pv4fzvpsdgr", "customer", "Oak", null, null, null, null, null, 30, null, null, "active", "oak", 1795999114144, 1795999114144, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 31, 1, 'contacts', 'con_01m8my794hetprtmh5w13f6kcw', '["con_01m8my794hetprtmh5w13f6kcw", "org_01m8my6yaxe9w80pv4fzvpsdgr", "both", "Ash", null, null, null, null, null, 30, null, null, "active", "ash", 1795999114385, 1795999114385, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 35, 1, 'journal_metadata', 'jnl_01m8my79cgebn8rd59cgtb9ea5', '["jnl_01m8my79cgebn8rd59cgtb9ea5", "org_01m8my6yaxe9w80pv4fzvpsdgr", "{\"run\":\"7\"}"]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8my6yhcehz9agh4sxtdcmc4', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'acc_01m8my6yaxe9w80pv4acjba15c', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795999103532, 1795999103532, 1, NULL, NULL, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8my6z6vee8afcarcx0r0s05', 'org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6z6vee8afcard1g9qjgd', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795999104219, 1795999104219, 1, NULL, NULL, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8my6z3jecj94tc5b3jxyqhg', 'org_01m8my6ynre03atp2fh80k6fas', 'acc_01m8my6ynre03atp2fbtfqhmqg', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8my6z3jecj94tc5b8scmg2c', 900715, 1795999104114, 1795999106484, 2, '2026-03-31', NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my71dmekvrbpsz4kp47t1g', 'org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6zkce3mvt8my1wcgykdf', 'allocations', 'jnl_01m8my71m1enjstqcqz27vt55a', 2, NULL, 'NV', 0, 1795999106689, 1795999106484, 1795999106689, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my71dmekvrbpsz4mtgy0jz', 'org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6z93ednbf3w0kh6k0v3j', 'allocations', 'jnl_01m8my71w1evdacznj7jrjsxgf', 2, NULL, 'NV', 0, 1795999106945, 1795999106484, 1795999106945, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my71dmekvrbpsz4xaeg8r8', 'org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6znpe9kvjr1aynb5ewm2', 'allocations', 'jnl_01m8my71zpenpsn840bevkgp0t', 2, NULL, 'NV', 0, 1795999107062, 1795999106484, 1795999107062, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my71dmekvrbpsz51xq4x29', 'org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6z93ednbf3w0kh6k0v3j', 'allocations', 'jnl_01m8my728jexqsrfkcr325empc', 2, NULL, 'NV', 0, 1795999107347, 1795999106484, 1795999107347, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my71dmekvrbpsz5bw1p6f3', 'org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6zhceh797xn3jtm90ebp', 'allocations', 'jnl_01m8my72hsesgv5s8t927v59v3', 2, NULL, 'NV', 0, 1795999107641, 1795999106484, 1795999107641, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my71dmekvrbpsz5mz9ebay', 'org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6zeqevq9aae1vr013tgy', 'allocations', 'jnl_01m8my72txeratfpt4adry3tkk', 2, NULL, 'NV', 0, 1795999107933, 1795999106484, 1795999107933, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my71dmekvrbpsz5h5np969', 'org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8my6zckeqkvbew480w8pa89', 'match', 'jnl_01m8my719nem0bw2xmyv52zmpe', 2, NULL, 'NV', 0, 1795999108348, 1795999106484, 1795999108348, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my71dmekvrbpsz5xbx0by0', 'org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8my73ebetkbz6xhvpz4m3fg', 1, NULL, 'NV', 0, 1795999108555, 1795999106484, 1795999108555, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my71dmekvrbpsz63wvhmnn', 'org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8my6ynre03atp2fcgqz1hk6', 'NV', NULL, NULL, 'account', 'jnl_01m8my73pwe5brkhew1jxhgww8', 1, 'acc_01m8my6ynre03atp2fcgqz1hk6', 'NV', 0, 1795999108828, 1795999106484, 1795999108828, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my71dmekvrbpsz551tgf8k', 'org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8my6ynre03atp2ffv75fcz2', 'ZR', NULL, NULL, 'account', 'jnl_01m8my74wdey8te1mpv2gwbwnw', 1, 'acc_01m8my6ynre03atp2ffv75fcz2', 'ZR', 0, 1795999110029, 1795999106484, 1795999110029, 3, NULL, 'input', NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my71dmekvrbpsz5fq9fzfw', 'org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8my6ynre03atp2ffgekzj68', 'ST', NULL, NULL, 'account', 'jnl_01m8my7531e1e9jkynvsg8p0xt', 1, 'acc_01m8my6ynre03atp2ffgekzj68', 'ST', -600, 1795999110241, 1795999106484, 1795999110241, 3, NULL, 'input', NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my71dmekvrbpsz4sr9v0xt', 'org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8my6ynre03atp2ffgekzj68', 'ST', NULL, NULL, 'account', 'jnl_01m8my7592e54vvajs82bezecv', 1, 'acc_01m8my6ynre03atp2ffgekzj68', 'ST', -600, 1795999110434, 1795999106484, 1795999110434, 3, NULL, 'input', NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my71dmekvrbpsz5sy31myw', 'org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8my6ynre03atp2fgh28qkx7', 'EX', NULL, NULL, 'account', 'jnl_01m8my75g4e04bbh2576jzd6ze', 1, 'acc_01m8my6ynre03atp2fgh28qkx7', 'EX', 0, 1795999110660, 1795999106484, 1795999110660, 3, NULL, 'input', NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8my77y8eptt2zqdbqnfav1t', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'bac_01m8my6yhcehz9agh4sxtdcmc4', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795999113160, 1795999113294, 3, NULL, NULL, NULL);
INSERT INTO public.blobs VALUES ('01a229e39ee6704eb252b01f6d00002f', 375, 1, 1795999112934, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8my6z93ednbf3w0kh6k0v3j', 'org_01m8my6ynre03atp2fh80k6fas', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795999104291, 1795999104291, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8my6zckeqkvbew480w8pa89', 'org_01m8my6ynre03atp2fh80k6fas', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795999104403, 1795999104403, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8my6zeqevq9aae1vr013tgy', 'org_01m8my6ynre03atp2fh80k6fas', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795999104471, 1795999104471, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8my6zhceh797xn3jtm90ebp', 'org_01m8my6ynre03atp2fh80k6fas', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795999104556, 1795999104556, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8my6zkce3mvt8my1wcgykdf', 'org_01m8my6ynre03atp2fh80k6fas', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795999104620, 1795999104620, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8my6znpe9kvjr1aynb5ewm2', 'org_01m8my6ynre03atp2fh80k6fas', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795999104694, 1795999104694, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8my6zr6emyrhwn52632pjxs', 'org_01m8my6ynre03atp2fh80k6fas', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795999104774, 1795999104774, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8my785ce1y9501h3d7hzf9q', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1795999113388, 1795999113388, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8my78x0eqha161r4k04n4ag', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1795999114144, 1795999114144, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8my794hetprtmh5w13f6kcw', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'both', 'Ash', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'ash', 1795999114385, 1795999114385, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8my79dhekvrqz8eam8kr83z', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'customer', 'Yew', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'yew', 1795999114673, 1795999114673, 1, 'C-7', '{"shop":"York"}');
INSERT INTO public.contras VALUES ('ctr_01m8my7998ehf88kqe1fbt8qfv', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'con_01m8my794hetprtmh5w13f6kcw', '2026-03-28', 4000, NULL, 'jnl_01m8my7998ehf88kqe1jtj8sg9', NULL, NULL, 1795999114536, 1795999114536, 1, NULL, NULL);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'grant', 10, 0, NULL, NULL, 1795999112865);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'charge', -3, 0, 'rec_01m8my77nyec88b7xmg0kzajkn', NULL, 1795999112934);
INSERT INTO public.deposit_releases VALUES ('alc_01m8my791qe5es2ntj4xmq5xxb', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'set_01m8my78xze6sv5j2dfarhdr7y', '2026-04-02', 2521, 479, 'jnl_01m8my792seggvn8q5nwjzxkkx', NULL, NULL, 1795999114295);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', '', '01a229e3-7aa1-7229-a6d7-c750771964a8', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8my6ynre03atp2fh80k6fas","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T00:38:23.672Z","updated_at":"2026-11-30T00:38:23.672Z","version":1}}', 1795999103672);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-7b71-75e5-a2ee-c508c13a1581', '\x3c8068e40f078f37827d254c99983de70ed0e5461af46f72186566b138446ad2', 201, '{"data":{"id":"acc_01m8my6yvkedxsbfq39m41t00q","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:23.859Z","updated_at":"2026-11-30T00:38:23.859Z","version":1}}', 1795999103859);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-7bcc-7059-b7cf-e4f44c6b9223', '\x24cfd86ed1b17c33f5652725bc18dbe24cb1e62f374394f27106ee95f30225ec', 201, '{"data":{"id":"acc_01m8my6yyhe4mv3actdp10x89f","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:23.953Z","updated_at":"2026-11-30T00:38:23.953Z","version":1}}', 1795999103953);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-7c6f-745e-87b5-cb5c01029346', '\xe55d7e025bf09f32aa1dbb737fb0ff4fb1b27530fee31ecbd8aba6b78cc2bfad', 201, '{"data":{"id":"bac_01m8my6z3jecj94tc5b3jxyqhg","name":"Current","type":"current","account_id":"acc_01m8my6ynre03atp2fbtfqhmqg","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8my6z3jecj94tc5b8scmg2c","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.114Z","updated_at":"2026-11-30T00:38:24.114Z","version":1}}', 1795999104114);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-7cd8-7233-95aa-14b6c9522e66', '\x6ba2a75a0fb6dedd5b7272e5ee75417ee0362beaa136aa48c2cf959bf94f4458', 201, '{"data":{"id":"bac_01m8my6z6vee8afcarcx0r0s05","name":"Savings","type":"savings","account_id":"acc_01m8my6z6vee8afcard1g9qjgd","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.219Z","updated_at":"2026-11-30T00:38:24.219Z","version":1}}', 1795999104219);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-7d20-7408-b9e9-cb9e4f3fb9b9', '\x74f1930de45640d6303e21f78def4dad334b987191c045508b958a56b0dea21b', 201, '{"data":{"id":"con_01m8my6z93ednbf3w0kh6k0v3j","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.291Z","updated_at":"2026-11-30T00:38:24.291Z","version":1}}', 1795999104291);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-7d91-769e-a9fb-3d017ae63458', '\x420126d1e71e4143bd3f8f2c697c8a2f049351d87e5372b18a6baa6b05ac6dd0', 201, '{"data":{"id":"con_01m8my6zckeqkvbew480w8pa89","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.403Z","updated_at":"2026-11-30T00:38:24.403Z","version":1}}', 1795999104403);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-7dd4-75df-b743-1951ffb72845', '\x4c5e12f69d7f003a8bb91ba41c1a45396348575cc3a6690128a6455a07e660ba', 201, '{"data":{"id":"con_01m8my6zeqevq9aae1vr013tgy","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.471Z","updated_at":"2026-11-30T00:38:24.471Z","version":1}}', 1795999104471);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-7e21-70ce-a599-8cb2d9965ded', '\xc2191c78913fb88fb8cce4ea1157ee241952d764144079ab7a95db8a3aba128a', 201, '{"data":{"id":"con_01m8my6zhceh797xn3jtm90ebp","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.556Z","updated_at":"2026-11-30T00:38:24.556Z","version":1}}', 1795999104556);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-7e64-714a-a213-6566ffa4b503', '\xd6f679aa57368a09881affc042a72caebd700de1e5e3c7a7a97a69d50a5dce2f', 201, '{"data":{"id":"con_01m8my6zkce3mvt8my1wcgykdf","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.620Z","updated_at":"2026-11-30T00:38:24.620Z","version":1}}', 1795999104620);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-7eb1-71f3-8cc1-6f2617148f50', '\x8c762e030b9c25fc9a97ce4535189778cbfcd538e09d916a663e2ab23a75aad9', 201, '{"data":{"id":"con_01m8my6znpe9kvjr1aynb5ewm2","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.694Z","updated_at":"2026-11-30T00:38:24.694Z","version":1}}', 1795999104694);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-7f01-779c-96de-a60ba187b330', '\x85d7c7b3e922bde100779b59064a7a0464cab82b89f9a218cac10a5acec2d9c8', 201, '{"data":{"id":"con_01m8my6zr6emyrhwn52632pjxs","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T00:38:24.774Z","updated_at":"2026-11-30T00:38:24.774Z","version":1}}', 1795999104774);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', 'tieout-invoices-aaafcc2ec1ea3ee50a3ab3d293c1b521fe910d309c829be29e6c77ae3b8fd903', '\x37d3998817f0b60104a3a411bbccc492b2173bd330cfa5ced6ff9332e3286c95', 201, '{"data":{"id":"inv_01m8my701kerx94qy8ypknh2bm","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8my6z93ednbf3w0kh6k0v3j","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8my701kerx94qy8ysc3c659","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.075Z","updated_at":"2026-11-30T00:38:25.075Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1795999105075);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', 'tieout-invoices-b7559a054236a9109d6b76206c0b03329b14ddeb73700b513c42b2e41049eb9b', '\xe3e1ab522e206f7625cc4acd7c5f16bd417d0051126fdc8e068d07be6d4b70f9', 201, '{"data":{"id":"inv_01m8my704merbbd09kmfhd3evn","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8my6zhceh797xn3jtm90ebp","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8my704merbbd09kmhwkq1bz","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.172Z","updated_at":"2026-11-30T00:38:25.172Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fe9crdqrw","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1795999105172);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', 'tieout-invoices-02f3eb6d32dd70ab3b7e82b0e16ed3c87284d5ec4c74600ccac119b6c5cbf1c2', '\x5ee57f300f5b141a87d0f10807c81217aca8337d64e78bd6659587f13fe4a5dd', 201, '{"data":{"id":"inv_01m8my70a6egj9jsb2qnwzvt4p","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8my6zkce3mvt8my1wcgykdf","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8my70a6egj9jsb2qrtzb5vm","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.350Z","updated_at":"2026-11-30T00:38:25.350Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fath1qczz","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1795999105350);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', 'tieout-invoices-ad63f4bbd6149fccd18b74c3a11367d500f42a386d637e2b4ca931e740517b7a', '\x4fd2b34de8a86edf591a1826e316c3bb6436fcdc27444095a147ff9713679be5', 201, '{"data":{"id":"inv_01m8my70g1en98e1mtrz2v8826","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8my6znpe9kvjr1aynb5ewm2","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8my70g1en98e1mts2xprsw6","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.537Z","updated_at":"2026-11-30T00:38:25.537Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2ff3jsbrpb","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1795999105537);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', 'tieout-invoices-b09d26d2f1b6e434b5edce7477cb91b60e37c096797577998d0573fffacecb13', '\x848a94cf2f17bbaf7a788b77e585bbb124c87852a9e1844ca54e2dd348395b52', 201, '{"data":{"id":"inv_01m8my70hdeyrbznmx7hgryn89","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8my6zckeqkvbew480w8pa89","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8my70hdeyrbznmx7mv9fx81","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.581Z","updated_at":"2026-11-30T00:38:25.581Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8my6yyhe4mv3actdp10x89f","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1795999105581);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', 'tieout-invoices-194659b143eaa65b01b8dc5edc8212833c302c6817b0c702c3ce35d59ed52269', '\x6c1f104b4ce406b2cc66745b71e6f857714b24954603200ee87a45e5f4268aff', 201, '{"data":{"id":"inv_01m8my70phe048b4q9yj2dpz0q","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8my6zeqevq9aae1vr013tgy","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8my70phe048b4q9ypkf2xc2","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.745Z","updated_at":"2026-11-30T00:38:25.745Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795999105745);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', 'tieout-invoices-0fb619a655f6842e3de4d7c27657ad3dcd249197469de88c5fbbe9c1521c1e24', '\x023f744386e1464ead5c43b912715b81e0c614b41b61c7b3b177ad29590ecf75', 201, '{"data":{"id":"inv_01m8my70d3edbafh4jb2grtv3z","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8my6z93ednbf3w0kh6k0v3j","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8my70d3edbafh4jb4ay7jaw","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.443Z","updated_at":"2026-11-30T00:38:25.443Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdsshantp","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1795999105443);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', 'tieout-invoices-d8d7dae25848a5862f00d69188cc80888693aaeaff837ca3621a0a8daa224392', '\x1689e718d15828ad0108db3db79324fb791c676bcf53d873ec3c11c1a909a52f', 201, '{"data":{"id":"inv_01m8my70m8e2es3geta1jzd1wp","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8my6zeqevq9aae1vr013tgy","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8my70m8e2es3geta4y4pc78","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.672Z","updated_at":"2026-11-30T00:38:25.672Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1795999105672);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', 'tieout-invoices-ce0bae61802a35a694ebd8ede77b93475cda0b0ee2821eb2a0db718c216ef224', '\xdb78f4835e8ff53a9a18d06bec112602e9b6d04d55f0cc2b1a17aa90852a5e4b', 201, '{"data":{"id":"inv_01m8my70t9e9gsrbkr1fz9qzb1","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8my6zr6emyrhwn52632pjxs","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8my70t9e9gsrbkr1jrbcd7p","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.865Z","updated_at":"2026-11-30T00:38:25.865Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fef83mt8r","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1795999105865);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-83eb-72c3-997b-959f843339f2', '\x5308c029a976ddbe1c70043f4df98940cb2c5c0b9cb1c86e89818adbf9928aca', 200, '{"data":{"id":"inv_01m8my70phe048b4q9yj2dpz0q","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8my6zeqevq9aae1vr013tgy","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8my70phe048b4q9ypkf2xc2","void_date":"2026-03-03","void_journal_id":"jnl_01m8my7106e1sbrahmv2z7dbah","created_at":"2026-11-30T00:38:25.745Z","updated_at":"2026-11-30T00:38:26.054Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795999106054);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-8468-74db-a65c-04def1609bb7', '\x6c8ea934084d47ee8a2fb59089278e2a57348316e6d2342224338f216cab233f', 201, '{"data":{"id":"inv_01m8my70r9e70vhad14w1hyfgq","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8my6zeqevq9aae1vr013tgy","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8my70r9e70vhad1517v3yqa","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.801Z","updated_at":"2026-11-30T00:38:26.159Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795999106159);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-8532-718f-ba04-d3bf8ebec90a', '\x34583c012dbe2e5927403940532c01f48834720c14ee2da01d67a3620da75f1a', 201, '{"data":{"id":"set_01m8my719nem0bw2xmyq838vkf","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8my6zckeqkvbew480w8pa89","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8my719nem0bw2xmyy7c9q4x","invoice_id":"inv_01m8my70hdeyrbznmx7hgryn89","invoice_number":"INV-0003","settlement_id":"set_01m8my719nem0bw2xmyq838vkf","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T00:38:26.357Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8my719nem0bw2xmyv52zmpe","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:26.357Z","updated_at":"2026-11-30T00:38:26.357Z","version":1}}', 1795999106357);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-890b-7229-b8fb-88ca05b9a16a', '\x79c4e1949ba52bea658d3229497d3501872bd7b47f044b1c4f5268f84113c4f0', 200, '{"data":{"id":"btx_01m8my71dmekvrbpsz51xq4x29","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8my6z93ednbf3w0kh6k0v3j","journal_id":"jnl_01m8my728jexqsrfkcr325empc","settlement_id":"set_01m8my728jexqsrfkcr325empc","confirmed_at":"2026-11-30T00:38:27.347Z","metadata":{},"created_at":"2026-11-30T00:38:26.484Z","updated_at":"2026-11-30T00:38:27.347Z","version":2}}', 1795999107347);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', 'tieout-invoices-cd4728abdcc567af8a8929136d5370f707c37545c69a01f4d064ce5d6f50cecd', '\x685894e7bf9a1132f2e3745b076fb491cee282d5faa84fb7a6d3a195898547f5', 201, '{"data":{"id":"inv_01m8my70r9e70vhad14w1hyfgq","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8my6zeqevq9aae1vr013tgy","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8my70r9e70vhad1517v3yqa","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.801Z","updated_at":"2026-11-30T00:38:25.801Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795999105801);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-85b2-7318-83b4-452aef13e7e6', '\xfac07724be49a25626ac7e44618d2467d8c0b97c74a259e78cf610634f9a5ffb', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8my71dmekvrbpsz4kp47t1g"},{"index":1,"status":"created","id":"btx_01m8my71dmekvrbpsz4mtgy0jz"},{"index":2,"status":"created","id":"btx_01m8my71dmekvrbpsz4sr9v0xt"},{"index":3,"status":"created","id":"btx_01m8my71dmekvrbpsz4xaeg8r8"},{"index":4,"status":"created","id":"btx_01m8my71dmekvrbpsz51xq4x29"},{"index":5,"status":"created","id":"btx_01m8my71dmekvrbpsz551tgf8k"},{"index":6,"status":"created","id":"btx_01m8my71dmekvrbpsz5bw1p6f3"},{"index":7,"status":"created","id":"btx_01m8my71dmekvrbpsz5fq9fzfw"},{"index":8,"status":"created","id":"btx_01m8my71dmekvrbpsz5h5np969"},{"index":9,"status":"created","id":"btx_01m8my71dmekvrbpsz5mz9ebay"},{"index":10,"status":"created","id":"btx_01m8my71dmekvrbpsz5sy31myw"},{"index":11,"status":"created","id":"btx_01m8my71dmekvrbpsz5xbx0by0"},{"index":12,"status":"created","id":"btx_01m8my71dmekvrbpsz63wvhmnn"}]}}', 1795999106484);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-87f3-74cc-b1b2-26e7d8d95079', '\x7c7be04b528a2c8739b94a3122976fc0ff6ac4d000b1592953305162aacc5132', 200, '{"data":{"id":"btx_01m8my71dmekvrbpsz4xaeg8r8","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8my6znpe9kvjr1aynb5ewm2","journal_id":"jnl_01m8my71zpenpsn840bevkgp0t","settlement_id":"set_01m8my71zpenpsn840bevkgp0t","confirmed_at":"2026-11-30T00:38:27.062Z","metadata":{},"created_at":"2026-11-30T00:38:26.484Z","updated_at":"2026-11-30T00:38:27.062Z","version":2}}', 1795999107062);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-8ce9-7073-a5ab-10fec01781bd', '\x528a4228c1ebc7f856e5fac811b34e7f6574f2f4be473889e427796912bc27dd', 200, '{"data":{"id":"btx_01m8my71dmekvrbpsz5h5np969","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8my6zckeqkvbew480w8pa89","journal_id":"jnl_01m8my719nem0bw2xmyv52zmpe","settlement_id":"set_01m8my719nem0bw2xmyq838vkf","confirmed_at":"2026-11-30T00:38:28.348Z","metadata":{},"created_at":"2026-11-30T00:38:26.484Z","updated_at":"2026-11-30T00:38:28.348Z","version":2}}', 1795999108348);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-9516-75c8-b798-b22517235415', '\xe175e0367e453b1e3936bf04a5063a423a10e5c8f43a356e0672d6c984211bf0', 200, '{"data":{"id":"btx_01m8my71dmekvrbpsz4sr9v0xt","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8my6ynre03atp2ffgekzj68","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8my7592e54vvajs82bezecv","settlement_id":null,"confirmed_at":"2026-11-30T00:38:30.434Z","metadata":{},"created_at":"2026-11-30T00:38:26.484Z","updated_at":"2026-11-30T00:38:30.434Z","version":3}}', 1795999110434);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-988c-7267-a16f-a83984c543f3', '\x8bdeda53d30ca1ec65e96a9667d8c73442864b810e64dbd3cf10d98ade268ced', 200, '{"data":{"id":"org_01m8my6ynre03atp2fh80k6fas","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-30T00:38:23.672Z","updated_at":"2026-11-30T00:38:31.311Z","version":2}}', 1795999111311);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', 'tieout-invoices-985285fc9b758322a69b6fd3375c5c24a641bbd8c09c9333cc8d2ab70a81b05f', '\x45d30f814c3575b5fd46f6f630990f1ea79917278a82a8024c78389f4f959eb2', 201, '{"data":{"id":"inv_01m8my70vzeth9gpgkfvmpghj8","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8my6z93ednbf3w0kh6k0v3j","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8my70vzeth9gpgkfwx6jfxh","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T00:38:25.919Z","updated_at":"2026-11-30T00:38:25.919Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdsshantp","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8my6ynre03atp2fdmyr9gh3","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1795999105919);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', 'tieout-journals-9b8fcd3ef7671ca2aee63a7fdae0c7aa9eb97bcc6c3cbc4e6c35b375c408cdbe', '\x9fd131e3784ab12f8d4c36dc28767e2bd2cf2af825d14095378fff73e2938601', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8my717ee679vnmqf2jqbs4t","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8my717ee679vnmqfagx8rfg","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8my717ee679vnmqfg4jede7","sequence":16,"error":null}]}}', 1795999106286);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-8677-73ab-803a-7c5e0a28d996', '\x0fbb4686690db6546a9d15e9650f428d3e6aaed6830c6318f50dca91e3b0b7c9', 200, '{"data":{"id":"btx_01m8my71dmekvrbpsz4kp47t1g","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8my6zkce3mvt8my1wcgykdf","journal_id":"jnl_01m8my71m1enjstqcqz27vt55a","settlement_id":"set_01m8my71m1enjstqcqz27vt55a","confirmed_at":"2026-11-30T00:38:26.689Z","metadata":{},"created_at":"2026-11-30T00:38:26.484Z","updated_at":"2026-11-30T00:38:26.689Z","version":2}}', 1795999106689);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-8778-740a-a711-abb2ee934f04', '\x124a01d5fbb9f7f3093fba58bb682d5e8f271f3313b27a0cb87f930c1f15f663', 200, '{"data":{"id":"btx_01m8my71dmekvrbpsz4mtgy0jz","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8my6z93ednbf3w0kh6k0v3j","journal_id":"jnl_01m8my71w1evdacznj7jrjsxgf","settlement_id":"set_01m8my71w1evdacznj7jrjsxgf","confirmed_at":"2026-11-30T00:38:26.945Z","metadata":{},"created_at":"2026-11-30T00:38:26.484Z","updated_at":"2026-11-30T00:38:26.945Z","version":2}}', 1795999106945);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-8a2f-7688-87de-03954a7289b3', '\xa3d277c146f477d457e4278a7aec8886e38036f8e62150c5a300141b27adbf59', 200, '{"data":{"id":"btx_01m8my71dmekvrbpsz5bw1p6f3","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8my6zhceh797xn3jtm90ebp","journal_id":"jnl_01m8my72hsesgv5s8t927v59v3","settlement_id":"set_01m8my72hsesgv5s8t927v59v3","confirmed_at":"2026-11-30T00:38:27.641Z","metadata":{},"created_at":"2026-11-30T00:38:26.484Z","updated_at":"2026-11-30T00:38:27.641Z","version":2}}', 1795999107641);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-8b4b-756b-9ea3-beadfa3745c6', '\xd683dbf8ee500138bdca40ef80e7d7a8c54cb49b239f3a0ff091b2514f407c3c', 200, '{"data":{"id":"btx_01m8my71dmekvrbpsz5mz9ebay","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8my6zeqevq9aae1vr013tgy","journal_id":"jnl_01m8my72txeratfpt4adry3tkk","settlement_id":"set_01m8my72txeratfpt4adry3tkk","confirmed_at":"2026-11-30T00:38:27.933Z","metadata":{},"created_at":"2026-11-30T00:38:26.484Z","updated_at":"2026-11-30T00:38:27.933Z","version":2}}', 1795999107933);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-8dbe-7007-a234-5b676f36a55a', '\x5cf93f80d081cdf70c6c10f9b7144c6872431863ffe6e1689ee213028609b5ae', 200, '{"data":{"id":"btx_01m8my71dmekvrbpsz5xbx0by0","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8my73ebetkbz6xhvpz4m3fg","settlement_id":null,"confirmed_at":"2026-11-30T00:38:28.555Z","metadata":{},"created_at":"2026-11-30T00:38:26.484Z","updated_at":"2026-11-30T00:38:28.555Z","version":2}}', 1795999108555);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-8ecf-7661-96df-5cd88e62af7b', '\x7469db3f5f2b26c99747489c8b19c587e5cae58ffc9d5c91f2b5522aad6ad9bd', 200, '{"data":{"id":"btx_01m8my71dmekvrbpsz63wvhmnn","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8my6ynre03atp2fcgqz1hk6","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8my73pwe5brkhew1jxhgww8","settlement_id":null,"confirmed_at":"2026-11-30T00:38:28.828Z","metadata":{},"created_at":"2026-11-30T00:38:26.484Z","updated_at":"2026-11-30T00:38:28.828Z","version":2}}', 1795999108828);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-9388-725a-9230-549ff04c6017', '\x617718da953398f01b4c5814b61de48f9553db5b4f26b03327e8ec1adeddf5c0', 200, '{"data":{"id":"btx_01m8my71dmekvrbpsz551tgf8k","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8my6ynre03atp2ffv75fcz2","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8my74wdey8te1mpv2gwbwnw","settlement_id":null,"confirmed_at":"2026-11-30T00:38:30.029Z","metadata":{},"created_at":"2026-11-30T00:38:26.484Z","updated_at":"2026-11-30T00:38:30.029Z","version":3}}', 1795999110029);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-8f91-731b-b0f0-459b3a8b1f54', '\x95dd2e3e71a2c99d3ab73468ade24fc10bc5954ba211232a3f787fa5d68d0802', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8my71dmekvrbpsz4sr9v0xt","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8my6ynre03atp2ffgekzj68","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8my71dmekvrbpsz551tgf8k","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8my6ynre03atp2ffv75fcz2","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8my71dmekvrbpsz5fq9fzfw","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8my6ynre03atp2ffgekzj68","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8my71dmekvrbpsz5sy31myw","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8my6ynre03atp2fgh28qkx7","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795999109916);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-97fd-741f-bdf6-34a42cc235fe', '\x40b43c93706b9c4d2aadbe94aa9b159246a986a9da4be7ebaeb05ea0970f71f9', 200, '{"data":{"id":"vrt_01m8my75tber29xdzr850fx0y9","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T00:38:31.176Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:30.987Z","updated_at":"2026-11-30T00:38:31.176Z","version":2}}', 1795999111176);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-9458-7461-8958-84f3c18a379c', '\x1a57a68dafa273489bb49d8198576a88232e35819ff65c9635422971efd81b2e', 200, '{"data":{"id":"btx_01m8my71dmekvrbpsz5fq9fzfw","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8my6ynre03atp2ffgekzj68","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8my7531e1e9jkynvsg8p0xt","settlement_id":null,"confirmed_at":"2026-11-30T00:38:30.241Z","metadata":{},"created_at":"2026-11-30T00:38:26.484Z","updated_at":"2026-11-30T00:38:30.241Z","version":3}}', 1795999110241);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-95fe-777e-811a-e622ff0f51f9', '\xa8b54932bd2b7fa03d2460d88a1a77bc948b5efaef38467e4b86dffc6788342c', 200, '{"data":{"id":"btx_01m8my71dmekvrbpsz5sy31myw","bank_account_id":"bac_01m8my6z3jecj94tc5b3jxyqhg","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8my6ynre03atp2fgh28qkx7","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8my75g4e04bbh2576jzd6ze","settlement_id":null,"confirmed_at":"2026-11-30T00:38:30.660Z","metadata":{},"created_at":"2026-11-30T00:38:26.484Z","updated_at":"2026-11-30T00:38:30.660Z","version":3}}', 1795999110660);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8my77nyec88b7xmg0kzajkn","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8my77nyec88b7xmg0kzajkn"}', 1795999112894);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'org_01m8my6ynre03atp2fh80k6fas', '01a229e3-9748-70ec-9818-d240ca8c3da5', '\xda1f70ae9865fe1fcea1f919c91a3132894004f25c4f6054045febf8b18cb166', 201, '{"data":{"id":"vrt_01m8my75tber29xdzr850fx0y9","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T00:38:30.987Z","updated_at":"2026-11-30T00:38:30.987Z","version":1}}', 1795999110987);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my701kerx94qy8ypknh2bm', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8my6ynre03atp2fdmyr9gh3', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my704merbbd09kmfhd3evn', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8my6ynre03atp2fe9crdqrw', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70a6egj9jsb2qnwzvt4p', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8my6ynre03atp2fath1qczz', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70d3edbafh4jb2grtv3z', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8my6ynre03atp2fdsshantp', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70g1en98e1mtrz2v8826', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8my6ynre03atp2ff3jsbrpb', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70hdeyrbznmx7hgryn89', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8my6yyhe4mv3actdp10x89f', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70hdeyrbznmx7hgryn89', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8my6ynre03atp2fdmyr9gh3', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70m8e2es3geta1jzd1wp', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8my6ynre03atp2fdmyr9gh3', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70phe048b4q9yj2dpz0q', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8my6ynre03atp2fdmyr9gh3', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70r9e70vhad14w1hyfgq', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8my6ynre03atp2fdmyr9gh3', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70t9e9gsrbkr1fz9qzb1', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8my6ynre03atp2fef83mt8r', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70vzeth9gpgkfvmpghj8', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8my6ynre03atp2fdsshantp', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'inv_01m8my70vzeth9gpgkfvmpghj8', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8my6ynre03atp2fdmyr9gh3', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'inv_01m8my7868es989x1y13kkmq93', 1, 'Oak', '1', '50', NULL, 'acc_01m8my6yaxe9w80pv4cabrqv96', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'inv_01m8my78b5eg4t4ja7cprp97hc', 1, 'Oak', '1', '50', NULL, 'acc_01m8my6yaxe9w80pv4cz905pjt', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'inv_01m8my78zyegv8f8ajxh303435', 1, 'Oak', '1', '100', NULL, 'acc_01m8my6yaxe9w80pv4cabrqv96', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'inv_01m8my795ce3cr5re8qgp7jhfs', 1, 'Ash', '1', '50', NULL, 'acc_01m8my6yaxe9w80pv4cabrqv96', 'NV', NULL, 5000, 0, 5000);
INSERT INTO public.invoice_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'inv_01m8my7974evsbm93pzfgp2hk0', 1, 'Ash', '1', '50', NULL, 'acc_01m8my6yaxe9w80pv4cz905pjt', 'NV', NULL, 5000, 0, 5000);
INSERT INTO public.invoices VALUES ('inv_01m8my70t9e9gsrbkr1fz9qzb1', 'org_01m8my6ynre03atp2fh80k6fas', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8my6zr6emyrhwn52632pjxs', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8my70t9e9gsrbkr1jrbcd7p', NULL, NULL, 'fr-1209', 1795999105865, 1795999105865, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my70vzeth9gpgkfvmpghj8', 'org_01m8my6ynre03atp2fh80k6fas', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8my6z93ednbf3w0kh6k0v3j', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8my70vzeth9gpgkfwx6jfxh', NULL, NULL, 'inv-0006', 1795999105919, 1795999105919, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my70phe048b4q9yj2dpz0q', 'org_01m8my6ynre03atp2fh80k6fas', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8my6zeqevq9aae1vr013tgy', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8my70phe048b4q9ypkf2xc2', '2026-03-03', 'jnl_01m8my7106e1sbrahmv2z7dbah', 'inv-0005', 1795999105745, 1795999106054, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my70r9e70vhad14w1hyfgq', 'org_01m8my6ynre03atp2fh80k6fas', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8my6zeqevq9aae1vr013tgy', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8my70r9e70vhad1517v3yqa', NULL, NULL, 'cn-0001
inv-0004', 1795999105801, 1795999106159, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my70hdeyrbznmx7hgryn89', 'org_01m8my6ynre03atp2fh80k6fas', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8my6zckeqkvbew480w8pa89', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8my70hdeyrbznmx7mv9fx81', NULL, NULL, 'inv-0003', 1795999105581, 1795999106357, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my70a6egj9jsb2qnwzvt4p', 'org_01m8my6ynre03atp2fh80k6fas', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8my6zkce3mvt8my1wcgykdf', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8my70a6egj9jsb2qrtzb5vm', NULL, NULL, 'tb-0117', 1795999105350, 1795999106689, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my70g1en98e1mtrz2v8826', 'org_01m8my6ynre03atp2fh80k6fas', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8my6znpe9kvjr1aynb5ewm2', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8my70g1en98e1mts2xprsw6', NULL, NULL, 'hl-33', 1795999105537, 1795999107062, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my701kerx94qy8ypknh2bm', 'org_01m8my6ynre03atp2fh80k6fas', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8my6z93ednbf3w0kh6k0v3j', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8my701kerx94qy8ysc3c659', NULL, NULL, 'inv-0001', 1795999105075, 1795999107347, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my70d3edbafh4jb2grtv3z', 'org_01m8my6ynre03atp2fh80k6fas', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8my6z93ednbf3w0kh6k0v3j', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8my70d3edbafh4jb4ay7jaw', NULL, NULL, 'inv-0002', 1795999105443, 1795999107347, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my704merbbd09kmfhd3evn', 'org_01m8my6ynre03atp2fh80k6fas', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8my6zhceh797xn3jtm90ebp', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8my704merbbd09kmhwkq1bz', NULL, NULL, 'px-881', 1795999105172, 1795999107641, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my70m8e2es3geta1jzd1wp', 'org_01m8my6ynre03atp2fh80k6fas', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8my6zeqevq9aae1vr013tgy', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8my70m8e2es3geta4y4pc78', NULL, NULL, 'inv-0004', 1795999105672, 1795999107933, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my7868es989x1y13kkmq93', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8my785ce1y9501h3d7hzf9q', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8my7868es989x1y166qdmh9', NULL, NULL, 'e-1', 1795999113416, 1795999113472, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my78b5eg4t4ja7cprp97hc', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8my785ce1y9501h3d7hzf9q', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8my78b5eg4t4ja7crbmmj5r', NULL, NULL, 'e-1', 1795999113573, 1795999113638, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my78zyegv8f8ajxh303435', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8my78x0eqha161r4k04n4ag', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8my78zyegv8f8ajxqj8y466', NULL, NULL, 'inv-0001', 1795999114239, 1795999114295, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my795ce3cr5re8qgp7jhfs', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'sales', 'invoice', 'issued', 'A-1', 'con_01m8my794hetprtmh5w13f6kcw', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8my795ce3cr5re8qp5wgraz', NULL, NULL, 'a-1', 1795999114412, 1795999114536, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8my7974evsbm93pzfgp2hk0', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'purchase', 'invoice', 'issued', 'A-1', 'con_01m8my794hetprtmh5w13f6kcw', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8my7974evsbm93pzg6w2kjb', NULL, NULL, 'a-1', 1795999114468, 1795999114536, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.jobs VALUES ('rec_01m8my77nyec88b7xmg0kzajkn', 'reconcile', 1, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'key_01m8my6xqwen0twtsba4xb4psh', 'completed', 3, 0, 1, 1, NULL, NULL, '01a229e39ee6704eb252b01f6d00002f', 3, NULL, 1795999112894, 1795999112921, 1795999112934, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 1, 'acc_01m8my6ynre03atp2fbtfqhmqg', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 1, 2, 'acc_01m8my6ynre03atp2fdkcjwe14', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 2, 1, 'acc_01m8my6ynre03atp2fbedr9nq2', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 2, 2, 'acc_01m8my6ynre03atp2fdmyr9gh3', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 2, 3, 'acc_01m8my6yvkedxsbfq39m41t00q', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 3, 1, 'acc_01m8my6ynre03atp2fc1t216em', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 3, 2, 'acc_01m8my6ynre03atp2fe9crdqrw', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 4, 1, 'acc_01m8my6ynre03atp2fc1t216em', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 4, 2, 'acc_01m8my6ynre03atp2fath1qczz', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 4, 3, 'acc_01m8my6yvkedxsbfq39m41t00q', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 5, 1, 'acc_01m8my6ynre03atp2fbedr9nq2', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 5, 2, 'acc_01m8my6ynre03atp2fdsshantp', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 6, 1, 'acc_01m8my6ynre03atp2fc1t216em', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 6, 2, 'acc_01m8my6ynre03atp2ff3jsbrpb', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 7, 1, 'acc_01m8my6ynre03atp2fbedr9nq2', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 7, 2, 'acc_01m8my6yyhe4mv3actdp10x89f', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 7, 3, 'acc_01m8my6ynre03atp2fdmyr9gh3', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 7, 4, 'acc_01m8my6yvkedxsbfq39m41t00q', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 8, 1, 'acc_01m8my6ynre03atp2fbedr9nq2', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 8, 2, 'acc_01m8my6ynre03atp2fdmyr9gh3', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 8, 3, 'acc_01m8my6yvkedxsbfq39m41t00q', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 9, 1, 'acc_01m8my6ynre03atp2fbedr9nq2', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 9, 2, 'acc_01m8my6ynre03atp2fdmyr9gh3', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 9, 3, 'acc_01m8my6yvkedxsbfq39m41t00q', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 10, 1, 'acc_01m8my6ynre03atp2fbedr9nq2', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 10, 2, 'acc_01m8my6ynre03atp2fdmyr9gh3', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 10, 3, 'acc_01m8my6yvkedxsbfq39m41t00q', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 11, 1, 'acc_01m8my6ynre03atp2fc1t216em', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 11, 2, 'acc_01m8my6ynre03atp2fef83mt8r', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 11, 3, 'acc_01m8my6yvkedxsbfq39m41t00q', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 12, 1, 'acc_01m8my6ynre03atp2fbedr9nq2', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 12, 2, 'acc_01m8my6ynre03atp2fdsshantp', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 12, 3, 'acc_01m8my6ynre03atp2fdmyr9gh3', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 12, 4, 'acc_01m8my6yvkedxsbfq39m41t00q', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 13, 1, 'acc_01m8my6ynre03atp2fbedr9nq2', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 13, 2, 'acc_01m8my6ynre03atp2fdmyr9gh3', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 13, 3, 'acc_01m8my6yvkedxsbfq39m41t00q', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 14, 1, 'acc_01m8my6ynre03atp2fdkcjwe14', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 14, 2, 'acc_01m8my6ynre03atp2fd66jhjcs', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 14, 3, 'acc_01m8my6ynre03atp2fcvc0n0bd', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 15, 1, 'acc_01m8my6ynre03atp2fepkg011w', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 15, 2, 'acc_01m8my6ynre03atp2fc9w688cy', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 15, 3, 'acc_01m8my6ynre03atp2fcgqz1hk6', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 16, 1, 'acc_01m8my6ynre03atp2fgp0nfqrt', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 16, 2, 'acc_01m8my6ynre03atp2fb5x5j1rq', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 17, 1, 'acc_01m8my6ynre03atp2fbedr9nq2', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 17, 2, 'acc_01m8my6ynre03atp2fbtfqhmqg', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 21, 1, 'acc_01m8my6ynre03atp2fbedr9nq2', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 21, 2, 'acc_01m8my6ynre03atp2fbtfqhmqg', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 8, 1, 'acc_01m8my6yg0etfaffhba6r0fbex', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 8, 2, 'acc_01m8my6yaxe9w80pv4a8zg4pbe', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 10, 1, 'acc_01m8my6yaxe9w80pv4cabrqv96', -2000, NULL, 'ST', 400, 0, '2025-03-10', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 10, 2, 'acc_01m8my6yg0etfaffhba6r0fbex', -400, NULL, 'ST', 0, 1, '2025-03-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 10, 3, 'acc_01m8my6yaxe9w80pv4aj6ny4xy', 2400, NULL, NULL, 0, 0, '2025-03-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 12, 1, 'acc_01m8my6yaxe9w80pv4a0w9whhz', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 12, 2, 'acc_01m8my6yaxe9w80pv4cabrqv96', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 12, 3, 'acc_01m8my6yg0etfaffhba6r0fbex', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 15, 1, 'acc_01m8my6yaxe9w80pv4aq78fdvk', -5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 15, 2, 'acc_01m8my6yaxe9w80pv4cz905pjt', 5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 18, 1, 'acc_01m8my6ynre03atp2fc1t216em', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 18, 2, 'acc_01m8my6ynre03atp2fbtfqhmqg', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 19, 1, 'acc_01m8my6ynre03atp2fbedr9nq2', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 19, 2, 'acc_01m8my6ynre03atp2fbtfqhmqg', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 22, 1, 'acc_01m8my6ynre03atp2fc1t216em', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 22, 2, 'acc_01m8my6ynre03atp2fbtfqhmqg', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 23, 1, 'acc_01m8my6ynre03atp2fbedr9nq2', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 23, 2, 'acc_01m8my6ynre03atp2fbtfqhmqg', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 24, 1, 'acc_01m8my6ynre03atp2fbtfqhmqg', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 24, 2, 'acc_01m8my6z6vee8afcard1g9qjgd', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 5, 1, 'acc_01m8my6yaxe9w80pv4a0w9whhz', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 5, 2, 'acc_01m8my6yaxe9w80pv4cabrqv96', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 5, 3, 'acc_01m8my6yg0etfaffhba6r0fbex', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 9, 1, 'acc_01m8my6yg0etfaffhba6r0fbex', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 9, 2, 'acc_01m8my6yaxe9w80pv4aj6ny4xy', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 13, 1, 'acc_01m8my78vmedf9qxp1xv8wabfe', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 13, 2, 'acc_01m8my6yg0etfaffhba6r0fbex', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 13, 3, 'acc_01m8my78vmedf9qxp1xv8wabfe', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 16, 1, 'acc_01m8my6yaxe9w80pv4aq78fdvk', 4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 16, 2, 'acc_01m8my6yaxe9w80pv4a0w9whhz', -4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 20, 1, 'acc_01m8my6ynre03atp2fc1t216em', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 20, 2, 'acc_01m8my6ynre03atp2fbtfqhmqg', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 25, 1, 'acc_01m8my6ynre03atp2fbtfqhmqg', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 25, 2, 'acc_01m8my6ynre03atp2fcgqz1hk6', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 26, 1, 'acc_01m8my6ynre03atp2fbtfqhmqg', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 26, 2, 'acc_01m8my6ynre03atp2ffv75fcz2', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 27, 1, 'acc_01m8my6ynre03atp2fbtfqhmqg', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 27, 2, 'acc_01m8my6ynre03atp2ffgekzj68', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 27, 3, 'acc_01m8my6yvkedxsbfq39m41t00q', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 28, 1, 'acc_01m8my6ynre03atp2fbtfqhmqg', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 28, 2, 'acc_01m8my6ynre03atp2ffgekzj68', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 28, 3, 'acc_01m8my6yvkedxsbfq39m41t00q', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 29, 1, 'acc_01m8my6ynre03atp2fbtfqhmqg', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6ynre03atp2fh80k6fas', 29, 2, 'acc_01m8my6ynre03atp2fgh28qkx7', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 1, 'acc_01m8my6yaxe9w80pv4e214qqjh', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 2, 'acc_01m8my6yg0etfaffhba6r0fbex', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 3, 'acc_01m8my6yaxe9w80pv4aj6ny4xy', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 2, 1, 'acc_01m8my6yaxe9w80pv4e214qqjh', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 2, 2, 'acc_01m8my6yg0etfaffhba6r0fbex', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 2, 3, 'acc_01m8my6yg0etfaffhba6r0fbex', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 2, 4, 'acc_01m8my6yaxe9w80pv4aj6ny4xy', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 3, 1, 'acc_01m8my6yaxe9w80pv4d9bh3m1d', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 3, 2, 'acc_01m8my6yaxe9w80pv4acjba15c', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 4, 1, 'acc_01m8my6yaxe9w80pv4d9bh3m1d', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 4, 2, 'acc_01m8my6yaxe9w80pv4acjba15c', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 6, 1, 'acc_01m8my6yaxe9w80pv4fdarmsqq', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 6, 2, 'acc_01m8my6yaxe9w80pv4a0w9whhz', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 7, 1, 'acc_01m8my6yaxe9w80pv4aq78fdvk', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 7, 2, 'acc_01m8my6yaxe9w80pv4cz905pjt', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 7, 3, 'acc_01m8my6yg0etfaffhba6r0fbex', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 11, 1, 'acc_01m8my6yaxe9w80pv4a0w9whhz', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 11, 2, 'acc_01m8my6yaxe9w80pv4acjba15c', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 11, 3, 'acc_01m8my78vmedf9qxp1xv8wabfe', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 11, 4, 'acc_01m8my6yg0etfaffhba6r0fbex', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 11, 5, 'acc_01m8my78vmedf9qxp1xv8wabfe', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 14, 1, 'acc_01m8my6yaxe9w80pv4a0w9whhz', 5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 14, 2, 'acc_01m8my6yaxe9w80pv4cabrqv96', -5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 17, 1, 'acc_01m8my6yaxe9w80pv4d9bh3m1d', 300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 17, 2, 'acc_01m8my6yaxe9w80pv4acjba15c', -300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO public.journal_metadata VALUES ('jnl_01m8my79cgebn8rd59cgtb9ea5', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '{"run":"7"}');
INSERT INTO public.journals VALUES ('jnl_01m8my6z3jecj94tc5b8scmg2c', 'org_01m8my6ynre03atp2fh80k6fas', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795999104114, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xdd50f59116f2320d8a16eacfd7c915d2ef61197a3782ecb6f18e9a136c599f52', 'opening balance of current', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my701kerx94qy8ysc3c659', 'org_01m8my6ynre03atp2fh80k6fas', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795999105075, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xef5879d8bd6f18f81fe6d0da921fd5808f8ba79f650a5d0d3ff0184f7c65c86f', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my704merbbd09kmhwkq1bz', 'org_01m8my6ynre03atp2fh80k6fas', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795999105172, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x83b4af75c8a7f7f6d282e6ff5389f464ae60ad40e01bdb8306a1c5b23520ea52', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my70a6egj9jsb2qrtzb5vm', 'org_01m8my6ynre03atp2fh80k6fas', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795999105350, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x41094f2a20f37a08870023c4c4935f55ab1985bf79ea1779fc4e66879a605b73', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my70d3edbafh4jb4ay7jaw', 'org_01m8my6ynre03atp2fh80k6fas', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795999105443, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x6c5616bb54fa4510677776cc9871fcaf8c78448d8fa600f7b9c8162a5a3d00f5', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my70g1en98e1mts2xprsw6', 'org_01m8my6ynre03atp2fh80k6fas', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795999105537, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xf9337b6b4bad32ab16636a1abf10f2050749db194ae9853cabb1157ddeb49dba', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my70hdeyrbznmx7mv9fx81', 'org_01m8my6ynre03atp2fh80k6fas', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795999105581, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x2f295f2802c1f11e36de39f462d94a318bf6b978587526ccd244fe3ae2566728', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my70m8e2es3geta4y4pc78', 'org_01m8my6ynre03atp2fh80k6fas', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795999105672, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xddc162b0e1d1c7b629c17672cab07d3456c85a2f4b3dd5d5fd45643ba705a7c2', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my70phe048b4q9ypkf2xc2', 'org_01m8my6ynre03atp2fh80k6fas', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795999105745, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x8a6748a672d24b54a4b7afba134839bcc1b4fb5e2ef05592133ad6ae4d0cb97b', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my70r9e70vhad1517v3yqa', 'org_01m8my6ynre03atp2fh80k6fas', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795999105801, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x1539d3857e15bc5b1652557604bfaecf931dcfbd6d5423129731a3f8bcdbd6e7', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my70t9e9gsrbkr1jrbcd7p', 'org_01m8my6ynre03atp2fh80k6fas', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795999105865, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xf3bd4eed0b6bffb6f9eb76f00c81e8e7674ed6a1ead4e120a1076bdc01192a60', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my70vzeth9gpgkfwx6jfxh', 'org_01m8my6ynre03atp2fh80k6fas', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795999105919, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x46942c735118fe3427e2246c2f79ef33b0db5e1d3d193d364749071e88f38469', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my7106e1sbrahmv2z7dbah', 'org_01m8my6ynre03atp2fh80k6fas', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8my70phe048b4q9ypkf2xc2', 60000, 1795999106054, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xc590b91fb1749482431463f17c09c8c346cbcd5eb0f2461d51ddd7c353eea45f', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my717ee679vnmqf2jqbs4t', 'org_01m8my6ynre03atp2fh80k6fas', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795999106286, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x9f4b4680e6e3e55b1d2d38ce91a72d7046757c6990fe7a854a8f7b40afbd4621', 'opening balances
jv-001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my717ee679vnmqfagx8rfg', 'org_01m8my6ynre03atp2fh80k6fas', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795999106286, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xe907c232bbd522db663e957255d8fa781e40677dcba85bbc70e2da06755d165d', 'march wages
jv-002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my717ee679vnmqfg4jede7', 'org_01m8my6ynre03atp2fh80k6fas', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795999106286, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xab755d3e8d777cb2456c0ad529a5f1d2dd8e87ab7bba7ec92687766b6017e153', 'depreciation of the laptop
jv-003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my719nem0bw2xmyv52zmpe', 'org_01m8my6ynre03atp2fh80k6fas', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795999106357, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xbf3f4536e3456e3d4783a141bb79bb628dc1e66c646654903cfd299b0f70afd8', 'receipt from kestrel fitness cic', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my71m1enjstqcqz27vt55a', 'org_01m8my6ynre03atp2fh80k6fas', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795999106689, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xa5e4187de138c3f6d285f7f13fdfbd979aacf821065da7bee9d67011de407d27', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my71w1evdacznj7jrjsxgf', 'org_01m8my6ynre03atp2fh80k6fas', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795999106945, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xe38ed36cda5c961576ef34064c688882ecb3252e4e983e587812e1e5bce4662c', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my71zpenpsn840bevkgp0t', 'org_01m8my6ynre03atp2fh80k6fas', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795999107062, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xc81eaf87ea75f58aa1679a1593b8f6672c36b56aa2009864ad85678ce8e5c75c', 'fpo harcourt lettings hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my728jexqsrfkcr325empc', 'org_01m8my6ynre03atp2fh80k6fas', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795999107347, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x118771271c6d4828d35ba01cf7f2eebf4b291c676a99a6e838256a6e6a227f26', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my72hsesgv5s8t927v59v3', 'org_01m8my6ynre03atp2fh80k6fas', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795999107641, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x8afd7c856ca359ec276d263e09316efad493fed636bc0754d89e2e1513881fa9', 'fpo printwell px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my72txeratfpt4adry3tkk', 'org_01m8my6ynre03atp2fh80k6fas', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795999107933, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x6ddba1d4dc18cb3c8033bc09b06fe4741c902d47beac0b2191c69d2970a0a459', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my73ebetkbz6xhvpz4m3fg', 'org_01m8my6ynre03atp2fh80k6fas', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795999108555, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x903968fdae8f121c7e86641ed66983ec43c96522059c17e5099e927c0fdf274e', 'tfr to savings', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my73pwe5brkhew1jxhgww8', 'org_01m8my6ynre03atp2fh80k6fas', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795999108828, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xa570620553b1b544e5947c2874f709428485c59a0b1624d8135d82c390ff92a5', 'fpo j wren net pay march', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my74wdey8te1mpv2gwbwnw', 'org_01m8my6ynre03atp2fh80k6fas', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795999110029, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xdf6add0aa65df4e61f5a3426dd93dbec1f5f8ffffd5b5c995f2864b8ff0d82ae', 'card trainline.com london', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my7868es989x1y166qdmh9', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795999113416, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x119a87d89bf32afa28ea7828e41185935b6f219bbc4f0c671e6e61a9cf3678f4', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my7531e1e9jkynvsg8p0xt', 'org_01m8my6ynre03atp2fh80k6fas', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795999110241, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xf672f1edec84bdbef015d63a68e996be2060b80c6e2d3dbea351c6981425f90c', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my75g4e04bbh2576jzd6ze', 'org_01m8my6ynre03atp2fh80k6fas', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795999110660, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x8bff25b542933a203224a4922eb69959a5ee62113b514e5db8be99069ad85261', 'total charges to 19mar2026', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my77tne65vvxn22xcatrqf', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1795999113045, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x3d98148188960d2e565e728b6dab054baae92350194ba40fbccd8931361a9e53', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my7880eg989426s9yy83wp', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1795999113472, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x9ad9a9dcb9258aa73901eefb600dbda6c38a8c59fec44c9e51149b410ae449e5', 'write-off of e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my79cgebn8rd59cgtb9ea5', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 17, '2026-03-29', 'A journal', NULL, NULL, 'manual', NULL, 300, 1795999114640, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x307d8f1787243a48fe3264f6d89adde167191cd68063f1087a2629047e1cd348', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my7592e54vvajs82bezecv', 'org_01m8my6ynre03atp2fh80k6fas', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795999110434, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x0de2427e8fcd13242ad20dd659bf2c840eb8f860bf7b3f52871d6b7bd80e7e1b', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my77w1ew4svnrycsxy6wej', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1795999113089, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xf31f4bf8c48e5dccce5f4569a5f34f0d6b48827365b14881d311db85b2c6c8c3', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my77zke0ys2qcgkwcwe5f6', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795999113203, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x9473dd16090292a4c944660c6d17b06e20470425dce8e1ad5931d88365488b22', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my7845ee9v98d3z17e9tcy', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8my77zke0ys2qcgkwcwe5f6', 50000, 1795999113349, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xef4fbbdbaeda9b23713d6e72cbc6a4124fbe8e676f3c33d967aa449651a13034', 'reversal of journal 3: a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my78b5eg4t4ja7crbmmj5r', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795999113573, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x28508dee4293b64c5bde1428636f36b197377499bf12cb44f174df98804387c2', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my78xze6sv5j2dffb1de0n', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 11, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1795999114175, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xd467d718336c584a2c40a0c82a5e20260e11f370744fb3241918d665b747cb31', 'receipt from oak', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my795ce3cr5re8qp5wgraz', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 14, '2026-03-02', 'Sales invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1795999114412, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xa8aab73b87c5214302521dc83af3573789a0d1d8ffa89329857f1d7cded32a3b', 'sales invoice a-1, ash
a-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my78d6extv50gm0a1af8pt', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1795999113638, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xc87e47ba6170ed1788d35e131765adad19eb7c2b16133bd9c4e9ee2603f395ff', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my78r0e6ha0yf9h957h6av', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 10, '2025-03-10', 'With VAT', NULL, NULL, 'manual', NULL, 2400, 1795999113985, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x3ed9b970a209d4a948fbddec53b542bcd3c8ec584bff8a64bf45a516c8995204', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my78zyegv8f8ajxqj8y466', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 12, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1795999114239, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x189bbf0f381f396c4fe0bf2db68575d219f3c28afbec385ef1fcef9e79876576', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my7974evsbm93pzg6w2kjb', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 15, '2026-03-02', 'Purchase invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1795999114468, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\xccaca8a517269e73de8aebe9d99fc4a97dac1eac2aba4b582f57958124cf9723', 'purchase invoice a-1, ash
a-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my78kgetm9fe5e0awnk38h', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1795999113840, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x0265192675ac6eaa894f2615111d2281ae48878736f819b82eb9c4412fe1589b', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my792seggvn8q5nwjzxkkx', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 13, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1795999114295, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x2e628b4a035406b3bc197fc570f057e37c1b4abb4b706d95e21ad381c055ac77', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8my7998ehf88kqe1jtj8sg9', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 16, '2026-03-28', 'Contra with Ash', NULL, NULL, 'contra', NULL, 4000, 1795999114536, 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '\x79b36521d83e090988a91694df1ca37762d8b0e05013960931f62e8142d1d492', 'contra with ash', 2);
INSERT INTO public.key_secrets VALUES ('\x588be219e85d245a9ae43a773a1af53f4a764688d2e864ebbc95ec9ae97d35a5', 'key_01m8my6xqwen0twtsba4xb4psh', NULL);
INSERT INTO public.key_secrets VALUES ('\x64701a1b8aa7aeca759f4f790e601d21c6b4fc765d59b4b09466753162ff61fe', 'key_01m8my6y9xex78x95tvdvr7mke', NULL);
INSERT INTO public.late_vat VALUES ('jnl_01m8my78r0e6ha0yf9h957h6av', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'error', 'careless', 'Lost', 1795999114043, 1795999114043);
INSERT INTO public.ledger_heads VALUES ('org_01m8my6ynre03atp2fh80k6fas', 29, '\x8bff25b542933a203224a4922eb69959a5ee62113b514e5db8be99069ad85261', 4253177, 58, '\x128379ad4b783b6305e15a44e0498eb9012b42c31a4b19dbe9360d865c320b0c', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 17, '\x307d8f1787243a48fe3264f6d89adde167191cd68063f1087a2629047e1cd348', 187200, 36, '\xd3fd53f430f9e945ffcc32a59944c86a28cfec975cf0694f177488509bd0f5ef', NULL);
INSERT INTO public.members VALUES ('mem_01m8my6yaxe9w80pv49bsarx84', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'jo@example.com', 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'owner', 1795999103325, 1795999103325, 1);
INSERT INTO public.members VALUES ('mem_01m8my6ynre03atp2faq9eszkc', 'org_01m8my6ynre03atp2fh80k6fas', 'jo@example.com', 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'owner', 1795999103672, 1795999103672, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'invoice', 6);
INSERT INTO public.number_sequences VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'invoice', 1);
INSERT INTO public.organisations VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795999103672, 1795999111311, 2, 0, '2026-03-31', 0);
INSERT INTO public.organisations VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795999103325, 1795999113126, 2, 1, '2025-03-31', 1);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1795999102530, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '{}', '\xa4a8b9f5c45e3a5392a44ed4067e47fe45cb4d4e65447bb424a07614707822f4');
INSERT INTO public.security_events VALUES (2, 1795999102716, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8my6xqwen0twtsba4xb4psh', 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\xaee6d497a5a69fa73459ca20702551af8bd325c043e8112cea3254856e5a2374');
INSERT INTO public.security_events VALUES (3, 1795999102892, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '{"expires_at":"2026-11-30T01:38:22.892Z"}', '\x3830b8f28d2682c76095e57ec0770947d11bbb4078d774b86a82f70c88e08b7f');
INSERT INTO public.security_events VALUES (4, 1795999103293, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8my6y9xex78x95tvdvr7mke', 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\x653c4f95f68c12e5ae2984ef87d0f03f8ce31b8992e2a6ed31aa6af8996e515b');
INSERT INTO public.security_events VALUES (5, 1795999112865, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8my6xj2e2ms0j5pj32a3s6g', 'usr_01m8my6xj2e2ms0j5pj32a3s6g', '{"amount":10,"balance":10}', '\xaf038b44f3e62efe71b910e43a6ebcc60a0246d9d224961a312748bc7cf6d846');
INSERT INTO public.security_head VALUES (1, 5, '\xaf038b44f3e62efe71b910e43a6ebcc60a0246d9d224961a312748bc7cf6d846', NULL);
INSERT INTO public.settlements VALUES ('set_01m8my71m1enjstqcqz27vt55a', 'org_01m8my6ynre03atp2fh80k6fas', 'payment', 'purchase', 'posted', 'con_01m8my6zkce3mvt8my1wcgykdf', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-01-22', 107880, 107880, NULL, 'btx_01m8my71dmekvrbpsz4kp47t1g', 1, 'jnl_01m8my71m1enjstqcqz27vt55a', NULL, NULL, '', 1795999106689, 1795999106689, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8my71w1evdacznj7jrjsxgf', 'org_01m8my6ynre03atp2fh80k6fas', 'receipt', 'sales', 'posted', 'con_01m8my6z93ednbf3w0kh6k0v3j', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-01-30', 150000, 150000, NULL, 'btx_01m8my71dmekvrbpsz4mtgy0jz', 1, 'jnl_01m8my71w1evdacznj7jrjsxgf', NULL, NULL, '', 1795999106945, 1795999106945, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8my71zpenpsn840bevkgp0t', 'org_01m8my6ynre03atp2fh80k6fas', 'payment', 'purchase', 'posted', 'con_01m8my6znpe9kvjr1aynb5ewm2', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-02-10', 135000, 135000, NULL, 'btx_01m8my71dmekvrbpsz4xaeg8r8', 1, 'jnl_01m8my71zpenpsn840bevkgp0t', NULL, NULL, '', 1795999107062, 1795999107062, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8my728jexqsrfkcr325empc', 'org_01m8my6ynre03atp2fh80k6fas', 'receipt', 'sales', 'posted', 'con_01m8my6z93ednbf3w0kh6k0v3j', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-02-16', 171000, 171000, NULL, 'btx_01m8my71dmekvrbpsz51xq4x29', 1, 'jnl_01m8my728jexqsrfkcr325empc', NULL, NULL, '', 1795999107347, 1795999107347, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8my72hsesgv5s8t927v59v3', 'org_01m8my6ynre03atp2fh80k6fas', 'payment', 'purchase', 'posted', 'con_01m8my6zhceh797xn3jtm90ebp', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-02-27', 40000, 40000, NULL, 'btx_01m8my71dmekvrbpsz5bw1p6f3', 1, 'jnl_01m8my72hsesgv5s8t927v59v3', NULL, NULL, '', 1795999107641, 1795999107641, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8my72txeratfpt4adry3tkk', 'org_01m8my6ynre03atp2fh80k6fas', 'receipt', 'sales', 'posted', 'con_01m8my6zeqevq9aae1vr013tgy', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-03-16', 141840, 141840, NULL, 'btx_01m8my71dmekvrbpsz5mz9ebay', 1, 'jnl_01m8my72txeratfpt4adry3tkk', NULL, NULL, '', 1795999107933, 1795999107933, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8my719nem0bw2xmyq838vkf', 'org_01m8my6ynre03atp2fh80k6fas', 'receipt', 'sales', 'posted', 'con_01m8my6zckeqkvbew480w8pa89', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-03-06', 28200, 28200, NULL, 'btx_01m8my71dmekvrbpsz5h5np969', 0, 'jnl_01m8my719nem0bw2xmyv52zmpe', NULL, NULL, '', 1795999106357, 1795999108348, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8my78xze6sv5j2dfarhdr7y', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'receipt', 'sales', 'posted', 'con_01m8my78x0eqha161r4k04n4ag', 'bac_01m8my6yhcehz9agh4sxtdcmc4', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8my78xze6sv5j2dffb1de0n', NULL, NULL, '', 1795999114175, 1795999114295, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958, NULL, NULL);
INSERT INTO public.stated_balances VALUES ('org_01m8my6ynre03atp2fh80k6fas', 'bac_01m8my6z3jecj94tc5b3jxyqhg', '2026-03-31', 900715, 1795999106484);
INSERT INTO public.tax_codes VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1795999113001, 1795999113001, 1, NULL, NULL);
INSERT INTO public.tax_rates VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 'btx_01m8my77y8eptt2zqdbqnfav1t', 'jnl_01m8my77zke0ys2qcgkwcwe5f6');
INSERT INTO public.unpaid_vat VALUES ('jnl_01m8my78d6extv50gm0a1af8pt', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'inv_01m8my78b5eg4t4ja7cprp97hc', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8my6yaxe9w80pv4a8zg4pbe', NULL, 'jnl_01m8my78d6extv50gm0a1af8pt', NULL, NULL, 1795999113638);
INSERT INTO public.users VALUES ('usr_01m8my6xj2e2ms0j5pj32a3s6g', 'jo@example.com', 0, 7, 0, 1795999102530, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6ynre03atp2fh80k6fas', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2025-04-01', 'output', '2025-03-10', 2000, 400, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8my701kerx94qy8ypknh2bm', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8my704merbbd09kmfhd3evn', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8my70a6egj9jsb2qnwzvt4p', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8my70d3edbafh4jb2grtv3z', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8my70g1en98e1mtrz2v8826', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8my70hdeyrbznmx7hgryn89', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8my70hdeyrbznmx7hgryn89', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8my70m8e2es3geta1jzd1wp', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8my70phe048b4q9yj2dpz0q', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8my70r9e70vhad14w1hyfgq', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8my70t9e9gsrbkr1fz9qzb1', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8my70vzeth9gpgkfvmpghj8', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8my70vzeth9gpgkfvmpghj8', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8my70phe048b4q9yj2dpz0q', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6ynre03atp2fh80k6fas', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8my7868es989x1y13kkmq93', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8my78b5eg4t4ja7cprp97hc', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 10, 1, 0, '2025-03-10', '2025-04-01', '2025-03-10', 'output', 'ST', 2000, 400, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 11, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 12, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8my78zyegv8f8ajxh303435', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', 13, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO public.vat_methods VALUES ('org_01m8my6yaxe9w80pv4fzvpsdgr', '2026-05-01', 1, 'GB123456789', 'standard', NULL, NULL);
INSERT INTO public.vat_payments VALUES ('jnl_01m8my78kgetm9fe5e0awnk38h', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'vrt_01m8my78gcen7r1h6mg017jeeh', 1795999113885);
INSERT INTO public.vat_returns VALUES ('vrt_01m8my75tber29xdzr850fx0y9', 'org_01m8my6ynre03atp2fh80k6fas', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795999111176, 1795999110987, 1795999111176, 2, NULL, NULL, 0, 0);
INSERT INTO public.vat_returns VALUES ('vrt_01m8my78gcen7r1h6mg017jeeh', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1795999113800, 1795999113740, 1795999113800, 2, NULL, NULL, 0, 0);
INSERT INTO public.vat_returns VALUES ('vrt_01m8my78pfexra5whqxppbja88', 'org_01m8my6yaxe9w80pv4fzvpsdgr', '2025-04-01', '2025-06-30', 'draft', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795999113935, 1795999113935, 1, NULL, NULL, 0, 0);
INSERT INTO public.write_offs VALUES ('alc_01m8my7880eg989426s6prs3tk', 'org_01m8my6yaxe9w80pv4fzvpsdgr', 'inv_01m8my7868es989x1y13kkmq93', '2026-03-25', 6000, 'acc_01m8my6yaxe9w80pv4fdarmsqq', 'In liquidation', 'jnl_01m8my7880eg989426s9yy83wp', NULL, NULL, 1795999113472, NULL);
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
ALTER TABLE ONLY public.journal_metadata
    ADD CONSTRAINT journal_metadata_pkey PRIMARY KEY (journal_id);
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
CREATE UNIQUE INDEX accounts_by_external_id ON public.accounts USING btree (organisation_id, external_id) WHERE (external_id IS NOT NULL);
CREATE UNIQUE INDEX accounts_by_role ON public.accounts USING btree (organisation_id, role) WHERE (role <> 'bank'::text);
CREATE INDEX allocations_by_contra ON public.allocations USING btree (contra_id) WHERE (contra_id IS NOT NULL);
CREATE INDEX allocations_by_credit_note ON public.allocations USING btree (credit_note_id) WHERE (credit_note_id IS NOT NULL);
CREATE INDEX allocations_by_invoice ON public.allocations USING btree (invoice_id, date, removed_date, amount);
CREATE INDEX allocations_by_settlement ON public.allocations USING btree (settlement_id) WHERE (settlement_id IS NOT NULL);
CREATE INDEX api_keys_of_user ON public.api_keys USING btree (user_id, id);
CREATE INDEX audit_events_by_object ON public.audit_events USING btree (organisation_id, object_id, number);
CREATE INDEX audit_states_by_object ON public.audit_states USING btree (organisation_id, object, object_id, number);
CREATE UNIQUE INDEX bank_accounts_by_external_id ON public.bank_accounts USING btree (organisation_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX bank_transactions_by_account ON public.bank_transactions USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX bank_transactions_by_amount ON public.bank_transactions USING btree (bank_account_id, amount, date);
CREATE INDEX bank_transactions_by_change ON public.bank_transactions USING btree (organisation_id, updated_at) WHERE (updated_at IS NOT NULL);
CREATE INDEX bank_transactions_by_contact ON public.bank_transactions USING btree (organisation_id, contact_id) WHERE (contact_id IS NOT NULL);
CREATE UNIQUE INDEX bank_transactions_by_content ON public.bank_transactions USING btree (bank_account_id, content_hash, occurrence) WHERE (occurrence > 0);
CREATE INDEX bank_transactions_by_date ON public.bank_transactions USING btree (organisation_id, date, id);
CREATE INDEX bank_transactions_by_status ON public.bank_transactions USING btree (organisation_id, status, date, id);
CREATE INDEX bank_transactions_taken_back ON public.bank_transactions USING btree (organisation_id) WHERE (taken_back IS NOT NULL);
CREATE INDEX bank_transactions_that_wait ON public.bank_transactions USING btree (bank_account_id) WHERE (status = 'unconfirmed'::text);
CREATE INDEX blobs_not_kept ON public.blobs USING btree (created_at) WHERE (kept = 0);
CREATE INDEX contacts_by_account ON public.contacts USING btree (organisation_id, default_account_id) WHERE (default_account_id IS NOT NULL);
CREATE INDEX contacts_by_change ON public.contacts USING btree (organisation_id, updated_at) WHERE (updated_at IS NOT NULL);
CREATE UNIQUE INDEX contacts_by_external_id ON public.contacts USING btree (organisation_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX contras_by_change ON public.contras USING btree (organisation_id, updated_at) WHERE (updated_at IS NOT NULL);
CREATE INDEX contras_by_contact ON public.contras USING btree (organisation_id, contact_id, date, id);
CREATE INDEX contras_by_date ON public.contras USING btree (organisation_id, date, id);
CREATE UNIQUE INDEX contras_by_external_id ON public.contras USING btree (organisation_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX contras_by_void_date ON public.contras USING btree (organisation_id, void_date) WHERE (void_date IS NOT NULL);
CREATE INDEX contras_by_void_journal ON public.contras USING btree (organisation_id, void_journal_id) WHERE (void_journal_id IS NOT NULL);
CREATE INDEX credit_movements_of_user ON public.credit_movements USING btree (user_id, id);
CREATE INDEX deposit_releases_by_settlement ON public.deposit_releases USING btree (settlement_id);
CREATE INDEX deposit_releases_by_void_journal ON public.deposit_releases USING btree (organisation_id, void_journal_id) WHERE (void_journal_id IS NOT NULL);
CREATE INDEX idempotent_answers_by_age ON public.idempotent_answers USING btree (created_at);
CREATE INDEX invoice_lines_by_account ON public.invoice_lines USING btree (account_id);
CREATE INDEX invoices_by_change ON public.invoices USING btree (organisation_id, updated_at) WHERE (updated_at IS NOT NULL);
CREATE INDEX invoices_by_closing ON public.invoices USING btree (organisation_id, type, closed_from, issue_date, void_date, kind, due_date, gross_total, paid, credited, settled_from, settled_to, contact_id, id, journal_id);
CREATE INDEX invoices_by_contact ON public.invoices USING btree (organisation_id, contact_id, issue_date, id);
CREATE INDEX invoices_by_date ON public.invoices USING btree (organisation_id, issue_date, id, type, kind, status, due_date, gross_total, paid, credited);
CREATE UNIQUE INDEX invoices_by_external_id ON public.invoices USING btree (organisation_id, external_id) WHERE (external_id IS NOT NULL);
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
CREATE INDEX journal_metadata_by_organisation ON public.journal_metadata USING btree (organisation_id, journal_id);
CREATE INDEX journals_by_change ON public.journals USING btree (organisation_id, created_at) WHERE (created_at IS NOT NULL);
CREATE INDEX journals_by_date ON public.journals USING btree (organisation_id, entry_date, sequence) WHERE (entry_date IS NOT NULL);
CREATE UNIQUE INDEX journals_by_external_id ON public.journals USING btree (organisation_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX key_secrets_of_key ON public.key_secrets USING btree (key_id);
CREATE INDEX late_vat_by_organisation ON public.late_vat USING btree (organisation_id, journal_id);
CREATE INDEX members_by_email ON public.members USING btree (email) WHERE (user_id IS NULL);
CREATE INDEX members_by_user ON public.members USING btree (user_id, organisation_id);
CREATE INDEX security_events_by_object ON public.security_events USING btree (object_id, number);
CREATE INDEX settlements_by_change ON public.settlements USING btree (organisation_id, updated_at) WHERE (updated_at IS NOT NULL);
CREATE INDEX settlements_by_closing ON public.settlements USING btree (organisation_id, side, closed_from, date, void_date, type, amount, allocated, settled_from, settled_to, contact_id, id);
CREATE INDEX settlements_by_contact ON public.settlements USING btree (organisation_id, contact_id, date, id);
CREATE INDEX settlements_by_date ON public.settlements USING btree (organisation_id, date, id, type, status, bank_account_id);
CREATE UNIQUE INDEX settlements_by_external_id ON public.settlements USING btree (organisation_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX settlements_by_void_date ON public.settlements USING btree (organisation_id, void_date) WHERE (void_date IS NOT NULL);
CREATE INDEX settlements_that_are_deposits ON public.settlements USING btree (organisation_id, id) WHERE (deposit_vat_code IS NOT NULL);
CREATE INDEX settlements_that_are_open ON public.settlements USING btree (organisation_id, contact_id) WHERE ((status = 'posted'::text) AND (allocated < amount));
CREATE UNIQUE INDEX tax_codes_by_external_id ON public.tax_codes USING btree (organisation_id, external_id) WHERE (external_id IS NOT NULL);
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
ALTER TABLE ONLY public.journal_metadata
    ADD CONSTRAINT journal_metadata_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
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
