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
CREATE TABLE public.balance_assertions (
    id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    date text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    note text,
    created_at bigint NOT NULL
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
    CONSTRAINT journal_lines_vat_kind_check CHECK ((vat_kind = ANY (ARRAY['reverse_charge'::text, 'domestic_reverse_charge'::text, 'import_postponed'::text, 'capital_goods'::text, 'outside_uk'::text, 'outside_scope'::text]))),
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
    CONSTRAINT tax_codes_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'reverse_charge'::text, 'domestic_reverse_charge'::text, 'import_postponed'::text, 'capital_goods'::text, 'outside_uk'::text, 'outside_scope'::text]))),
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
    CONSTRAINT vat_days_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'reverse_charge'::text, 'domestic_reverse_charge'::text, 'import_postponed'::text, 'capital_goods'::text, 'outside_uk'::text]))),
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
    CONSTRAINT vat_entries_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'reverse_charge'::text, 'domestic_reverse_charge'::text, 'import_postponed'::text, 'capital_goods'::text, 'outside_uk'::text]))),
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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-30 10:27:56.890059+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 24754881);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-30 10:27:56.890059+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 23311483);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-30 10:27:56.890059+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 13190582);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-30 10:27:56.890059+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 26491698);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-30 10:27:56.890059+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 10878204);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-30 10:27:56.890059+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 1282946);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-30 10:27:56.890059+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 1033158);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-30 10:27:56.890059+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 5552479);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-30 10:27:56.890059+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 583895);
INSERT INTO public._sqlx_migrations VALUES (10, 'daemons', '2026-11-30 10:27:56.890059+00', true, '\xf167388ccc0e720fedd761f18412562455d3b5f02c8245daed2c86611c166b0c07a0d183c5d93ff1ca635feb999240f7', 1508120);
INSERT INTO public._sqlx_migrations VALUES (11, 'account_groups', '2026-11-30 10:27:56.890059+00', true, '\x1d6618f41880c17f3a4d0a808cc2e04e93a4b0cedd211272e0527dd571364df4118646f9be6c92bed859d689754a7190', 827930);
INSERT INTO public._sqlx_migrations VALUES (12, 'vat_methods', '2026-11-30 10:27:56.890059+00', true, '\x99e26e93dba4848ecc562b370a13e50dffb39526e7d1c5ac35ac1912df6f209c32acb92b0d1e667853e35dbc2753edd3', 13546295);
INSERT INTO public._sqlx_migrations VALUES (13, 'vat_sides', '2026-11-30 10:27:56.890059+00', true, '\x082ae0a6f2a83e142989b626ce008ce395545eab3c293103de988b117fe07b87cce95172a383a665eecbc5874eaa972b', 2399607);
INSERT INTO public._sqlx_migrations VALUES (14, 'seals', '2026-11-30 10:27:56.890059+00', true, '\xcd6d761352ae43842dec8f928bd8fa5c8cb7b305892cfd8f371ad93b488f138787a1ecee1d5c4a56e4640d82c12881c1', 1107591);
INSERT INTO public._sqlx_migrations VALUES (15, 'bad_debts', '2026-11-30 10:27:56.890059+00', true, '\x8bc42b7d9a05b9ba9560c7aa9789f41090067d1d93e36b42fdebc36357d34148bbefe609b3fe0f77240ed29937ada87b', 11507265);
INSERT INTO public._sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-30 10:27:56.890059+00', true, '\xaca9e6963c3d01249489a446668b8cb56254f04f3a5539bd7e663ca83adcf704b02a7dbeeb005935b5647edc1aa07e53', 1399330);
INSERT INTO public._sqlx_migrations VALUES (17, 'tax_codes', '2026-11-30 10:27:56.890059+00', true, '\x98e0e07a119bb583f1f4747ec7028c53672c94b7cb110b64a9e90dad7be073d7450afbf200bdbfe744088d8f164915ba', 6552175);
INSERT INTO public._sqlx_migrations VALUES (18, 'vat_payments', '2026-11-30 10:27:56.890059+00', true, '\x855212335ed44152eab1c7daf35361d6379d8ed94b8c75c3b81c10e795ab9f857c85f0875246f808471e6fa03945495e', 3873856);
INSERT INTO public._sqlx_migrations VALUES (19, 'deposits', '2026-11-30 10:27:56.890059+00', true, '\x992878a94f707679be7ece3f04cf64243b2349ef783e2b88f5a28a6f572cec40c1d8676592130964fd68217aef499af1', 5668820);
INSERT INTO public._sqlx_migrations VALUES (20, 'vat_errors', '2026-11-30 10:27:56.890059+00', true, '\x29ceef27f2cddf6394d5bad4d3411a36cf83771392980e051ba946b0ef1c4432b4df88305c2201a762b539048f836449', 4334618);
INSERT INTO public._sqlx_migrations VALUES (21, 'receipts', '2026-11-30 10:27:56.890059+00', true, '\xe9c79a6a0b9055defd5fe453d599b8d13e6e59beb07540fdbbd3cfb083d38d9d209cb8a69ef225ba51aad57453deb20b', 7094699);
INSERT INTO public._sqlx_migrations VALUES (22, 'metadata', '2026-11-30 10:27:56.890059+00', true, '\xf8f2007e136eb5c8a70da6574b67c36b812fd4da9938a22bee8c12426a2576e21589b3116cc4089707206516782b6703', 9023002);
INSERT INTO public._sqlx_migrations VALUES (23, 'assertions', '2026-11-30 10:27:56.890059+00', true, '\x88426961b151d5382fb9d9b558c7ed41bc4b046e136db0dc8b46c31f423d4c16694505725218e7da88c95fdf1a8a92cb', 3040081);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-01', 'acc_01m8nzyfyces281ntdphe3p9dh', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-15', 'acc_01m8nzyfyces281ntdp4v452tk', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-15', 'acc_01m8nzyfyces281ntdrd2whmmt', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-15', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-20', 'acc_01m8nzyfyces281ntdptxp7a61', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-20', 'acc_01m8nzyfyces281ntds1rbx80n', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-21', 'acc_01m8nzyfyces281ntdnj7m5daf', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-21', 'acc_01m8nzyfyces281ntdptxp7a61', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-21', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-28', 'acc_01m8nzyfyces281ntdp4v452tk', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-28', 'acc_01m8nzyfyces281ntdrkznsnyr', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-01', 'acc_01m8nzyfyces281ntdptxp7a61', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-01', 'acc_01m8nzyfyces281ntdssjsmpq3', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-09', 'acc_01m8nzyfyces281ntdp4v452tk', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-09', 'acc_01m8nzyfyces281ntdrd2whmmt', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-09', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-09', 'acc_01m8nzyg56eq0sv4e0ba69cb40', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-20', 'acc_01m8nzyfyces281ntdp4v452tk', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-20', 'acc_01m8nzyfyces281ntdrd2whmmt', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-20', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-12', 'acc_01m8nzyfyces281ntdp4v452tk', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-12', 'acc_01m8nzyfyces281ntdrd2whmmt', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-12', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-24', 'acc_01m8nzyfyces281ntdptxp7a61', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-24', 'acc_01m8nzyfyces281ntds6nj86yn', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-24', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-27', 'acc_01m8nzyfyces281ntdp4v452tk', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-27', 'acc_01m8nzyfyces281ntdrd2whmmt', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-27', 'acc_01m8nzyfyces281ntdrkznsnyr', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-27', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-03', 'acc_01m8nzyfyces281ntdp4v452tk', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-03', 'acc_01m8nzyfyces281ntdrd2whmmt', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-03', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-01', 'acc_01m8nzyfyces281ntdqjzm1zwn', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-01', 'acc_01m8nzyfyces281ntdqwf0f1sf', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-01', 'acc_01m8nzyfyces281ntdr9p1khq7', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-31', 'acc_01m8nzyfyces281ntdnwbf0e6n', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-31', 'acc_01m8nzyfyces281ntdq1p2t95k', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-31', 'acc_01m8nzyfyces281ntdscef5aw0', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-31', 'acc_01m8nzyfyces281ntdvcq6482g', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-06', 'acc_01m8nzyfyces281ntdp4v452tk', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-06', 'acc_01m8nzyfyces281ntdphe3p9dh', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-22', 'acc_01m8nzyfyces281ntdphe3p9dh', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-22', 'acc_01m8nzyfyces281ntdptxp7a61', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-30', 'acc_01m8nzyfyces281ntdp4v452tk', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-30', 'acc_01m8nzyfyces281ntdphe3p9dh', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-10', 'acc_01m8nzyfyces281ntdphe3p9dh', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-10', 'acc_01m8nzyfyces281ntdptxp7a61', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-16', 'acc_01m8nzyfyces281ntdp4v452tk', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-16', 'acc_01m8nzyfyces281ntdphe3p9dh', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-27', 'acc_01m8nzyfyces281ntdphe3p9dh', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-27', 'acc_01m8nzyfyces281ntdptxp7a61', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-16', 'acc_01m8nzyfyces281ntdp4v452tk', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-16', 'acc_01m8nzyfyces281ntdphe3p9dh', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-25', 'acc_01m8nzyfyces281ntdphe3p9dh', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-25', 'acc_01m8nzygb7ea4v8k0ndd8a855w', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-31', 'acc_01m8nzyfyces281ntdq91zknzt', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-02', 'acc_01m8nzyfyces281ntdphe3p9dh', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-02', 'acc_01m8nzyfyces281ntdt8xn8rr3', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-02', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-02-02', 'acc_01m8nzyfceez989jdzce5hrt5q', 0, 12000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-31', 'acc_01m8nzyfyces281ntdphe3p9dh', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-18', 'acc_01m8nzyfyces281ntdphe3p9dh', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-18', 'acc_01m8nzyfyces281ntdtggr0pqn', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-02', 'acc_01m8nzyfyces281ntdphe3p9dh', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-02', 'acc_01m8nzyfyces281ntdt8xn8rr3', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-02', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-20', 'acc_01m8nzyfyces281ntdphe3p9dh', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-20', 'acc_01m8nzyfyces281ntdvayvtv80', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-02-02', 'acc_01m8nzyfceez989jdzfzhc8nr4', 11000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-02-02', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-02-03', 'acc_01m8nzyfceez989jdzce5hrt5q', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-02-03', 'acc_01m8nzyfceez989jdzfzhc8nr4', 10000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-02-03', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', 1900, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-02', 'acc_01m8nzyfceez989jdzcbgbdvaa', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-02', 'acc_01m8nzyfceez989jdzf4a062m8', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-20', 'acc_01m8nzyfceez989jdzcbgbdvaa', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-20', 'acc_01m8nzyfceez989jdzf4a062m8', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2025-03-02', 'acc_01m8nzyfceez989jdzbwsd92gh', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2025-03-02', 'acc_01m8nzyfceez989jdze419nvq9', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-25', 'acc_01m8nzyfceez989jdzbwsd92gh', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-25', 'acc_01m8nzyfceez989jdzhbwegek8', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2025-03-02', 'acc_01m8nzyfceez989jdzcj7vgj98', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2025-03-02', 'acc_01m8nzyfceez989jdzevs1vjfk', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2025-03-02', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', 1000, 1000, 2);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-25', 'acc_01m8nzyfceez989jdzc7sgpkws', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-25', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', 0, 1000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-26', 'acc_01m8nzyfceez989jdzce5hrt5q', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-26', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', 700, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2025-03-10', 'acc_01m8nzyfceez989jdzce5hrt5q', 2400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2025-03-10', 'acc_01m8nzyfceez989jdze419nvq9', 0, 2000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2025-03-10', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', 0, 400, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-27', 'acc_01m8nzyfceez989jdzbwsd92gh', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-27', 'acc_01m8nzyfceez989jdzcbgbdvaa', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-27', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', 0, 958, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-27', 'acc_01m8nzyq1kevera71k28v2f2bg', 6000, 5042, 2);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-04-02', 'acc_01m8nzyfceez989jdzbwsd92gh', 11900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-04-02', 'acc_01m8nzyfceez989jdze419nvq9', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-04-02', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', 479, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-04-02', 'acc_01m8nzyq1kevera71k28v2f2bg', 2521, 3000, 2);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-02', 'acc_01m8nzyfceez989jdzbwsd92gh', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-02', 'acc_01m8nzyfceez989jdze419nvq9', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-02', 'acc_01m8nzyfceez989jdzcj7vgj98', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-02', 'acc_01m8nzyfceez989jdzevs1vjfk', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-28', 'acc_01m8nzyfceez989jdzbwsd92gh', 0, 4000, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-28', 'acc_01m8nzyfceez989jdzcj7vgj98', 4000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-29', 'acc_01m8nzyfceez989jdzcbgbdvaa', 0, 300, 1);
INSERT INTO public.account_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-29', 'acc_01m8nzyfceez989jdzf4a062m8', 300, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdrd2whmmt', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntds1rbx80n', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdnj7m5daf', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', '2026-04', 479, 1900, 2);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdq91zknzt', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdrkznsnyr', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdssjsmpq3', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyg56eq0sv4e0ba69cb40', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzc7sgpkws', '2026-03', 1000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdrd2whmmt', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdtggr0pqn', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzce5hrt5q', '2026-03', 0, 700, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdt8xn8rr3', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdptxp7a61', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntds6nj86yn', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdphe3p9dh', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdt8xn8rr3', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdrkznsnyr', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdphe3p9dh', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdrd2whmmt', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyq1kevera71k28v2f2bg', '2026-04', 2521, 3000, 2);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdnwbf0e6n', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdq1p2t95k', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdqjzm1zwn', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdqwf0f1sf', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdr9p1khq7', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdscef5aw0', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdvcq6482g', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdvayvtv80', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdptxp7a61', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdp4v452tk', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdphe3p9dh', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdp4v452tk', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzce5hrt5q', '2025-03', 2400, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdptxp7a61', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdp4v452tk', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzce5hrt5q', '2026-02', 0, 22000, 2);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdze419nvq9', '2025-03', 0, 7000, 2);
INSERT INTO public.account_months VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzygb7ea4v8k0ndd8a855w', '2026-03', 200000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzfzhc8nr4', '2026-02', 21000, 0, 2);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', '2026-02', 2900, 1900, 3);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzcbgbdvaa', '2026-03', 56000, 50300, 4);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzbwsd92gh', '2025-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzhbwegek8', '2026-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzcj7vgj98', '2025-03', 0, 6000, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzevs1vjfk', '2025-03', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', '2025-03', 1000, 1400, 3);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzbwsd92gh', '2026-03', 5000, 16000, 4);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', '2026-03', 700, 1958, 3);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyq1kevera71k28v2f2bg', '2026-03', 6000, 5042, 2);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzbwsd92gh', '2026-04', 11900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdze419nvq9', '2026-04', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdze419nvq9', '2026-03', 0, 5000, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzevs1vjfk', '2026-03', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzcj7vgj98', '2026-03', 4000, 5000, 2);
INSERT INTO public.account_months VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzf4a062m8', '2026-03', 50300, 50000, 3);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzbaewvbq2', 'org_01m8nzyfceez989jdzhrh8mqjx', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzbdhvznnv', 'org_01m8nzyfceez989jdzhrh8mqjx', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzbks3mbm9', 'org_01m8nzyfceez989jdzhrh8mqjx', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzbnzheg04', 'org_01m8nzyfceez989jdzhrh8mqjx', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzbsdzkk3v', 'org_01m8nzyfceez989jdzhrh8mqjx', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzbwsd92gh', 'org_01m8nzyfceez989jdzhrh8mqjx', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzc2cj8zw2', 'org_01m8nzyfceez989jdzhrh8mqjx', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzc7sgpkws', 'org_01m8nzyfceez989jdzhrh8mqjx', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzcbgbdvaa', 'org_01m8nzyfceez989jdzhrh8mqjx', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzce5hrt5q', 'org_01m8nzyfceez989jdzhrh8mqjx', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, 'cash', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzcj7vgj98', 'org_01m8nzyfceez989jdzhrh8mqjx', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzcn7d3zpn', 'org_01m8nzyfceez989jdzhrh8mqjx', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzctpkfgdr', 'org_01m8nzyfceez989jdzhrh8mqjx', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzczfnz2ag', 'org_01m8nzyfceez989jdzhrh8mqjx', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzd3ttqz5d', 'org_01m8nzyfceez989jdzhrh8mqjx', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzd7nyak0w', 'org_01m8nzyfceez989jdzhrh8mqjx', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzd8k5v0zt', 'org_01m8nzyfceez989jdzhrh8mqjx', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzdc8ny52n', 'org_01m8nzyfceez989jdzhrh8mqjx', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzdhnjktm3', 'org_01m8nzyfceez989jdzhrh8mqjx', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzdny8exgr', 'org_01m8nzyfceez989jdzhrh8mqjx', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzdrbcvw2d', 'org_01m8nzyfceez989jdzhrh8mqjx', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzdzp3gbkj', 'org_01m8nzyfceez989jdzhrh8mqjx', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdze2aej0ny', 'org_01m8nzyfceez989jdzhrh8mqjx', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdze419nvq9', 'org_01m8nzyfceez989jdzhrh8mqjx', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdze8cj9xd1', 'org_01m8nzyfceez989jdzhrh8mqjx', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzee3safpa', 'org_01m8nzyfceez989jdzhrh8mqjx', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, 'other_income', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzegnhz945', 'org_01m8nzyfceez989jdzhrh8mqjx', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1796034477454, 1796034477454, 1, 'finance', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzemt9h96r', 'org_01m8nzyfceez989jdzhrh8mqjx', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzevs1vjfk', 'org_01m8nzyfceez989jdzhrh8mqjx', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzey8jf73w', 'org_01m8nzyfceez989jdzhrh8mqjx', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzf0a1r97f', 'org_01m8nzyfceez989jdzhrh8mqjx', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzf4a062m8', 'org_01m8nzyfceez989jdzhrh8mqjx', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzf9hbecyn', 'org_01m8nzyfceez989jdzhrh8mqjx', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzfeje6wyf', 'org_01m8nzyfceez989jdzhrh8mqjx', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzfkd7gh1p', 'org_01m8nzyfceez989jdzhrh8mqjx', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzfn5300k0', 'org_01m8nzyfceez989jdzhrh8mqjx', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzfvhat61d', 'org_01m8nzyfceez989jdzhrh8mqjx', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzfzhc8nr4', 'org_01m8nzyfceez989jdzhrh8mqjx', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzg073hae8', 'org_01m8nzyfceez989jdzhrh8mqjx', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzg4ew5mj7', 'org_01m8nzyfceez989jdzhrh8mqjx', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzg8qsxxej', 'org_01m8nzyfceez989jdzhrh8mqjx', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzgdqdp5nj', 'org_01m8nzyfceez989jdzhrh8mqjx', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzgjr1wg2z', 'org_01m8nzyfceez989jdzhrh8mqjx', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzgmnkqr2s', 'org_01m8nzyfceez989jdzhrh8mqjx', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzgsbh5hhz', 'org_01m8nzyfceez989jdzhrh8mqjx', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzgwprhqfz', 'org_01m8nzyfceez989jdzhrh8mqjx', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzh30qr9rz', 'org_01m8nzyfceez989jdzhrh8mqjx', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzh6v8xapw', 'org_01m8nzyfceez989jdzhrh8mqjx', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzhbwegek8', 'org_01m8nzyfceez989jdzhrh8mqjx', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzhcgwf4ga', 'org_01m8nzyfceez989jdzhrh8mqjx', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034477454, 1796034477454, 1, 'finance', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzhhapwkw6', 'org_01m8nzyfceez989jdzhrh8mqjx', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1796034477454, 1796034477454, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfceez989jdzhpkx9k7v', 'org_01m8nzyfceez989jdzhrh8mqjx', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034477454, 1796034477454, 1, 'tax', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfr6e4rvtn42bv7py8ct', 'org_01m8nzyfceez989jdzhrh8mqjx', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1796034477830, 1796034477830, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdnj7m5daf', 'org_01m8nzyfyces281ntdw3v7dkay', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdnm0e4e3w', 'org_01m8nzyfyces281ntdw3v7dkay', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdnvk3ts7m', 'org_01m8nzyfyces281ntdw3v7dkay', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdnwbf0e6n', 'org_01m8nzyfyces281ntdw3v7dkay', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdp1rj8btg', 'org_01m8nzyfyces281ntdw3v7dkay', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdp4v452tk', 'org_01m8nzyfyces281ntdw3v7dkay', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdpbdyc454', 'org_01m8nzyfyces281ntdw3v7dkay', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdpcd35nfm', 'org_01m8nzyfyces281ntdw3v7dkay', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdphe3p9dh', 'org_01m8nzyfyces281ntdw3v7dkay', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdpmm90fbw', 'org_01m8nzyfyces281ntdw3v7dkay', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, 'cash', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdptxp7a61', 'org_01m8nzyfyces281ntdw3v7dkay', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdpwkk4e0j', 'org_01m8nzyfyces281ntdw3v7dkay', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdq1p2t95k', 'org_01m8nzyfyces281ntdw3v7dkay', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdq4zmh5wv', 'org_01m8nzyfyces281ntdw3v7dkay', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdq91zknzt', 'org_01m8nzyfyces281ntdw3v7dkay', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdqffv2qmn', 'org_01m8nzyfyces281ntdw3v7dkay', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdqjzm1zwn', 'org_01m8nzyfyces281ntdw3v7dkay', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdqq8ff260', 'org_01m8nzyfyces281ntdw3v7dkay', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdqsqd3j6a', 'org_01m8nzyfyces281ntdw3v7dkay', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdqwf0f1sf', 'org_01m8nzyfyces281ntdw3v7dkay', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdr02bq6p5', 'org_01m8nzyfyces281ntdw3v7dkay', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdr50sk78y', 'org_01m8nzyfyces281ntdw3v7dkay', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdr9p1khq7', 'org_01m8nzyfyces281ntdw3v7dkay', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdrd2whmmt', 'org_01m8nzyfyces281ntdw3v7dkay', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdrkznsnyr', 'org_01m8nzyfyces281ntdw3v7dkay', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdrqfy2q8p', 'org_01m8nzyfyces281ntdw3v7dkay', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, 'other_income', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdrt2m8cad', 'org_01m8nzyfyces281ntdw3v7dkay', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1796034478028, 1796034478028, 1, 'finance', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdrxtzvgz6', 'org_01m8nzyfyces281ntdw3v7dkay', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntds1rbx80n', 'org_01m8nzyfyces281ntdw3v7dkay', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntds6nj86yn', 'org_01m8nzyfyces281ntdw3v7dkay', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntds930v0cq', 'org_01m8nzyfyces281ntdw3v7dkay', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdscef5aw0', 'org_01m8nzyfyces281ntdw3v7dkay', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdshxv1qb4', 'org_01m8nzyfyces281ntdw3v7dkay', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdspghmn89', 'org_01m8nzyfyces281ntdw3v7dkay', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdssjsmpq3', 'org_01m8nzyfyces281ntdw3v7dkay', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdswz8z3bm', 'org_01m8nzyfyces281ntdw3v7dkay', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdt3dn118b', 'org_01m8nzyfyces281ntdw3v7dkay', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdt4fdrjxd', 'org_01m8nzyfyces281ntdw3v7dkay', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdt8xn8rr3', 'org_01m8nzyfyces281ntdw3v7dkay', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdtfd6vqv1', 'org_01m8nzyfyces281ntdw3v7dkay', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdtggr0pqn', 'org_01m8nzyfyces281ntdw3v7dkay', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdtpdrdzpm', 'org_01m8nzyfyces281ntdw3v7dkay', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdtscq0d79', 'org_01m8nzyfyces281ntdw3v7dkay', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdtz5hj9gx', 'org_01m8nzyfyces281ntdw3v7dkay', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdv33g1vxr', 'org_01m8nzyfyces281ntdw3v7dkay', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdv7te6rsh', 'org_01m8nzyfyces281ntdw3v7dkay', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdvayvtv80', 'org_01m8nzyfyces281ntdw3v7dkay', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdvcq6482g', 'org_01m8nzyfyces281ntdw3v7dkay', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdvhk67msy', 'org_01m8nzyfyces281ntdw3v7dkay', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdvq98y3zc', 'org_01m8nzyfyces281ntdw3v7dkay', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796034478028, 1796034478028, 1, 'finance', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdvv03v5qx', 'org_01m8nzyfyces281ntdw3v7dkay', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1796034478028, 1796034478028, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyfyces281ntdvyx8rykt', 'org_01m8nzyfyces281ntdw3v7dkay', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796034478028, 1796034478028, 1, 'tax', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyg2kehnvmq0zpsfzsqxw', 'org_01m8nzyfyces281ntdw3v7dkay', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1796034478163, 1796034478163, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyg56eq0sv4e0ba69cb40', 'org_01m8nzyfyces281ntdw3v7dkay', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1796034478246, 1796034478246, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzygb7ea4v8k0ndd8a855w', 'org_01m8nzyfyces281ntdw3v7dkay', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1796034478439, 1796034478439, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8nzyq1kevera71k28v2f2bg', 'org_01m8nzyfceez989jdzhrh8mqjx', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1796034485299, 1796034485299, 1, NULL, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8nzyhqke6qaw9v93dt2hj4s', 'org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyhayead9jadc6cs4dkzx', NULL, 'inv_01m8nzyhcke7bv2kjsc8axx7nw', 18000, '2026-03-12', NULL, 1796034479859, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8nzyhx7edtb548at5gj8fr3', 'org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh9yex383x0h1pwb4138', 'set_01m8nzyhx7edtb548asy9vzp4q', NULL, 28200, '2026-03-06', NULL, 1796034480039, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8nzyj6de0mr5rvxdkrbegb5', 'org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh5ae8hbsr1cp6wcnwyc', 'set_01m8nzyj6de0mr5rvxdkrbegb5', NULL, 107880, '2026-01-22', NULL, 1796034480333, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8nzyjegegfv36bq49se350q', 'org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh1eewdbz34j0g6aevhp', 'set_01m8nzyjegegfv36bq49se350q', NULL, 150000, '2026-01-30', NULL, 1796034480592, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8nzyjkvee8aczagtbvzqq47', 'org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh8we0fs05qq0zjt7bsz', 'set_01m8nzyjkvee8aczagtbvzqq47', NULL, 135000, '2026-02-10', NULL, 1796034480763, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8nzyjsxensb2z0rryt0f8g3', 'org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh1eewdbz34j0g6aevhp', 'set_01m8nzyjsxensb2z0rryt0f8g3', NULL, 84000, '2026-02-16', NULL, 1796034480957, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8nzyjsxensb2z0rryt0f8g4', 'org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh7be6p94k2cxpqdt6v0', 'set_01m8nzyjsxensb2z0rryt0f8g3', NULL, 87000, '2026-02-16', NULL, 1796034480957, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8nzyk2bewzvyzxa833v7w6f', 'org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh3cen78zpmwnv0wra0r', 'set_01m8nzyk2bewzvyzxa833v7w6f', NULL, 40000, '2026-02-27', NULL, 1796034481227, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8nzyk88ec6bazfndykhpz3n', 'org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyhayead9jadc6cs4dkzx', 'set_01m8nzyk88ec6bazfndykhpz3n', NULL, 141840, '2026-03-16', NULL, 1796034481416, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8nzypt9eymtw2w6pck7wf07', 'org_01m8nzyfceez989jdzhrh8mqjx', 'inv_01m8nzypsdejpv6xcsae3stx56', NULL, NULL, 6000, '2026-03-25', NULL, 1796034485065, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8nzyq4jeg5s2bnt7x24v3nz', 'org_01m8nzyfceez989jdzhrh8mqjx', 'inv_01m8nzyq3reqq8qz7ky7q17hga', 'set_01m8nzyq36egbt790q30j8seav', NULL, 3000, '2026-04-02', NULL, 1796034485394, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8nzyq71e5q87z463sgmg0yq', 'org_01m8nzyfceez989jdzhrh8mqjx', 'inv_01m8nzyq62eqrsvftj67c5993r', NULL, NULL, 4000, '2026-03-28', NULL, 1796034485473, NULL, 'ctr_01m8nzyq71e5q87z463hphcfk1');
INSERT INTO public.allocations VALUES ('alc_01m8nzyq71e5q87z463sgmg0yr', 'org_01m8nzyfceez989jdzhrh8mqjx', 'inv_01m8nzyq6jegxbfgtt2heracqq', NULL, NULL, 4000, '2026-03-28', NULL, 1796034485473, NULL, 'ctr_01m8nzyq71e5q87z463hphcfk1');
INSERT INTO public.api_keys VALUES ('key_01m8nzyf5ae4sr5cdc91ekzqtw', 'usr_01m8nzyf3je1hv523aa4904jng', 'main', 'reconcile:read reconcile:write', 0, 'aHBN', 1796034477226, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8nzyfbmemab2f4tyx6r3ndq', 'usr_01m8nzyf3je1hv523aa4904jng', 'main', 'ledger:read ledger:write', 0, '7pZg', 1796034477428, NULL, 1796034477500, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 1796034477454, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'organisation.create', 'org_01m8nzyfceez989jdzhrh8mqjx', NULL, '{"id":"org_01m8nzyfceez989jdzhrh8mqjx","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T10:27:57.454Z","updated_at":"2026-11-30T10:27:57.454Z","version":1}', '\x252e431ed7b1192c8f2c8cb6f6dd956b04becc71a0ddb8f18cae1715bf3853ac', '\x60b2932316f619d2d6251ef3de3b2714425b72ac508f020f60277f5c0d1b763f');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 2, 1796034477830, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'account.create', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', NULL, '{"id":"acc_01m8nzyfr6e4rvtn42bv7py8ct","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:57.830Z","updated_at":"2026-11-30T10:27:57.830Z","version":1}', '\xb93722cce2fa8f75a88f4c4177c84ba5be9af07d988881598a32efaf72119269', '\x07783dc54b95141a1fd71a7ce8fe11782c87ff813be820a9994ecc82629ce136');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 3, 1796034477931, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_account.create', 'bac_01m8nzyfvbezzs9pk05h75zjfs', NULL, '{"account_id":"acc_01m8nzyfceez989jdzcbgbdvaa","account_number":null,"created_at":"2026-11-30T10:27:57.931Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8nzyfvbezzs9pk05h75zjfs","ledger_balance":0.0,"metadata":{},"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T10:27:57.931Z","version":1}', '\x2750575bf58d56ffb46299d570df35ec1c6ed62cdadd73d69982413d5baf2d07', '\xe47d4ba08a8c9e8f0f13a28e6e2176adf6f2e8b3ddbd8a5f3564c26df203280d');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 1796034478028, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'organisation.create', 'org_01m8nzyfyces281ntdw3v7dkay', NULL, '{"id":"org_01m8nzyfyces281ntdw3v7dkay","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T10:27:58.028Z","updated_at":"2026-11-30T10:27:58.028Z","version":1}', '\xc0875524fe6e9965d6591e8513b3a4f5fb537171b95eceb897ac4d6fb80448c0', '\xfa4582f35a35ce911f3a2209b2cbc4b864a38caa1bd8632519b64192452ef15a');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 2, 1796034478163, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'account.create', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', NULL, '{"id":"acc_01m8nzyg2kehnvmq0zpsfzsqxw","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.163Z","updated_at":"2026-11-30T10:27:58.163Z","version":1}', '\xf5756bf4dcaa6b7424817de8813e2a38a735ebaadec50ef5d806ae73084f29f7', '\x743d2be809bf2c921d81f48a40401438f89b592f1d0f00562106fa67bf623ad0');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 3, 1796034478246, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'account.create', 'acc_01m8nzyg56eq0sv4e0ba69cb40', NULL, '{"id":"acc_01m8nzyg56eq0sv4e0ba69cb40","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.246Z","updated_at":"2026-11-30T10:27:58.246Z","version":1}', '\x538f9cd0f9872e0791b47099b635cdec9b310b9f3bfba6062a9bcb223ab849c6', '\x4617ff23667d9367e617d912571a1f325296e401ec86fcbe1b30cced8e5c1d1a');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 4, 1796034478374, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_account.create', 'bac_01m8nzyg96e109ah9540q60hmr', NULL, '{"account_id":"acc_01m8nzyfyces281ntdphe3p9dh","account_number":null,"created_at":"2026-11-30T10:27:58.374Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8nzyg96e109ah9540q60hmr","ledger_balance":10000.0,"metadata":{},"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8nzyg96e109ah9549180ev0","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T10:27:58.374Z","version":1}', '\x68d059e457d7fa6d9911104caee2b212371ad1ae51e3faa2f03444e82c1d424e', '\x64ff35a10cca077ca6b53143fd1575b3dc321013f296db468c9e4f30088a53c9');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 5, 1796034478439, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'account.create', 'acc_01m8nzygb7ea4v8k0ndd8a855w', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-30T10:27:58.439Z","currency":"GBP","default_vat_code":null,"description":null,"external_id":null,"group":"cash","id":"acc_01m8nzygb7ea4v8k0ndd8a855w","metadata":{},"name":"Savings","role":"bank","status":"active","updated_at":"2026-11-30T10:27:58.439Z","version":1}', '\xb1b85e96161b37454cdc1d1954d7b2639e6a7aad3725a8daae3331ae698868ff', '\x05abd5d5834f0bf94672ae0833c0cc975f10ae719d2e8427805100db6a5ed403');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 6, 1796034478439, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_account.create', 'bac_01m8nzygb7ea4v8k0nd921te7r', NULL, '{"account_id":"acc_01m8nzygb7ea4v8k0ndd8a855w","account_number":null,"created_at":"2026-11-30T10:27:58.439Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8nzygb7ea4v8k0nd921te7r","ledger_balance":0.0,"metadata":{},"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-30T10:27:58.439Z","version":1}', '\x01a3beb4378a635937367d869beaac015a3903fdc0fef670079982e74c49d1d5', '\xa2d77ea03db07037420533c763c7aef9b04acb7665cf6a643685a40c486778e9');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 7, 1796034478516, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'contact.create', 'con_01m8nzygdmey7vg71nsjefkdpg', NULL, '{"id":"con_01m8nzygdmey7vg71nsjefkdpg","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.516Z","updated_at":"2026-11-30T10:27:58.516Z","version":1}', '\xb0687f84105d756673970e456ad83c18b6cd659a387e78018437d63b35eaa8ea', '\x157bf9f41f4738750859aa0c4ce0f64595d08739e46a42a1c9d5b175bb2c0e34');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 8, 1796034478585, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'contact.create', 'con_01m8nzygfsewmb3eje9y2435xq', NULL, '{"id":"con_01m8nzygfsewmb3eje9y2435xq","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.585Z","updated_at":"2026-11-30T10:27:58.585Z","version":1}', '\x32e677507dc0721dd3b8560af02fa3a386c9f7767f580a0a20e9230269b0db0a', '\x876f447a90617255486ebd769dd84a45f9c49ee6fc14c188e2e735010b98e2eb');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 33, 1796034480333, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzyj1ted1syvcxq319f9zv', NULL, '{"journal_id":"jnl_01m8nzyj6de0mr5rvxdkrbegb5","way":"allocations"}', '\x6ffb029bd53888085a380a8aca176bbe51e7949c06c9c0f02a8c80baaa20a005', '\x9c37acea8014c2f88358b133079d991242354ca894d422c346c89dec3fd99873');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 9, 1796034478646, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'contact.create', 'con_01m8nzyghpe97t1p38pemeez63', NULL, '{"id":"con_01m8nzyghpe97t1p38pemeez63","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.646Z","updated_at":"2026-11-30T10:27:58.646Z","version":1}', '\x7c4904e42e70b944857ab406be7daa5bea93dc02d3a2136a5a32adda0da99f47', '\x08ebbd400728bf2ab15d11612590355d0f588f269279ec96b19e9c2e2761f11c');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 10, 1796034478708, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'contact.create', 'con_01m8nzygkme9svzxs1kr8awnd0', NULL, '{"id":"con_01m8nzygkme9svzxs1kr8awnd0","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.708Z","updated_at":"2026-11-30T10:27:58.708Z","version":1}', '\x7a0ed99d7b1290e0ece97adc53daa8fd45ec10e08c790b7df8d8f1122bca0d26', '\x02080cdaf67040587695d0d0bbbf0cf066a605623807136fdc065f8df2b2ba0c');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 11, 1796034478763, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'contact.create', 'con_01m8nzygnbeb3a9wf4cbg8egg7', NULL, '{"id":"con_01m8nzygnbeb3a9wf4cbg8egg7","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.763Z","updated_at":"2026-11-30T10:27:58.763Z","version":1}', '\xfd2eb065c15d5d7370377fb705dbeffda092b4dd27de405cfb9efeaf09f09583', '\xbd54e440f96de1ab4611d8775cff78c46c9ca7c75e81abf0458460341db187f9');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 12, 1796034478831, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'contact.create', 'con_01m8nzygqcets9dn5pnn4hwx92', NULL, '{"id":"con_01m8nzygqcets9dn5pnn4hwx92","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.831Z","updated_at":"2026-11-30T10:27:58.831Z","version":1}', '\xdf6be218a6597a809dae2951dfa85760e33d72f1b07377782f63bdd0d1bb3980', '\x1ddc13f6d79d5ac805e46649bd18612a9ce9b7d57e2b06427e1a08c8cc7684f9');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 16, 1796034479274, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyh5ae8hbsr1cp6wcnwyc', NULL, '{"id":"inv_01m8nzyh5ae8hbsr1cp6wcnwyc","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8nzygnbeb3a9wf4cbg8egg7","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8nzyh5ae8hbsr1cp918me65","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.274Z","updated_at":"2026-11-30T10:27:59.274Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdnj7m5daf","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', '\x55aa7c34deb963614dc8eee3687e813483fa367ac0dd1161e299b4e405b065ed', '\xa216a5c399bb378d469a1ec21a5506b4382e68f03fa4dbc7e3ea46807d16a21c');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 19, 1796034479422, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyh9yex383x0h1pwb4138', NULL, '{"id":"inv_01m8nzyh9yex383x0h1pwb4138","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8nzygfsewmb3eje9y2435xq","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8nzyh9yex383x0h1syrqp5w","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.422Z","updated_at":"2026-11-30T10:27:59.422Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8nzyg56eq0sv4e0ba69cb40","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', '\xefd14ee7048c99c2d2be4ee14ae868e1cf631784b102fb2149646e56edcadc72', '\xadcec9381b913aae77cb3caa80926bf24ecf34b530b93c2adbe79679c4763ee9');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 22, 1796034479507, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyhcke7bv2kjsc8axx7nw', NULL, '{"id":"inv_01m8nzyhcke7bv2kjsc8axx7nw","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8nzyghpe97t1p38pemeez63","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8nzyhcke7bv2kjsccr82d3k","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.507Z","updated_at":"2026-11-30T10:27:59.507Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', '\x08994ac2ffdae93668982e3123542f679b8c48dac23d427a3b98f3d37577a885', '\x639daf72d156ad7fa19ebacab314b64b73b667a7c9030d1956b6ed1302bb7a69');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 32, 1796034480333, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'settlement.create', 'set_01m8nzyj6de0mr5rvxdkrbegb5', NULL, '{"id":"set_01m8nzyj6de0mr5rvxdkrbegb5","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8nzygnbeb3a9wf4cbg8egg7","contact_name":"Techbarn","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyj6de0mr5rvxdkrbegb5","invoice_id":"inv_01m8nzyh5ae8hbsr1cp6wcnwyc","invoice_number":"TB-0117","settlement_id":"set_01m8nzyj6de0mr5rvxdkrbegb5","credit_note_id":null,"contra_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-30T10:28:00.333Z"}],"deposit":null,"bank_transaction_id":"btx_01m8nzyj1ted1syvcxq319f9zv","external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyj6de0mr5rvxdkrbegb5","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:00.333Z","updated_at":"2026-11-30T10:28:00.333Z","version":1}', '\x48c4b46b437bb1b796fc39323ea3bb493d3f8a3f64820a2cb6f54d5c032d7e16', '\x285e62ffe986a99414efab579dd17ee02e3cac4ed4c8deb9ed968dd928757c70');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 13, 1796034478900, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'contact.create', 'con_01m8nzygsme1c9s4w4rq8qkzfk', NULL, '{"id":"con_01m8nzygsme1c9s4w4rq8qkzfk","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.900Z","updated_at":"2026-11-30T10:27:58.900Z","version":1}', '\x2f88217a02ce953decb13384637343158574c2ab427925757731cb06665ef3a0', '\xb737e06c8778369f0cc784a5da7946eba4fa4c95f9f6518e7c98b3089d224432');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 14, 1796034479150, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyh1eewdbz34j0g6aevhp', NULL, '{"id":"inv_01m8nzyh1eewdbz34j0g6aevhp","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8nzygdmey7vg71nsjefkdpg","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8nzyh1eewdbz34j0q7m3gz5","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.150Z","updated_at":"2026-11-30T10:27:59.150Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', '\x08138a165bc40b8057e147a7e5df765fbb508e5ec8bd334a477a0f6d483e103c', '\xe34007f8378bbabf7e70e8e5d6b3a5995d22e320f1fbbbdefcf9af9ec9610839');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 15, 1796034479212, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyh3cen78zpmwnv0wra0r', NULL, '{"id":"inv_01m8nzyh3cen78zpmwnv0wra0r","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8nzygkme9svzxs1kr8awnd0","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8nzyh3cen78zpmwnw147d1k","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.212Z","updated_at":"2026-11-30T10:27:59.212Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntds1rbx80n","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', '\xbbb9d050bf2b7cf4ee4f0505b5b75135cfd981f8d5291c5b5faae5c6a512ad48', '\x9c60d76d576ebcffe60403508931df5b225d3eeedcae919a58ed9511514243df');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 17, 1796034479339, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyh7be6p94k2cxpqdt6v0', NULL, '{"id":"inv_01m8nzyh7be6p94k2cxpqdt6v0","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8nzygdmey7vg71nsjefkdpg","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8nzyh7be6p94k2cxvprn6az","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.339Z","updated_at":"2026-11-30T10:27:59.339Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrkznsnyr","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', '\x4e1e17f431ce57ccb9f8dcafc6be702ef327b5db7a03f07a93d05b08c8120866', '\x12c90993322f6ff3baf123850155b265ee15c034ed2a1bcddc1b3893df911301');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 18, 1796034479388, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyh8we0fs05qq0zjt7bsz', NULL, '{"id":"inv_01m8nzyh8we0fs05qq0zjt7bsz","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8nzygqcets9dn5pnn4hwx92","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8nzyh8we0fs05qq12mhryb7","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.388Z","updated_at":"2026-11-30T10:27:59.388Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdssjsmpq3","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', '\x42b50d0ffd22d1357ae82251ef5440c232406c349031432ea920c64c09471909', '\x99c2a0b78442c73a33a4b1ffa0e2bc38c496a43482590774cf762c89f4765278');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 20, 1796034479454, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyhayead9jadc6cs4dkzx', NULL, '{"id":"inv_01m8nzyhayead9jadc6cs4dkzx","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8nzyghpe97t1p38pemeez63","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8nzyhayead9jadc6gjszmq0","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.454Z","updated_at":"2026-11-30T10:27:59.454Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', '\xd532f9d501be02e27c8beef44420fc91f28fcaf09dc6754d5f795e5ddacc5609', '\x7b7ed80b536a42c11eab33057571a7d42ed11c36eebd49093a86cd4fea6fb3e6');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 48, 1796034482891, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.update', 'btx_01m8nzyj1ted1syvcxq83pz7rh', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8nzyfyces281ntdt8xn8rr3","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', '\xa5b40471dfffaad1029c72e20b67c7711fbd7793dda9af3c9ad3548090272b0d', '\xf1c9d3bf749f259289580c9602e96c34ef295270dca060d47940ca04c143d162');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 49, 1796034482891, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.update', 'btx_01m8nzyj1ted1syvcxqnn6wqrr', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8nzyfyces281ntdtggr0pqn","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ZR"}', '\x7a23eeed9f5b9c5d32b8df9819ba7d309c53224e14c47a888b243f3f97f26b28', '\xbefa4ef5a5e46e5222db3aab9cefa80ece373c2903b41ae125cd9c105f38e5bc');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 21, 1796034479481, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyhbsevnasxqap7nz7wac', NULL, '{"id":"inv_01m8nzyhbsevnasxqap7nz7wac","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8nzyghpe97t1p38pemeez63","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8nzyhbsevnasxqap8vzy9vc","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.481Z","updated_at":"2026-11-30T10:27:59.481Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', '\x1b7641ac5ccffb22ca87ed88190e48d453a54b82accfd62c3fada4c23e8fb506', '\x1f3f1084c8b9d1f3d79f93152ff5e8e8a0ce82fbdca397b8ca09cc46a6122d01');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 24, 1796034479610, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyhfted8b7kraw63fh93d', NULL, '{"id":"inv_01m8nzyhfted8b7kraw63fh93d","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8nzygdmey7vg71nsjefkdpg","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8nzyhfted8b7krawbfafhe1","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.610Z","updated_at":"2026-11-30T10:27:59.610Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrkznsnyr","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', '\xddd64fd8cceaf4cac6ca0475067e87edd514e6735c5f79c651787f7ba6d23a4e', '\xc6d9302712ce5efe1db859856be8624be9758e9486c6d8389471c53d09fcc44f');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 30, 1796034480039, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'settlement.create', 'set_01m8nzyhx7edtb548asy9vzp4q', NULL, '{"id":"set_01m8nzyhx7edtb548asy9vzp4q","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8nzygfsewmb3eje9y2435xq","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyhx7edtb548at5gj8fr3","invoice_id":"inv_01m8nzyh9yex383x0h1pwb4138","invoice_number":"INV-0003","settlement_id":"set_01m8nzyhx7edtb548asy9vzp4q","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T10:28:00.039Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyhx7edtb548at2fxhgm5","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:00.039Z","updated_at":"2026-11-30T10:28:00.039Z","version":1}', '\x9020b1ba04a19b6429e1537606a5d113fc8464b33336ee72fd541578c10b6eeb', '\x5fb10e494856df874b4a6cfcffacdad02da27264e5da768e44486803d9709375');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 34, 1796034480592, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'settlement.create', 'set_01m8nzyjegegfv36bq49se350q', NULL, '{"id":"set_01m8nzyjegegfv36bq49se350q","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8nzygdmey7vg71nsjefkdpg","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyjegegfv36bq49se350q","invoice_id":"inv_01m8nzyh1eewdbz34j0g6aevhp","invoice_number":"INV-0001","settlement_id":"set_01m8nzyjegegfv36bq49se350q","credit_note_id":null,"contra_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-30T10:28:00.592Z"}],"deposit":null,"bank_transaction_id":"btx_01m8nzyj1ted1syvcxq55njtq9","external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyjegegfv36bq49se350q","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:00.592Z","updated_at":"2026-11-30T10:28:00.592Z","version":1}', '\x58d34fcabe3957237ca12c32c913cf247ee29aa686c5890b69e4daa258b83bfa', '\x2fd017e67b7a6b55583a2a7a4d0c7a68f69d1db064e5347785560784e5758cce');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 35, 1796034480592, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzyj1ted1syvcxq55njtq9', NULL, '{"journal_id":"jnl_01m8nzyjegegfv36bq49se350q","way":"allocations"}', '\x6a07d86c2bc829991dfda18f8ab8363016710a72703b8dae0b61328246067dd3', '\xe4f1e6377cb1b26aa2c2d96fa3ef753ff2930290d4750c986c03602d51c93dec');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 46, 1796034481817, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzyj1ted1syvcxre2c2f8g', NULL, '{"journal_id":"jnl_01m8nzykmse368j59j43nmzgqh","way":"transfer"}', '\x63c8866fcb7c7fbeb6e3b6f55fd056d27e804c2839789b657fa0eaca7dd21812', '\xa81961d002b704972bd2202269234c885a44318ed78e1817aecfa4738677b447');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 47, 1796034482029, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzyj1ted1syvcxrj3xjx3e', NULL, '{"journal_id":"jnl_01m8nzykvde71ak46d6b7yqdrn","way":"account"}', '\xb7deeb78213644b93408e693b1f15581aec6e8a60d08abbec731b5efbc27b889', '\x442cf27c28ea18aa5a58573ff71525a2c26fbf258af1732428021378a5cad426');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 52, 1796034483032, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzyj1ted1syvcxqnn6wqrr', NULL, '{"journal_id":"jnl_01m8nzymtre80b5e8v54g279js","way":"account"}', '\xe9b46eca0bd63e3e2cc79c50ea9bd384a7075ad2ba64a9ec7a6f5ce29eddb415', '\xbc7c0b2e12267c7944e609a888f2e85ca53c257770b307c830d009596aadd73e');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 53, 1796034483131, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzyj1ted1syvcxqwrq8qg1', NULL, '{"journal_id":"jnl_01m8nzymxve7jrkqrz60x2b4qt","way":"account"}', '\xe419953cf1bce57b97b6aedbcad26f202c7845bd08c092288ffce6bdaa76f9bd', '\x030e87b4b65ecdd7a91cdac8a1a0ca1f00f215b9cffb0a5f87aaade5bb8d0276');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 5, 1796034484926, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"external_id":null,"metadata":{},"updated_at":"2026-11-30T10:28:04.926Z","version":1}', '\x9060a8036671600400c2e9a7447fe56c6a0f8010943719f1617c990c9d380665', '\x1db6011aee7ee7b9bd8e5aec7fb6e9a4f478f912d02d39c094bf37ec1e2a4fd6');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 23, 1796034479561, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyhe9ecnbq6rzpnctywc1', NULL, '{"id":"inv_01m8nzyhe9ecnbq6rzpnctywc1","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8nzygsme1c9s4w4rq8qkzfk","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8nzyhe9ecnbq6rzpvnapkp5","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.561Z","updated_at":"2026-11-30T10:27:59.561Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntds6nj86yn","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', '\x5dda0bd5655d20979b2ede853459b4c688f6028db8687cfa62e213c6bb9ca8cf', '\x74e88202374b68a25f243d7c96038248dbc9471aff3f76d3f5c2f89ce0aed203');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 25, 1796034479718, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.void', 'inv_01m8nzyhbsevnasxqap7nz7wac', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8nzyhk6eg8te478792jexyb"}', '\x1e555d6d916c4e361b642d0c469634e7badb5d46b1b2fb3bedde1e990ef0dd82', '\x360c2dbb519280f3eebbe375346b20b1a2dca0b995bcd8a5ad9c022934085295');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 26, 1796034479859, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.allocate', 'inv_01m8nzyhcke7bv2kjsc8axx7nw', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8nzyhayead9jadc6cs4dkzx"}]}', '\xc16e2a36fc402f077704627adb04b0b67d5a52df6b26842ea2841acc72ceab3e', '\xda4af3d61a9d69152f396513c0ca625d5a19aae2ade9d1ea9ef8f97145599c53');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 27, 1796034479951, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'journal.post', 'jnl_01m8nzyhtfeksrz180hm13cmag', NULL, '{"sequence":14,"total":10000.00}', '\x031abefdc8e22383f740d5a5e81610a16f7820ce7e12260de206f6125008b1d8', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 28, 1796034479951, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'journal.post', 'jnl_01m8nzyhtfeksrz180hx380nry', NULL, '{"sequence":15,"total":1000.00}', '\x35a7c95af9c26cc4ab9ba4dfe25601472dcea9140d88dc6c24bdbcb5f77844b2', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 29, 1796034479951, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'journal.post', 'jnl_01m8nzyhtfeksrz180j4qsx9te', NULL, '{"sequence":16,"total":74.92}', '\xf5df6d3dbcdae797d4d21c99ea47c0be2d828cf41346a24ee4fc2c1c737c03cb', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 1796034480186, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transactions.import', 'bac_01m8nzyg96e109ah9540q60hmr', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\xffa769ca707d7a932abb9ae9866a987831f036bd894f0fdf46d17045e5a27057', '\xfcaca2b586395ad7548f7088b6e9a2b6881a999ce19f18d2bd29491f415bdebf');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 36, 1796034480763, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'settlement.create', 'set_01m8nzyjkvee8aczagtbvzqq47', NULL, '{"id":"set_01m8nzyjkvee8aczagtbvzqq47","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8nzygqcets9dn5pnn4hwx92","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyjkvee8aczagtbvzqq47","invoice_id":"inv_01m8nzyh8we0fs05qq0zjt7bsz","invoice_number":"HL-33","settlement_id":"set_01m8nzyjkvee8aczagtbvzqq47","credit_note_id":null,"contra_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-30T10:28:00.763Z"}],"deposit":null,"bank_transaction_id":"btx_01m8nzyj1ted1syvcxqe277gr1","external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyjkvee8aczagtbvzqq47","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:00.763Z","updated_at":"2026-11-30T10:28:00.763Z","version":1}', '\x7433ee861df3a1f13235c8ecca06497c0cc3c9755645600a251fec4050bb99a4', '\x7cc14d530947076074eea3704ff9685dc93b565e088ed9219d98d44fc2eccdbc');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 37, 1796034480763, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzyj1ted1syvcxqe277gr1', NULL, '{"journal_id":"jnl_01m8nzyjkvee8aczagtbvzqq47","way":"allocations"}', '\xc9e0d2e595f72c7898cdf9a7c367edb9092785eec042e5d4787b9f7c12efe321', '\x4172af3e8759a55b4cadf106a5bdde676848b9b07b2c54c03cd7e4773e2c7610');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 40, 1796034481227, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'settlement.create', 'set_01m8nzyk2bewzvyzxa833v7w6f', NULL, '{"id":"set_01m8nzyk2bewzvyzxa833v7w6f","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8nzygkme9svzxs1kr8awnd0","contact_name":"Printwell","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyk2bewzvyzxa833v7w6f","invoice_id":"inv_01m8nzyh3cen78zpmwnv0wra0r","invoice_number":"PX-881","settlement_id":"set_01m8nzyk2bewzvyzxa833v7w6f","credit_note_id":null,"contra_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-30T10:28:01.227Z"}],"deposit":null,"bank_transaction_id":"btx_01m8nzyj1ted1syvcxqr8cenb9","external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyk2bewzvyzxa833v7w6f","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:01.227Z","updated_at":"2026-11-30T10:28:01.227Z","version":1}', '\x6f0066a2ec15d75dbb28048ab6a50f215c9a88028654d99319067dca1c45c6f1', '\xa38e28a051ce4e184bde9c105eacf7076ea0d63c715b943cbb9751d83e69c66a');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 41, 1796034481227, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzyj1ted1syvcxqr8cenb9', NULL, '{"journal_id":"jnl_01m8nzyk2bewzvyzxa833v7w6f","way":"allocations"}', '\xba39f47330fd3c21b4a4d4e057e1718cfc15ee65c2ad765f6751b7b2a14716c0', '\x78475cf6ae65370a37efdf9d305d0b210d15c40e3e83fde235bd0991bbe53730');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 42, 1796034481416, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'settlement.create', 'set_01m8nzyk88ec6bazfndykhpz3n', NULL, '{"id":"set_01m8nzyk88ec6bazfndykhpz3n","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8nzyghpe97t1p38pemeez63","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyk88ec6bazfndykhpz3n","invoice_id":"inv_01m8nzyhayead9jadc6cs4dkzx","invoice_number":"INV-0004","settlement_id":"set_01m8nzyk88ec6bazfndykhpz3n","credit_note_id":null,"contra_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-30T10:28:01.416Z"}],"deposit":null,"bank_transaction_id":"btx_01m8nzyj1ted1syvcxr65m19r2","external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyk88ec6bazfndykhpz3n","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:01.416Z","updated_at":"2026-11-30T10:28:01.416Z","version":1}', '\xada5155c2c5c45aed15a0c434cf6169661b92e4a216adfe988cf32f393e649ba', '\x1606242a1ac3b9148aee20e852fe5d68819c16f7f04435c48cbbd17de054d894');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 43, 1796034481416, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzyj1ted1syvcxr65m19r2', NULL, '{"journal_id":"jnl_01m8nzyk88ec6bazfndykhpz3n","way":"allocations"}', '\x5764ec7f6b5cb6d16ed1b723f80303fd6baeb349414fa1cd49da2ce8ba9e14f5', '\x2391fefbb967197b928d3760358220fac265b94b4890cd97ec7dc9f2e7d16cef');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 24, 1796034485254, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'journal.post', 'jnl_01m8nzyq06er5tnsd3dt0pzcr9', NULL, '{"sequence":10,"total":24.00}', '\x549e2f45ad81d84b5e508134b17829b72ade1252a18e4a94a4f331eac6c87458', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 38, 1796034480957, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'settlement.create', 'set_01m8nzyjsxensb2z0rryt0f8g3', NULL, '{"id":"set_01m8nzyjsxensb2z0rryt0f8g3","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8nzygdmey7vg71nsjefkdpg","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyjsxensb2z0rryt0f8g3","invoice_id":"inv_01m8nzyh1eewdbz34j0g6aevhp","invoice_number":"INV-0001","settlement_id":"set_01m8nzyjsxensb2z0rryt0f8g3","credit_note_id":null,"contra_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-30T10:28:00.957Z"},{"id":"alc_01m8nzyjsxensb2z0rryt0f8g4","invoice_id":"inv_01m8nzyh7be6p94k2cxpqdt6v0","invoice_number":"INV-0002","settlement_id":"set_01m8nzyjsxensb2z0rryt0f8g3","credit_note_id":null,"contra_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-30T10:28:00.957Z"}],"deposit":null,"bank_transaction_id":"btx_01m8nzyj1ted1syvcxqj2vdfgc","external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyjsxensb2z0rryt0f8g3","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:00.957Z","updated_at":"2026-11-30T10:28:00.957Z","version":1}', '\x6701fba547d6d8b4a729e5ae4d9ed47999e5935657d159cd56079c3da1ad3377', '\x2100cee02f9fe7e9bc3aae15939160e573beed93332766d0112f44e513de4090');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 39, 1796034480957, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzyj1ted1syvcxqj2vdfgc', NULL, '{"journal_id":"jnl_01m8nzyjsxensb2z0rryt0f8g3","way":"allocations"}', '\xe445eb8ea64e8ba08e401ed9f3248a8622441d0cc0a9310b16f91dec2eee719b', '\x4e72abfc5b7ef45952d2bb6f8caf946f18af945767884834a854b457cda7bfc7');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 44, 1796034481642, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'settlement.match', 'set_01m8nzyhx7edtb548asy9vzp4q', NULL, '{"bank_transaction_id":"btx_01m8nzyj1ted1syvcxr39nvkx3"}', '\xe989466e4985736fc9269b77a768627e944136aef27af644ebacccd406c3928f', '\xc8aa536826fa09deaf6b9d6ccbe3ae71b07a92356de923b25ce21ffeda528733');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 45, 1796034481642, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzyj1ted1syvcxr39nvkx3', NULL, '{"journal_id":"jnl_01m8nzyhx7edtb548at2fxhgm5","way":"match"}', '\x5917fd1832006327d50b9ef863c865d574fa0496940434a69d84cefa74a76d00', '\x08e4d784300d8e0983a662661c8a958870c345194f2aee872dcb19bc24475aa6');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 54, 1796034483231, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzyj1ted1syvcxq83pz7rh', NULL, '{"journal_id":"jnl_01m8nzyn0zezkt26w62wdpm505","way":"account"}', '\x91da832eb205ddfe0409f72e0b97d3736b6a0b8d75d545c05192e50a568c9984', '\x55297e09782a1b3df226e590f66e99129bfa5dea4dc8ec9027f4e47f03545729');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 58, 1796034483804, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'organisation.lock', 'org_01m8nzyfyces281ntdw3v7dkay', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\x45839a38ee9b20282b55687cd4e9c2eb86ed586cc93967a9af10e5c31857e2fa', '\xcc6f3482aa212beaf73830084367d3e6a8f931c41b1d5f2a69979ebfe047557c');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 7, 1796034484944, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'journal.post', 'jnl_01m8nzyppgehztp5s6n8sq8hr1', NULL, '{"sequence":2,"total":119.00}', '\x465f0fbf996dd1275c9fd21abc2f1d5e4d836d065df4a297bbe601673ba50524', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 50, 1796034482891, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.update', 'btx_01m8nzyj1ted1syvcxqwrq8qg1', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8nzyfyces281ntdt8xn8rr3","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', '\x314577e54b9c444075405c5fbe628a1e85f428aabe0e0f37e94362e3deb5673c', '\x60f3c93810475500ff0f69c7fa9b4766d1121dd5832abbb437315835ac210c45');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 51, 1796034482891, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.update', 'btx_01m8nzyj1ted1syvcxr8dc3n39', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8nzyfyces281ntdvayvtv80","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"EX"}', '\x42c561cc39dc51dd6d81cc1fb991c997b2198ad6114eebd691bb179fa85784dc', '\xafbc386dde5f948ce6e6e7e4e370712bd92518da1a48b07bb94eee83a44edc30');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 55, 1796034483324, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzyj1ted1syvcxr8dc3n39', NULL, '{"journal_id":"jnl_01m8nzyn3wecfbspaw9gw8eps7","way":"account"}', '\x1af5e009aa20b53483ac7bd3ab58779e54eccab4743b64e5a056a0258cd86bf5', '\x7ea33cf9eddbd81068e9b273938bb19d1494d1e0eefe04deab918520e07fa36a');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 56, 1796034483614, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'vat_return.create', 'vrt_01m8nzyncyez7asevs67r8e8my', NULL, '{"id":"vrt_01m8nzyncyez7asevs67r8e8my","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:03.614Z","updated_at":"2026-11-30T10:28:03.614Z","version":1}', '\x50d7295e2a361df8f6effd16de6bbb1debc776a199e17910f5028d0cbc768a4a', '\xc80c281b1e0e880807e6d522ecb7bf005106cb2f77d0e0e1bfe637235409c06e');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 57, 1796034483707, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'vat_return.finalise', 'vrt_01m8nzyncyez7asevs67r8e8my', NULL, '{"id":"vrt_01m8nzyncyez7asevs67r8e8my","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T10:28:03.707Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:03.614Z","updated_at":"2026-11-30T10:28:03.707Z","version":2,"last_sequence":29}', '\x404425559ce3d066538b364367cc5c141f579dcd0de3b473ba755913a6f6b2d7', '\x31ffb6eacc648d3b58c5ebd00ecdca0408e354a38db2b334d160b5cf6d80a05a');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 4, 1796034484906, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\x20866cab2da4c92d896bf1b05d1c7c585a09693972beca48e61c3a551f1a2700', '\x4af4edfb5279ba668b46db880fb558bcbe287c66b01fb337cb2cf0fcdb824e78');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 6, 1796034484934, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'journal.post', 'jnl_01m8nzypp6e8etdmwz6af0r806', NULL, '{"sequence":1,"total":120.00}', '\xef62da6e957aa6ad06f2630ec970e7c78ee98e199a1360e5c56d39049b1a0c4d', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 8, 1796034484954, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'organisation.update', 'org_01m8nzyfceez989jdzhrh8mqjx', '{"id":"org_01m8nzyfceez989jdzhrh8mqjx","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T10:27:57.454Z","updated_at":"2026-11-30T10:27:57.454Z","version":1}', '{"id":"org_01m8nzyfceez989jdzhrh8mqjx","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T10:27:57.454Z","updated_at":"2026-11-30T10:28:04.954Z","version":2}', '\x351dd8d6c93c549d9dd3ce44ccf5dff7e4093f6650245e6e043abd847aeb6fa8', '\x98404f6bab03bf4534601b9ab727a7f729502c2086f576e2cf02e525d6924d73');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 9, 1796034484965, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.create', 'btx_01m8nzypq5ejhtrc9vz7vw65sn', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8nzyfvbezzs9pk05h75zjfs","confirmed_at":null,"contact_id":null,"created_at":"2026-11-30T10:28:04.965Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8nzypq5ejhtrc9vz7vw65sn","journal_id":null,"metadata":{},"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-30T10:28:04.965Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', '\xb57cb7d2f710d68236e17a9a737dfc8d6e44a021d27115cecc7d0644dd416553', '\xe0301d2152b4ba4b6fabd9e71ca775e61acceb7a8f02916e55beeff19b346804');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 10, 1796034484973, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'journal.post', 'jnl_01m8nzypqde1xsrgggv3eb2ybm', NULL, '{"sequence":3,"total":500.00}', '\xf2a031df83e6f5c683e5fff0bd15353023a9d2d8143e9be0162864a5dbc50589', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 11, 1796034484982, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.confirm', 'btx_01m8nzypq5ejhtrc9vz7vw65sn', NULL, '{"journal_id":"jnl_01m8nzypqde1xsrgggv3eb2ybm","way":"match"}', '\xb59c6c0b7e7da65605b83b46d9ae9465641bd240b7b7c385e0f7e37843e29899', '\xc63773130e78a54f7d3a685487ff2eea4ea0b9a99a6601cd5533a235cc95c4da');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 12, 1796034484996, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'bank_transaction.void', 'btx_01m8nzypq5ejhtrc9vz7vw65sn', '{"journal_id":"jnl_01m8nzypqde1xsrgggv3eb2ybm"}', '{"reason":"matched in error"}', '\x2867318cb4cf7cc69a84724ba716848ac7abb393405316893887bc21f561b9e6', '\x5b3e4cea84d71841b6a08153e91b57700d9745f3414deb4bf91245e071593407');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 13, 1796034485014, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'journal.reverse', 'jnl_01m8nzypqde1xsrgggv3eb2ybm', NULL, '{"reversed_by_journal_id":"jnl_01m8nzyprpepaswbea9nqdgb3r","total":500.00}', '\x176a265e33673c6c73066234249ba05da3fc9e1a221fa0c775eb5f8f78681992', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 16, 1796034485065, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.write_off', 'inv_01m8nzypsdejpv6xcsae3stx56', NULL, '{"account_id":"acc_01m8nzyfceez989jdzhbwegek8","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8nzypt9eymtw2w6pga3p637","reason":"In liquidation"}', '\x2573118930bc9682cea79872b75b3e64f4bd92b644516b4fd3a7f95022a45f33', '\x43bea9263a8e14213a75729b195eb0d3e310f402029a4904b41f4309f9d50a58');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 14, 1796034485025, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'contact.create', 'con_01m8nzyps1e7rv3t4wkx77kbhd', NULL, '{"id":"con_01m8nzyps1e7rv3t4wkx77kbhd","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:28:05.025Z","updated_at":"2026-11-30T10:28:05.025Z","version":1}', '\x54de100705b912b14f89ec82cb3994a0350754bb87007d426e7f844ed2cd307b', '\xccdfe147755e1cd088f641eb1a243be27bc57df099be673f6ca5b34e376c8a7f');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 18, 1796034485118, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.repay_input_vat', 'inv_01m8nzypvce8dbtqd7e0byk7mp', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8nzypvye0h8b0d6ktff03hk","reason":null,"vat":10.0}', '\xa48d3b29b3159b0a1244886a28ea77908f8f9e46702927e0e91aad2eeb7d2c8c', '\xec7bde152ab0a2c33ed4a6bb576115fe80ddc9faf3bc8124c403fe657689132f');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 20, 1796034485177, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'vat_return.finalise', 'vrt_01m8nzypx0e3eramdtvt2sk2wc', NULL, '{"id":"vrt_01m8nzypx0e3eramdtvt2sk2wc","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T10:28:05.177Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:05.152Z","updated_at":"2026-11-30T10:28:05.177Z","version":2,"last_sequence":8}', '\x5159d4535666cf8d06c37466e9f5703f7a2baed316847cae2076755583b3e29d', '\x3f7fbb036da52fa78c56e300164503640ca66ce251ba4337441f5502c639a530');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 22, 1796034485211, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'vat_return.pay', 'vrt_01m8nzypx0e3eramdtvt2sk2wc', NULL, '{"journal_id":"jnl_01m8nzypy8e04vzwpty236x2x0"}', '\xaaee048d7f2bb8f59f184298785e37f02fd39dc442c78de530ac80855c12536a', '\x0773d3eae28ded8a196b906bcb6c76792cc2bae95def4b82fe8f79c942ff482b');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 28, 1796034485350, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'settlement.create', 'set_01m8nzyq36egbt790q30j8seav', NULL, '{"id":"set_01m8nzyq36egbt790q30j8seav","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8nzyq2eehjsd583f72ngy5q","contact_name":"Oak","bank_account_id":"bac_01m8nzyfvbezzs9pk05h75zjfs","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyq36egbt790q36cjh9q4","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:05.350Z","updated_at":"2026-11-30T10:28:05.350Z","version":1}', '\xae76a9827f6d0eb267e1db261435a982a34f7ffa7d417b830d4b43f2658f5cad', '\xe7cedd5323172e4ff157576a475944d3d1cd069b6ad5d2675188947b2dae8259');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 32, 1796034485443, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyq62eqrsvftj67c5993r', NULL, '{"id":"inv_01m8nzyq62eqrsvftj67c5993r","type":"sales","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8nzyq5peg8st77sgk7j36rh","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8nzyq63ese9xcpmg5pvbfvn","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:05.443Z","updated_at":"2026-11-30T10:28:05.443Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8nzyfceez989jdze419nvq9","account_code":"4000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', '\xfee1959b8a528e3704d825523ce51adc2ea30838280e327a546ce80541cfe60f', '\xe7f5676ba962fdd3b426834aec7ebeff993ef26d0b8abb44617f1c4931311263');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 36, 1796034485515, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'contact.create', 'con_01m8nzyq8be0ybq8bz4wqkefs3', NULL, '{"id":"con_01m8nzyq8be0ybq8bz4wqkefs3","kind":"customer","name":"Yew","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":"C-7","metadata":{"shop":"York"},"created_at":"2026-11-30T10:28:05.515Z","updated_at":"2026-11-30T10:28:05.515Z","version":1}', '\x4fe10aeded691a1ea75f2c3d3fb5f5701df7c344d70b33f1adb7363d557326cd', '\xf4a517d8bcd61bc0156e0f6526d18e0e36f4d5771bfdd9e09b63b414f0577129');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 15, 1796034485037, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzypsdejpv6xcsae3stx56', NULL, '{"id":"inv_01m8nzypsdejpv6xcsae3stx56","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8nzyps1e7rv3t4wkx77kbhd","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8nzypsdejpv6xcsagzem748","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:05.037Z","updated_at":"2026-11-30T10:28:05.037Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8nzyfceez989jdze419nvq9","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\x4c2c8e42ec493383df1d356e8e1d019cd2f561f82ea0b6ce1e7e38ad9298258e', '\x6c9bd9e8c5a67a261e9195e758ddd4c02386671e47b466db94370a8dc32b1660');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 19, 1796034485152, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'vat_return.create', 'vrt_01m8nzypx0e3eramdtvt2sk2wc', NULL, '{"id":"vrt_01m8nzypx0e3eramdtvt2sk2wc","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:05.152Z","updated_at":"2026-11-30T10:28:05.152Z","version":1}', '\x562fa1fb842627bf605d7d1d6b4495e7a2520ffd398bac0c5d1a4f6c9cee2c2a', '\x8ef485ac354dc43770e2dd220c282f564fed6c04635b79482a50c212ed23fb04');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 21, 1796034485192, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'journal.post', 'jnl_01m8nzypy8e04vzwpty236x2x0', NULL, '{"sequence":9,"total":7.00}', '\xd79af6e0bebfc60edc6277a1d9d0bbe945182bfa7a4f4068278f018f9c977eee', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 23, 1796034485234, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'vat_return.create', 'vrt_01m8nzypzje1ztfmzx7yf4mpcf', NULL, '{"id":"vrt_01m8nzypzje1ztfmzx7yf4mpcf","date_from":"2025-04-01","date_to":"2025-06-30","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":0.00,"2":0.00,"3":0.00,"4":0.00,"5":0.00,"6":0.00,"7":0.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":0.00,"vatDueAcquisitions":0.00,"totalVatDue":0.00,"vatReclaimedCurrPeriod":0.00,"netVatDue":0.00,"totalValueSalesExVAT":0,"totalValuePurchasesExVAT":0,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:05.234Z","updated_at":"2026-11-30T10:28:05.234Z","version":1}', '\xb643981aba0de60c90710460247960aa372011b97ef0960c8f85b2295a181854', '\x5729f69f5be75ebdb195e8ad6db1afc4bd1d0d05a87812ee59c75b580402ca16');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 25, 1796034485281, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'vat_return.note_late_vat', 'vrt_01m8nzypzje1ztfmzx7yf4mpcf', NULL, '{"behaviour":"careless","journal_id":"jnl_01m8nzyq06er5tnsd3dt0pzcr9","kind":"error","reason":"Lost"}', '\xcc0533a79e0dbfbc1d73b598e623a5c202cd37c782d98dc26d7d108a9aaccadb', '\xe43801fab19572a8ae561e4042771a73a07d2e9ab3fd02febfc79a6d6f142a42');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 29, 1796034485368, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyq3reqq8qz7ky7q17hga', NULL, '{"id":"inv_01m8nzyq3reqq8qz7ky7q17hga","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8nzyq2eehjsd583f72ngy5q","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8nzyq3reqq8qz7kybv6zqsx","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:05.368Z","updated_at":"2026-11-30T10:28:05.368Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8nzyfceez989jdze419nvq9","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', '\x29fa98f3b034a2dacca0d221b40b5834eeaff07599485a54de14e0e75eea2a76', '\xc804a3c16987b10ef5624406ec5a7c5cf418bcf51c7444f79dbd43a046f90fc6');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 33, 1796034485458, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzyq6jegxbfgtt2heracqq', NULL, '{"id":"inv_01m8nzyq6jegxbfgtt2heracqq","type":"purchase","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8nzyq5peg8st77sgk7j36rh","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8nzyq6jegxbfgtt2pmchc5t","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:05.458Z","updated_at":"2026-11-30T10:28:05.458Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8nzyfceez989jdzevs1vjfk","account_code":"5000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', '\x6f359aa09a8758dcf7bbd95e7bab26d9d82e9df14238148a34cdc722195deab1', '\xc4f49d15cbfe974e8ee84d6b2448d3edf2018e46b920e5f5fd1d55d639b6e157');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 37, 1796034485534, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'assertion.create', 'bas_01m8nzyq8yex08jqzjdydky3j2', NULL, '{"id":"bas_01m8nzyq8yex08jqzjdydky3j2","account_id":"acc_01m8nzyfceez989jdzcbgbdvaa","account_code":"1300","date":"2026-03-31","amount":7.00,"currency":"GBP","note":null,"status":"fails","balance":57.00,"difference":50.00,"created_at":"2026-11-30T10:28:05.534Z","version":1}', '\x67cd446e67d16699d5ecce2a45148a107159d068a874f6c815305ef1a3798c33', '\xcce650ecd0277cade037435d8d5e112f56c12341b8b62cb941bf702879056148');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 17, 1796034485100, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'invoice.create', 'inv_01m8nzypvce8dbtqd7e0byk7mp', NULL, '{"id":"inv_01m8nzypvce8dbtqd7e0byk7mp","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8nzyps1e7rv3t4wkx77kbhd","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8nzypvce8dbtqd7e6v2h6ps","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:05.100Z","updated_at":"2026-11-30T10:28:05.100Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8nzyfceez989jdzevs1vjfk","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\x10aa699ba12a64782b1bcdbb4868b20f9aa7a74177a8392f9398f4bc48b2d4f2', '\x9acfc78acd9df24f8a23ac93966d0414e50108c5162348113c278819966a2dac');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 27, 1796034485326, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'contact.create', 'con_01m8nzyq2eehjsd583f72ngy5q', NULL, '{"id":"con_01m8nzyq2eehjsd583f72ngy5q","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:28:05.326Z","updated_at":"2026-11-30T10:28:05.326Z","version":1}', '\xd2134d0a933961c0e7c1d5822cad16c2c4484c6da2992b08a8e36940099ad149', '\xe6b3b347028211235d24d3a5ffddcff750ba00b0df93f804f4e060938454359f');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 31, 1796034485430, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'contact.create', 'con_01m8nzyq5peg8st77sgk7j36rh', NULL, '{"id":"con_01m8nzyq5peg8st77sgk7j36rh","kind":"both","name":"Ash","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:28:05.430Z","updated_at":"2026-11-30T10:28:05.430Z","version":1}', '\xf2414ea6098456485331b73271b66ef8aceaf5c9c8790ca28e13c1245a2d6c64', '\x6b7241ccf00768588d43ccb9cc71c0af261ac99e0dad5c2e6440e2654c925e75');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 35, 1796034485499, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'journal.post', 'jnl_01m8nzyq7vedvt5ct5erbpeaqc', NULL, '{"sequence":17,"total":3.00,"metadata":{"run":"7"}}', '\xc5f68257fc5568bc5b92e3d851f19d645927c2dd1b5f5fdeb00ef33a56daa5c5', '\x24fab7abd5a52d2f8f5dd462f9c55cc75181b8862ab9c3604a4202a4770a9bc0');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 26, 1796034485299, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'account.create', 'acc_01m8nzyq1kevera71k28v2f2bg', NULL, '{"id":"acc_01m8nzyq1kevera71k28v2f2bg","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:28:05.299Z","updated_at":"2026-11-30T10:28:05.299Z","version":1}', '\x2efeb8d5fc8a545db6d4b1e9ee5238a0ec6d852591927ee3b5d0d5078e15e64b', '\x476223fb2080a71607de502137a916ea87c6f534a471f58aba2f82b3dfe739bd');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 30, 1796034485394, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'settlement.allocate', 'set_01m8nzyq36egbt790q30j8seav', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8nzyq3reqq8qz7ky7q17hga"}]}', '\x63c8d95799317172a6fb29e68940365bed504b1433d558b6e261c1c3f6213576', '\x3db68236f70dedd73ade29d805e80494c90a728b0d4dca17550eb056e63bb64e');
INSERT INTO public.audit_events VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 34, 1796034485473, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'contra.create', 'ctr_01m8nzyq71e5q87z463hphcfk1', NULL, '{"id":"ctr_01m8nzyq71e5q87z463hphcfk1","status":"posted","contact_id":"con_01m8nzyq5peg8st77sgk7j36rh","contact_name":"Ash","date":"2026-03-28","amount":40.00,"currency":"GBP","reference":null,"external_id":null,"metadata":{},"allocations":[{"id":"alc_01m8nzyq71e5q87z463sgmg0yq","invoice_id":"inv_01m8nzyq62eqrsvftj67c5993r","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8nzyq71e5q87z463hphcfk1","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T10:28:05.473Z"},{"id":"alc_01m8nzyq71e5q87z463sgmg0yr","invoice_id":"inv_01m8nzyq6jegxbfgtt2heracqq","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8nzyq71e5q87z463hphcfk1","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T10:28:05.473Z"}],"journal_id":"jnl_01m8nzyq71e5q87z463n5gvy0d","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:05.473Z","updated_at":"2026-11-30T10:28:05.473Z","version":1}', '\x4835794c8c96035cbb4f135947eee266fa05b1dfe744de6c36936c878b724434', '\x3ac09a45ac06f74ac14f2bba83a0ae7c9f79dcb47014ab2515b870658b53c4e6');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 1, 'organisations', 'org_01m8nzyfceez989jdzhrh8mqjx', '["org_01m8nzyfceez989jdzhrh8mqjx", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796034477454, 1796034477454, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 2, 'members', 'mem_01m8nzyfceez989jdzb5r6019f', '["mem_01m8nzyfceez989jdzb5r6019f", "org_01m8nzyfceez989jdzhrh8mqjx", "jo@example.com", "usr_01m8nzyf3je1hv523aa4904jng", "owner", 1796034477454, 1796034477454, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 3, 'accounts', 'acc_01m8nzyfceez989jdzbaewvbq2', '["acc_01m8nzyfceez989jdzbaewvbq2", "org_01m8nzyfceez989jdzhrh8mqjx", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1796034477454, 1796034477454, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 4, 'accounts', 'acc_01m8nzyfceez989jdzbdhvznnv', '["acc_01m8nzyfceez989jdzbdhvznnv", "org_01m8nzyfceez989jdzhrh8mqjx", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1796034477454, 1796034477454, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 5, 'accounts', 'acc_01m8nzyfceez989jdzbks3mbm9', '["acc_01m8nzyfceez989jdzbks3mbm9", "org_01m8nzyfceez989jdzhrh8mqjx", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1796034477454, 1796034477454, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 6, 'accounts', 'acc_01m8nzyfceez989jdzbnzheg04', '["acc_01m8nzyfceez989jdzbnzheg04", "org_01m8nzyfceez989jdzhrh8mqjx", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1796034477454, 1796034477454, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 7, 'accounts', 'acc_01m8nzyfceez989jdzbsdzkk3v', '["acc_01m8nzyfceez989jdzbsdzkk3v", "org_01m8nzyfceez989jdzhrh8mqjx", "1100", "Stock", "ASSET", null, "ST", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 8, 'accounts', 'acc_01m8nzyfceez989jdzbwsd92gh', '["acc_01m8nzyfceez989jdzbwsd92gh", "org_01m8nzyfceez989jdzhrh8mqjx", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 9, 'accounts', 'acc_01m8nzyfceez989jdzc2cj8zw2', '["acc_01m8nzyfceez989jdzc2cj8zw2", "org_01m8nzyfceez989jdzhrh8mqjx", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 10, 'accounts', 'acc_01m8nzyfceez989jdzc7sgpkws', '["acc_01m8nzyfceez989jdzc7sgpkws", "org_01m8nzyfceez989jdzhrh8mqjx", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 11, 'accounts', 'acc_01m8nzyfceez989jdzcbgbdvaa', '["acc_01m8nzyfceez989jdzcbgbdvaa", "org_01m8nzyfceez989jdzhrh8mqjx", "1300", "Current account", "ASSET", "bank", null, null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 12, 'accounts', 'acc_01m8nzyfceez989jdzce5hrt5q', '["acc_01m8nzyfceez989jdzce5hrt5q", "org_01m8nzyfceez989jdzhrh8mqjx", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1796034477454, 1796034477454, 1, "cash", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 13, 'accounts', 'acc_01m8nzyfceez989jdzcj7vgj98', '["acc_01m8nzyfceez989jdzcj7vgj98", "org_01m8nzyfceez989jdzhrh8mqjx", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 14, 'accounts', 'acc_01m8nzyfceez989jdzcn7d3zpn', '["acc_01m8nzyfceez989jdzcn7d3zpn", "org_01m8nzyfceez989jdzhrh8mqjx", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 15, 'accounts', 'acc_01m8nzyfceez989jdzctpkfgdr', '["acc_01m8nzyfceez989jdzctpkfgdr", "org_01m8nzyfceez989jdzhrh8mqjx", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 16, 'accounts', 'acc_01m8nzyfceez989jdzczfnz2ag', '["acc_01m8nzyfceez989jdzczfnz2ag", "org_01m8nzyfceez989jdzhrh8mqjx", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 17, 'accounts', 'acc_01m8nzyfceez989jdzd3ttqz5d', '["acc_01m8nzyfceez989jdzd3ttqz5d", "org_01m8nzyfceez989jdzhrh8mqjx", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 18, 'accounts', 'acc_01m8nzyfceez989jdzd7nyak0w', '["acc_01m8nzyfceez989jdzd7nyak0w", "org_01m8nzyfceez989jdzhrh8mqjx", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 19, 'accounts', 'acc_01m8nzyfceez989jdzd8k5v0zt', '["acc_01m8nzyfceez989jdzd8k5v0zt", "org_01m8nzyfceez989jdzhrh8mqjx", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 20, 'accounts', 'acc_01m8nzyfceez989jdzdc8ny52n', '["acc_01m8nzyfceez989jdzdc8ny52n", "org_01m8nzyfceez989jdzhrh8mqjx", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1796034477454, 1796034477454, 1, "long_term_liabilities", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 21, 'accounts', 'acc_01m8nzyfceez989jdzdhnjktm3', '["acc_01m8nzyfceez989jdzdhnjktm3", "org_01m8nzyfceez989jdzhrh8mqjx", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 22, 'accounts', 'acc_01m8nzyfceez989jdzdny8exgr', '["acc_01m8nzyfceez989jdzdny8exgr", "org_01m8nzyfceez989jdzhrh8mqjx", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 23, 'accounts', 'acc_01m8nzyfceez989jdzdrbcvw2d', '["acc_01m8nzyfceez989jdzdrbcvw2d", "org_01m8nzyfceez989jdzhrh8mqjx", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 24, 'accounts', 'acc_01m8nzyfceez989jdzdzp3gbkj', '["acc_01m8nzyfceez989jdzdzp3gbkj", "org_01m8nzyfceez989jdzhrh8mqjx", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 25, 'accounts', 'acc_01m8nzyfceez989jdze2aej0ny', '["acc_01m8nzyfceez989jdze2aej0ny", "org_01m8nzyfceez989jdzhrh8mqjx", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 26, 'accounts', 'acc_01m8nzyfceez989jdze419nvq9', '["acc_01m8nzyfceez989jdze419nvq9", "org_01m8nzyfceez989jdzhrh8mqjx", "4000", "Sales", "INCOME", null, "ST", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 27, 'accounts', 'acc_01m8nzyfceez989jdze8cj9xd1', '["acc_01m8nzyfceez989jdze8cj9xd1", "org_01m8nzyfceez989jdzhrh8mqjx", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 28, 'accounts', 'acc_01m8nzyfceez989jdzee3safpa', '["acc_01m8nzyfceez989jdzee3safpa", "org_01m8nzyfceez989jdzhrh8mqjx", "4090", "Other income", "INCOME", null, "ST", null, "active", 1796034477454, 1796034477454, 1, "other_income", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 29, 'accounts', 'acc_01m8nzyfceez989jdzegnhz945', '["acc_01m8nzyfceez989jdzegnhz945", "org_01m8nzyfceez989jdzhrh8mqjx", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1796034477454, 1796034477454, 1, "finance", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 30, 'accounts', 'acc_01m8nzyfceez989jdzemt9h96r', '["acc_01m8nzyfceez989jdzemt9h96r", "org_01m8nzyfceez989jdzhrh8mqjx", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 31, 'accounts', 'acc_01m8nzyfceez989jdzevs1vjfk', '["acc_01m8nzyfceez989jdzevs1vjfk", "org_01m8nzyfceez989jdzhrh8mqjx", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1796034477454, 1796034477454, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 32, 'accounts', 'acc_01m8nzyfceez989jdzey8jf73w', '["acc_01m8nzyfceez989jdzey8jf73w", "org_01m8nzyfceez989jdzhrh8mqjx", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1796034477454, 1796034477454, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 33, 'accounts', 'acc_01m8nzyfceez989jdzf0a1r97f', '["acc_01m8nzyfceez989jdzf0a1r97f", "org_01m8nzyfceez989jdzhrh8mqjx", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1796034477454, 1796034477454, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 34, 'accounts', 'acc_01m8nzyfceez989jdzf4a062m8', '["acc_01m8nzyfceez989jdzf4a062m8", "org_01m8nzyfceez989jdzhrh8mqjx", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 35, 'accounts', 'acc_01m8nzyfceez989jdzf9hbecyn', '["acc_01m8nzyfceez989jdzf9hbecyn", "org_01m8nzyfceez989jdzhrh8mqjx", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 36, 'accounts', 'acc_01m8nzyfceez989jdzfeje6wyf', '["acc_01m8nzyfceez989jdzfeje6wyf", "org_01m8nzyfceez989jdzhrh8mqjx", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 37, 'accounts', 'acc_01m8nzyfceez989jdzfkd7gh1p', '["acc_01m8nzyfceez989jdzfkd7gh1p", "org_01m8nzyfceez989jdzhrh8mqjx", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 38, 'accounts', 'acc_01m8nzyfceez989jdzfn5300k0', '["acc_01m8nzyfceez989jdzfn5300k0", "org_01m8nzyfceez989jdzhrh8mqjx", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 39, 'accounts', 'acc_01m8nzyfceez989jdzfvhat61d', '["acc_01m8nzyfceez989jdzfvhat61d", "org_01m8nzyfceez989jdzhrh8mqjx", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 40, 'accounts', 'acc_01m8nzyfceez989jdzfzhc8nr4', '["acc_01m8nzyfceez989jdzfzhc8nr4", "org_01m8nzyfceez989jdzhrh8mqjx", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 41, 'accounts', 'acc_01m8nzyfceez989jdzg073hae8', '["acc_01m8nzyfceez989jdzg073hae8", "org_01m8nzyfceez989jdzhrh8mqjx", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 42, 'accounts', 'acc_01m8nzyfceez989jdzg4ew5mj7', '["acc_01m8nzyfceez989jdzg4ew5mj7", "org_01m8nzyfceez989jdzhrh8mqjx", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 43, 'accounts', 'acc_01m8nzyfceez989jdzg8qsxxej', '["acc_01m8nzyfceez989jdzg8qsxxej", "org_01m8nzyfceez989jdzhrh8mqjx", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 44, 'accounts', 'acc_01m8nzyfceez989jdzgdqdp5nj', '["acc_01m8nzyfceez989jdzgdqdp5nj", "org_01m8nzyfceez989jdzhrh8mqjx", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 45, 'accounts', 'acc_01m8nzyfceez989jdzgjr1wg2z', '["acc_01m8nzyfceez989jdzgjr1wg2z", "org_01m8nzyfceez989jdzhrh8mqjx", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 46, 'accounts', 'acc_01m8nzyfceez989jdzgmnkqr2s', '["acc_01m8nzyfceez989jdzgmnkqr2s", "org_01m8nzyfceez989jdzhrh8mqjx", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 47, 'accounts', 'acc_01m8nzyfceez989jdzgsbh5hhz', '["acc_01m8nzyfceez989jdzgsbh5hhz", "org_01m8nzyfceez989jdzhrh8mqjx", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 48, 'accounts', 'acc_01m8nzyfceez989jdzgwprhqfz', '["acc_01m8nzyfceez989jdzgwprhqfz", "org_01m8nzyfceez989jdzhrh8mqjx", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 49, 'accounts', 'acc_01m8nzyfceez989jdzh30qr9rz', '["acc_01m8nzyfceez989jdzh30qr9rz", "org_01m8nzyfceez989jdzhrh8mqjx", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 50, 'accounts', 'acc_01m8nzyfceez989jdzh6v8xapw', '["acc_01m8nzyfceez989jdzh6v8xapw", "org_01m8nzyfceez989jdzhrh8mqjx", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 51, 'accounts', 'acc_01m8nzyfceez989jdzhbwegek8', '["acc_01m8nzyfceez989jdzhbwegek8", "org_01m8nzyfceez989jdzhrh8mqjx", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 52, 'accounts', 'acc_01m8nzyfceez989jdzhcgwf4ga', '["acc_01m8nzyfceez989jdzhcgwf4ga", "org_01m8nzyfceez989jdzhrh8mqjx", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1796034477454, 1796034477454, 1, "finance", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 53, 'accounts', 'acc_01m8nzyfceez989jdzhhapwkw6', '["acc_01m8nzyfceez989jdzhhapwkw6", "org_01m8nzyfceez989jdzhrh8mqjx", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1796034477454, 1796034477454, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 54, 'accounts', 'acc_01m8nzyfceez989jdzhpkx9k7v', '["acc_01m8nzyfceez989jdzhpkx9k7v", "org_01m8nzyfceez989jdzhrh8mqjx", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1796034477454, 1796034477454, 1, "tax", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 2, 1, 'accounts', 'acc_01m8nzyfr6e4rvtn42bv7py8ct', '["acc_01m8nzyfr6e4rvtn42bv7py8ct", "org_01m8nzyfceez989jdzhrh8mqjx", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1796034477830, 1796034477830, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 3, 1, 'bank_accounts', 'bac_01m8nzyfvbezzs9pk05h75zjfs', '["bac_01m8nzyfvbezzs9pk05h75zjfs", "org_01m8nzyfceez989jdzhrh8mqjx", "acc_01m8nzyfceez989jdzcbgbdvaa", "Current", "current", null, null, null, null, null, null, null, 1796034477931, 1796034477931, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 1, 'organisations', 'org_01m8nzyfyces281ntdw3v7dkay', '["org_01m8nzyfyces281ntdw3v7dkay", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796034478028, 1796034478028, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 2, 'members', 'mem_01m8nzyfyces281ntdnfgsttpc', '["mem_01m8nzyfyces281ntdnfgsttpc", "org_01m8nzyfyces281ntdw3v7dkay", "jo@example.com", "usr_01m8nzyf3je1hv523aa4904jng", "owner", 1796034478028, 1796034478028, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 3, 'accounts', 'acc_01m8nzyfyces281ntdnj7m5daf', '["acc_01m8nzyfyces281ntdnj7m5daf", "org_01m8nzyfyces281ntdw3v7dkay", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1796034478028, 1796034478028, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 4, 'accounts', 'acc_01m8nzyfyces281ntdnm0e4e3w', '["acc_01m8nzyfyces281ntdnm0e4e3w", "org_01m8nzyfyces281ntdw3v7dkay", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1796034478028, 1796034478028, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 5, 'accounts', 'acc_01m8nzyfyces281ntdnvk3ts7m', '["acc_01m8nzyfyces281ntdnvk3ts7m", "org_01m8nzyfyces281ntdw3v7dkay", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1796034478028, 1796034478028, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 6, 'accounts', 'acc_01m8nzyfyces281ntdnwbf0e6n', '["acc_01m8nzyfyces281ntdnwbf0e6n", "org_01m8nzyfyces281ntdw3v7dkay", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1796034478028, 1796034478028, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 7, 'accounts', 'acc_01m8nzyfyces281ntdp1rj8btg', '["acc_01m8nzyfyces281ntdp1rj8btg", "org_01m8nzyfyces281ntdw3v7dkay", "1100", "Stock", "ASSET", null, "ST", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 8, 'accounts', 'acc_01m8nzyfyces281ntdp4v452tk', '["acc_01m8nzyfyces281ntdp4v452tk", "org_01m8nzyfyces281ntdw3v7dkay", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 9, 'accounts', 'acc_01m8nzyfyces281ntdpbdyc454', '["acc_01m8nzyfyces281ntdpbdyc454", "org_01m8nzyfyces281ntdw3v7dkay", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 10, 'accounts', 'acc_01m8nzyfyces281ntdpcd35nfm', '["acc_01m8nzyfyces281ntdpcd35nfm", "org_01m8nzyfyces281ntdw3v7dkay", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 11, 'accounts', 'acc_01m8nzyfyces281ntdphe3p9dh', '["acc_01m8nzyfyces281ntdphe3p9dh", "org_01m8nzyfyces281ntdw3v7dkay", "1300", "Current account", "ASSET", "bank", null, null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 12, 'accounts', 'acc_01m8nzyfyces281ntdpmm90fbw', '["acc_01m8nzyfyces281ntdpmm90fbw", "org_01m8nzyfyces281ntdw3v7dkay", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1796034478028, 1796034478028, 1, "cash", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 13, 'accounts', 'acc_01m8nzyfyces281ntdptxp7a61', '["acc_01m8nzyfyces281ntdptxp7a61", "org_01m8nzyfyces281ntdw3v7dkay", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 14, 'accounts', 'acc_01m8nzyfyces281ntdpwkk4e0j', '["acc_01m8nzyfyces281ntdpwkk4e0j", "org_01m8nzyfyces281ntdw3v7dkay", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 15, 'accounts', 'acc_01m8nzyfyces281ntdq1p2t95k', '["acc_01m8nzyfyces281ntdq1p2t95k", "org_01m8nzyfyces281ntdw3v7dkay", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 16, 'accounts', 'acc_01m8nzyfyces281ntdq4zmh5wv', '["acc_01m8nzyfyces281ntdq4zmh5wv", "org_01m8nzyfyces281ntdw3v7dkay", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 17, 'accounts', 'acc_01m8nzyfyces281ntdq91zknzt', '["acc_01m8nzyfyces281ntdq91zknzt", "org_01m8nzyfyces281ntdw3v7dkay", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 18, 'accounts', 'acc_01m8nzyfyces281ntdqffv2qmn', '["acc_01m8nzyfyces281ntdqffv2qmn", "org_01m8nzyfyces281ntdw3v7dkay", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 19, 'accounts', 'acc_01m8nzyfyces281ntdqjzm1zwn', '["acc_01m8nzyfyces281ntdqjzm1zwn", "org_01m8nzyfyces281ntdw3v7dkay", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 20, 'accounts', 'acc_01m8nzyfyces281ntdqq8ff260', '["acc_01m8nzyfyces281ntdqq8ff260", "org_01m8nzyfyces281ntdw3v7dkay", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1796034478028, 1796034478028, 1, "long_term_liabilities", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 21, 'accounts', 'acc_01m8nzyfyces281ntdqsqd3j6a', '["acc_01m8nzyfyces281ntdqsqd3j6a", "org_01m8nzyfyces281ntdw3v7dkay", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 22, 'accounts', 'acc_01m8nzyfyces281ntdqwf0f1sf', '["acc_01m8nzyfyces281ntdqwf0f1sf", "org_01m8nzyfyces281ntdw3v7dkay", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 23, 'accounts', 'acc_01m8nzyfyces281ntdr02bq6p5', '["acc_01m8nzyfyces281ntdr02bq6p5", "org_01m8nzyfyces281ntdw3v7dkay", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 24, 'accounts', 'acc_01m8nzyfyces281ntdr50sk78y', '["acc_01m8nzyfyces281ntdr50sk78y", "org_01m8nzyfyces281ntdw3v7dkay", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 25, 'accounts', 'acc_01m8nzyfyces281ntdr9p1khq7', '["acc_01m8nzyfyces281ntdr9p1khq7", "org_01m8nzyfyces281ntdw3v7dkay", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 26, 'accounts', 'acc_01m8nzyfyces281ntdrd2whmmt', '["acc_01m8nzyfyces281ntdrd2whmmt", "org_01m8nzyfyces281ntdw3v7dkay", "4000", "Sales", "INCOME", null, "ST", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 27, 'accounts', 'acc_01m8nzyfyces281ntdrkznsnyr', '["acc_01m8nzyfyces281ntdrkznsnyr", "org_01m8nzyfyces281ntdw3v7dkay", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 28, 'accounts', 'acc_01m8nzyfyces281ntdrqfy2q8p', '["acc_01m8nzyfyces281ntdrqfy2q8p", "org_01m8nzyfyces281ntdw3v7dkay", "4090", "Other income", "INCOME", null, "ST", null, "active", 1796034478028, 1796034478028, 1, "other_income", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 29, 'accounts', 'acc_01m8nzyfyces281ntdrt2m8cad', '["acc_01m8nzyfyces281ntdrt2m8cad", "org_01m8nzyfyces281ntdw3v7dkay", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1796034478028, 1796034478028, 1, "finance", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 30, 'accounts', 'acc_01m8nzyfyces281ntdrxtzvgz6', '["acc_01m8nzyfyces281ntdrxtzvgz6", "org_01m8nzyfyces281ntdw3v7dkay", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 31, 'accounts', 'acc_01m8nzyfyces281ntds1rbx80n', '["acc_01m8nzyfyces281ntds1rbx80n", "org_01m8nzyfyces281ntdw3v7dkay", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1796034478028, 1796034478028, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 32, 'accounts', 'acc_01m8nzyfyces281ntds6nj86yn', '["acc_01m8nzyfyces281ntds6nj86yn", "org_01m8nzyfyces281ntdw3v7dkay", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1796034478028, 1796034478028, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 33, 'accounts', 'acc_01m8nzyfyces281ntds930v0cq', '["acc_01m8nzyfyces281ntds930v0cq", "org_01m8nzyfyces281ntdw3v7dkay", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1796034478028, 1796034478028, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 34, 'accounts', 'acc_01m8nzyfyces281ntdscef5aw0', '["acc_01m8nzyfyces281ntdscef5aw0", "org_01m8nzyfyces281ntdw3v7dkay", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 35, 'accounts', 'acc_01m8nzyfyces281ntdshxv1qb4', '["acc_01m8nzyfyces281ntdshxv1qb4", "org_01m8nzyfyces281ntdw3v7dkay", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 36, 'accounts', 'acc_01m8nzyfyces281ntdspghmn89', '["acc_01m8nzyfyces281ntdspghmn89", "org_01m8nzyfyces281ntdw3v7dkay", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 37, 'accounts', 'acc_01m8nzyfyces281ntdssjsmpq3', '["acc_01m8nzyfyces281ntdssjsmpq3", "org_01m8nzyfyces281ntdw3v7dkay", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 38, 'accounts', 'acc_01m8nzyfyces281ntdswz8z3bm', '["acc_01m8nzyfyces281ntdswz8z3bm", "org_01m8nzyfyces281ntdw3v7dkay", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 39, 'accounts', 'acc_01m8nzyfyces281ntdt3dn118b', '["acc_01m8nzyfyces281ntdt3dn118b", "org_01m8nzyfyces281ntdw3v7dkay", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 40, 'accounts', 'acc_01m8nzyfyces281ntdt4fdrjxd', '["acc_01m8nzyfyces281ntdt4fdrjxd", "org_01m8nzyfyces281ntdw3v7dkay", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 41, 'accounts', 'acc_01m8nzyfyces281ntdt8xn8rr3', '["acc_01m8nzyfyces281ntdt8xn8rr3", "org_01m8nzyfyces281ntdw3v7dkay", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 42, 'accounts', 'acc_01m8nzyfyces281ntdtfd6vqv1', '["acc_01m8nzyfyces281ntdtfd6vqv1", "org_01m8nzyfyces281ntdw3v7dkay", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 43, 'accounts', 'acc_01m8nzyfyces281ntdtggr0pqn', '["acc_01m8nzyfyces281ntdtggr0pqn", "org_01m8nzyfyces281ntdw3v7dkay", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 44, 'accounts', 'acc_01m8nzyfyces281ntdtpdrdzpm', '["acc_01m8nzyfyces281ntdtpdrdzpm", "org_01m8nzyfyces281ntdw3v7dkay", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 45, 'accounts', 'acc_01m8nzyfyces281ntdtscq0d79', '["acc_01m8nzyfyces281ntdtscq0d79", "org_01m8nzyfyces281ntdw3v7dkay", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 46, 'accounts', 'acc_01m8nzyfyces281ntdtz5hj9gx', '["acc_01m8nzyfyces281ntdtz5hj9gx", "org_01m8nzyfyces281ntdw3v7dkay", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 47, 'accounts', 'acc_01m8nzyfyces281ntdv33g1vxr', '["acc_01m8nzyfyces281ntdv33g1vxr", "org_01m8nzyfyces281ntdw3v7dkay", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 48, 'accounts', 'acc_01m8nzyfyces281ntdv7te6rsh', '["acc_01m8nzyfyces281ntdv7te6rsh", "org_01m8nzyfyces281ntdw3v7dkay", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 49, 'accounts', 'acc_01m8nzyfyces281ntdvayvtv80', '["acc_01m8nzyfyces281ntdvayvtv80", "org_01m8nzyfyces281ntdw3v7dkay", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 50, 'accounts', 'acc_01m8nzyfyces281ntdvcq6482g', '["acc_01m8nzyfyces281ntdvcq6482g", "org_01m8nzyfyces281ntdw3v7dkay", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 51, 'accounts', 'acc_01m8nzyfyces281ntdvhk67msy', '["acc_01m8nzyfyces281ntdvhk67msy", "org_01m8nzyfyces281ntdw3v7dkay", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 52, 'accounts', 'acc_01m8nzyfyces281ntdvq98y3zc', '["acc_01m8nzyfyces281ntdvq98y3zc", "org_01m8nzyfyces281ntdw3v7dkay", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1796034478028, 1796034478028, 1, "finance", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 53, 'accounts', 'acc_01m8nzyfyces281ntdvv03v5qx', '["acc_01m8nzyfyces281ntdvv03v5qx", "org_01m8nzyfyces281ntdw3v7dkay", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1796034478028, 1796034478028, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 54, 'accounts', 'acc_01m8nzyfyces281ntdvyx8rykt', '["acc_01m8nzyfyces281ntdvyx8rykt", "org_01m8nzyfyces281ntdw3v7dkay", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1796034478028, 1796034478028, 1, "tax", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 2, 1, 'accounts', 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', '["acc_01m8nzyg2kehnvmq0zpsfzsqxw", "org_01m8nzyfyces281ntdw3v7dkay", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1796034478163, 1796034478163, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 3, 1, 'accounts', 'acc_01m8nzyg56eq0sv4e0ba69cb40', '["acc_01m8nzyg56eq0sv4e0ba69cb40", "org_01m8nzyfyces281ntdw3v7dkay", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1796034478246, 1796034478246, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 4, 1, 'bank_accounts', 'bac_01m8nzyg96e109ah9540q60hmr', '["bac_01m8nzyg96e109ah9540q60hmr", "org_01m8nzyfyces281ntdw3v7dkay", "acc_01m8nzyfyces281ntdphe3p9dh", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8nzyg96e109ah9549180ev0", null, 1796034478374, 1796034478374, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 5, 1, 'accounts', 'acc_01m8nzygb7ea4v8k0ndd8a855w', '["acc_01m8nzygb7ea4v8k0ndd8a855w", "org_01m8nzyfyces281ntdw3v7dkay", "1301", "Savings", "ASSET", "bank", null, null, "active", 1796034478439, 1796034478439, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 6, 1, 'bank_accounts', 'bac_01m8nzygb7ea4v8k0nd921te7r', '["bac_01m8nzygb7ea4v8k0nd921te7r", "org_01m8nzyfyces281ntdw3v7dkay", "acc_01m8nzygb7ea4v8k0ndd8a855w", "Savings", "savings", null, null, null, null, null, null, null, 1796034478439, 1796034478439, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 7, 1, 'contacts', 'con_01m8nzygdmey7vg71nsjefkdpg', '["con_01m8nzygdmey7vg71nsjefkdpg", "org_01m8nzyfyces281ntdw3v7dkay", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1796034478516, 1796034478516, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 8, 1, 'contacts', 'con_01m8nzygfsewmb3eje9y2435xq', '["con_01m8nzygfsewmb3eje9y2435xq", "org_01m8nzyfyces281ntdw3v7dkay", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1796034478585, 1796034478585, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 9, 1, 'contacts', 'con_01m8nzyghpe97t1p38pemeez63', '["con_01m8nzyghpe97t1p38pemeez63", "org_01m8nzyfyces281ntdw3v7dkay", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1796034478646, 1796034478646, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 10, 1, 'contacts', 'con_01m8nzygkme9svzxs1kr8awnd0', '["con_01m8nzygkme9svzxs1kr8awnd0", "org_01m8nzyfyces281ntdw3v7dkay", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1796034478708, 1796034478708, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 11, 1, 'contacts', 'con_01m8nzygnbeb3a9wf4cbg8egg7', '["con_01m8nzygnbeb3a9wf4cbg8egg7", "org_01m8nzyfyces281ntdw3v7dkay", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1796034478763, 1796034478763, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 12, 1, 'contacts', 'con_01m8nzygqcets9dn5pnn4hwx92', '["con_01m8nzygqcets9dn5pnn4hwx92", "org_01m8nzyfyces281ntdw3v7dkay", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1796034478831, 1796034478831, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 13, 1, 'contacts', 'con_01m8nzygsme1c9s4w4rq8qkzfk', '["con_01m8nzygsme1c9s4w4rq8qkzfk", "org_01m8nzyfyces281ntdw3v7dkay", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1796034478900, 1796034478900, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 14, 1, 'invoices', 'inv_01m8nzyh1eewdbz34j0g6aevhp', '["inv_01m8nzyh1eewdbz34j0g6aevhp", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "invoice", "issued", "INV-0001", "con_01m8nzygdmey7vg71nsjefkdpg", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8nzyh1eewdbz34j0q7m3gz5", null, null, "inv-0001", 1796034479150, 1796034479150, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8nzyfyces281ntdrd2whmmt", "ST", null, 195000, 39000, 234000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 14, 2, 'number_sequences', 'invoice', '["org_01m8nzyfyces281ntdw3v7dkay", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 15, 1, 'invoices', 'inv_01m8nzyh3cen78zpmwnv0wra0r', '["inv_01m8nzyh3cen78zpmwnv0wra0r", "org_01m8nzyfyces281ntdw3v7dkay", "purchase", "invoice", "issued", "PX-881", "con_01m8nzygkme9svzxs1kr8awnd0", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8nzyh3cen78zpmwnw147d1k", null, null, "px-881", 1796034479212, 1796034479212, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8nzyfyces281ntds1rbx80n", "ZR", null, 41200, 0, 41200]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 23, 1, 'vat_returns', 'vrt_01m8nzypzje1ztfmzx7yf4mpcf', '["vrt_01m8nzypzje1ztfmzx7yf4mpcf", "org_01m8nzyfceez989jdzhrh8mqjx", "2025-04-01", "2025-06-30", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1796034485234, 1796034485234, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 16, 1, 'invoices', 'inv_01m8nzyh5ae8hbsr1cp6wcnwyc', '["inv_01m8nzyh5ae8hbsr1cp6wcnwyc", "org_01m8nzyfyces281ntdw3v7dkay", "purchase", "invoice", "issued", "TB-0117", "con_01m8nzygnbeb3a9wf4cbg8egg7", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8nzyh5ae8hbsr1cp918me65", null, null, "tb-0117", 1796034479274, 1796034479274, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Laptop", "1", "899.00", null, "acc_01m8nzyfyces281ntdnj7m5daf", "ST", null, 89900, 17980, 107880]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 19, 1, 'invoices', 'inv_01m8nzyh9yex383x0h1pwb4138', '["inv_01m8nzyh9yex383x0h1pwb4138", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "invoice", "issued", "INV-0003", "con_01m8nzygfsewmb3eje9y2435xq", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8nzyh9yex383x0h1syrqp5w", null, null, "inv-0003", 1796034479422, 1796034479422, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8nzyg56eq0sv4e0ba69cb40", "EX", null, 24000, 0, 24000], ["org_01m8nzyfyces281ntdw3v7dkay", 2, "Projector", "1", "35.00", null, "acc_01m8nzyfyces281ntdrd2whmmt", "ST", null, 3500, 700, 4200]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 19, 2, 'number_sequences', 'invoice', '["org_01m8nzyfyces281ntdw3v7dkay", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 22, 1, 'invoices', 'inv_01m8nzyhcke7bv2kjsc8axx7nw', '["inv_01m8nzyhcke7bv2kjsc8axx7nw", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "credit_note", "issued", "CN-0001", "con_01m8nzyghpe97t1p38pemeez63", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8nzyhcke7bv2kjsccr82d3k", null, null, "cn-0001\ninv-0004", 1796034479507, 1796034479507, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfyces281ntdw3v7dkay", 1, "A day that was not held", "1", "150.00", null, "acc_01m8nzyfyces281ntdrd2whmmt", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 22, 2, 'number_sequences', 'credit_note', '["org_01m8nzyfyces281ntdw3v7dkay", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 32, 1, 'invoices', 'inv_01m8nzyh5ae8hbsr1cp6wcnwyc', '["inv_01m8nzyh5ae8hbsr1cp6wcnwyc", "org_01m8nzyfyces281ntdw3v7dkay", "purchase", "invoice", "issued", "TB-0117", "con_01m8nzygnbeb3a9wf4cbg8egg7", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8nzyh5ae8hbsr1cp918me65", null, null, "tb-0117", 1796034479274, 1796034480333, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Laptop", "1", "899.00", null, "acc_01m8nzyfyces281ntdnj7m5daf", "ST", null, 89900, 17980, 107880]], [["alc_01m8nzyj6de0mr5rvxdkrbegb5", "org_01m8nzyfyces281ntdw3v7dkay", "set_01m8nzyj6de0mr5rvxdkrbegb5", null, 107880, "2026-01-22", null, 1796034480333, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 32, 2, 'settlements', 'set_01m8nzyj6de0mr5rvxdkrbegb5', '["set_01m8nzyj6de0mr5rvxdkrbegb5", "org_01m8nzyfyces281ntdw3v7dkay", "payment", "purchase", "posted", "con_01m8nzygnbeb3a9wf4cbg8egg7", "bac_01m8nzyg96e109ah9540q60hmr", "2026-01-22", 107880, 107880, null, "btx_01m8nzyj1ted1syvcxq319f9zv", 1, "jnl_01m8nzyj6de0mr5rvxdkrbegb5", null, null, "", 1796034480333, 1796034480333, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 33, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxq319f9zv', '["btx_01m8nzyj1ted1syvcxq319f9zv", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8nzygnbeb3a9wf4cbg8egg7", "allocations", "jnl_01m8nzyj6de0mr5rvxdkrbegb5", 2, null, "NV", 0, 1796034480333, 1796034480186, 1796034480333, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 38, 1, 'invoices', 'inv_01m8nzyh1eewdbz34j0g6aevhp', '["inv_01m8nzyh1eewdbz34j0g6aevhp", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "invoice", "issued", "INV-0001", "con_01m8nzygdmey7vg71nsjefkdpg", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8nzyh1eewdbz34j0q7m3gz5", null, null, "inv-0001", 1796034479150, 1796034480957, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8nzyfyces281ntdrd2whmmt", "ST", null, 195000, 39000, 234000]], [["alc_01m8nzyjegegfv36bq49se350q", "org_01m8nzyfyces281ntdw3v7dkay", "set_01m8nzyjegegfv36bq49se350q", null, 150000, "2026-01-30", null, 1796034480592, null], ["alc_01m8nzyjsxensb2z0rryt0f8g3", "org_01m8nzyfyces281ntdw3v7dkay", "set_01m8nzyjsxensb2z0rryt0f8g3", null, 84000, "2026-02-16", null, 1796034480957, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 38, 2, 'invoices', 'inv_01m8nzyh7be6p94k2cxpqdt6v0', '["inv_01m8nzyh7be6p94k2cxpqdt6v0", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "invoice", "issued", "INV-0002", "con_01m8nzygdmey7vg71nsjefkdpg", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8nzyh7be6p94k2cxvprn6az", null, null, "inv-0002", 1796034479339, 1796034480957, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Workbooks", "120", "7.25", null, "acc_01m8nzyfyces281ntdrkznsnyr", "ZR", null, 87000, 0, 87000]], [["alc_01m8nzyjsxensb2z0rryt0f8g4", "org_01m8nzyfyces281ntdw3v7dkay", "set_01m8nzyjsxensb2z0rryt0f8g3", null, 87000, "2026-02-16", null, 1796034480957, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 38, 3, 'settlements', 'set_01m8nzyjsxensb2z0rryt0f8g3', '["set_01m8nzyjsxensb2z0rryt0f8g3", "org_01m8nzyfyces281ntdw3v7dkay", "receipt", "sales", "posted", "con_01m8nzygdmey7vg71nsjefkdpg", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-16", 171000, 171000, null, "btx_01m8nzyj1ted1syvcxqj2vdfgc", 1, "jnl_01m8nzyjsxensb2z0rryt0f8g3", null, null, "", 1796034480957, 1796034480957, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 39, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxqj2vdfgc', '["btx_01m8nzyj1ted1syvcxqj2vdfgc", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8nzygdmey7vg71nsjefkdpg", "allocations", "jnl_01m8nzyjsxensb2z0rryt0f8g3", 2, null, "NV", 0, 1796034480957, 1796034480186, 1796034480957, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 44, 1, 'settlements', 'set_01m8nzyhx7edtb548asy9vzp4q', '["set_01m8nzyhx7edtb548asy9vzp4q", "org_01m8nzyfyces281ntdw3v7dkay", "receipt", "sales", "posted", "con_01m8nzygfsewmb3eje9y2435xq", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-06", 28200, 28200, null, "btx_01m8nzyj1ted1syvcxr39nvkx3", 0, "jnl_01m8nzyhx7edtb548at2fxhgm5", null, null, "", 1796034480039, 1796034481642, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 25, 1, 'late_vat', 'jnl_01m8nzyq06er5tnsd3dt0pzcr9', '["jnl_01m8nzyq06er5tnsd3dt0pzcr9", "org_01m8nzyfceez989jdzhrh8mqjx", "error", "careless", "Lost", 1796034485281, 1796034485281]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 17, 1, 'invoices', 'inv_01m8nzyh7be6p94k2cxpqdt6v0', '["inv_01m8nzyh7be6p94k2cxpqdt6v0", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "invoice", "issued", "INV-0002", "con_01m8nzygdmey7vg71nsjefkdpg", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8nzyh7be6p94k2cxvprn6az", null, null, "inv-0002", 1796034479339, 1796034479339, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Workbooks", "120", "7.25", null, "acc_01m8nzyfyces281ntdrkznsnyr", "ZR", null, 87000, 0, 87000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 17, 2, 'number_sequences', 'invoice', '["org_01m8nzyfyces281ntdw3v7dkay", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 20, 1, 'invoices', 'inv_01m8nzyhayead9jadc6cs4dkzx', '["inv_01m8nzyhayead9jadc6cs4dkzx", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "invoice", "issued", "INV-0004", "con_01m8nzyghpe97t1p38pemeez63", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8nzyhayead9jadc6gjszmq0", null, null, "inv-0004", 1796034479454, 1796034479454, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8nzyfyces281ntdrd2whmmt", "ST", null, 133200, 26640, 159840]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 20, 2, 'number_sequences', 'invoice', '["org_01m8nzyfyces281ntdw3v7dkay", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 23, 1, 'invoices', 'inv_01m8nzyhe9ecnbq6rzpnctywc1', '["inv_01m8nzyhe9ecnbq6rzpnctywc1", "org_01m8nzyfyces281ntdw3v7dkay", "purchase", "invoice", "issued", "FR-1209", "con_01m8nzygsme1c9s4w4rq8qkzfk", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8nzyhe9ecnbq6rzpvnapkp5", null, null, "fr-1209", 1796034479561, 1796034479561, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8nzyfyces281ntds6nj86yn", "ST", null, 64000, 12800, 76800]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 25, 1, 'invoices', 'inv_01m8nzyhbsevnasxqap7nz7wac', '["inv_01m8nzyhbsevnasxqap7nz7wac", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "invoice", "void", "INV-0005", "con_01m8nzyghpe97t1p38pemeez63", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8nzyhbsevnasxqap8vzy9vc", "2026-03-03", "jnl_01m8nzyhk6eg8te478792jexyb", "inv-0005", 1796034479481, 1796034479718, 2, "2026-03-03", 0, null, null, [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Raised in error", "1", "500.00", null, "acc_01m8nzyfyces281ntdrd2whmmt", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 26, 1, 'invoices', 'inv_01m8nzyhayead9jadc6cs4dkzx', '["inv_01m8nzyhayead9jadc6cs4dkzx", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "invoice", "issued", "INV-0004", "con_01m8nzyghpe97t1p38pemeez63", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8nzyhayead9jadc6gjszmq0", null, null, "inv-0004", 1796034479454, 1796034479859, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8nzyfyces281ntdrd2whmmt", "ST", null, 133200, 26640, 159840]], [["alc_01m8nzyhqke6qaw9v93dt2hj4s", "org_01m8nzyfyces281ntdw3v7dkay", null, "inv_01m8nzyhcke7bv2kjsc8axx7nw", 18000, "2026-03-12", null, 1796034479859, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 26, 2, 'invoices', 'inv_01m8nzyhcke7bv2kjsc8axx7nw', '["inv_01m8nzyhcke7bv2kjsc8axx7nw", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "credit_note", "issued", "CN-0001", "con_01m8nzyghpe97t1p38pemeez63", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8nzyhcke7bv2kjsccr82d3k", null, null, "cn-0001\ninv-0004", 1796034479507, 1796034479859, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8nzyfyces281ntdw3v7dkay", 1, "A day that was not held", "1", "150.00", null, "acc_01m8nzyfyces281ntdrd2whmmt", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 1, 'bank_accounts', 'bac_01m8nzyg96e109ah9540q60hmr', '["bac_01m8nzyg96e109ah9540q60hmr", "org_01m8nzyfyces281ntdw3v7dkay", "acc_01m8nzyfyces281ntdphe3p9dh", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8nzyg96e109ah9549180ev0", 900715, 1796034478374, 1796034480186, 2, "2026-03-31", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 2, 'stated_balances', 'bac_01m8nzyg96e109ah9540q60hmr/2026-03-31', '["org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-31", 900715, 1796034480186]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 3, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxq319f9zv', '["btx_01m8nzyj1ted1syvcxq319f9zv", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034480186, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 4, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxq55njtq9', '["btx_01m8nzyj1ted1syvcxq55njtq9", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034480186, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 5, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxq83pz7rh', '["btx_01m8nzyj1ted1syvcxq83pz7rh", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034480186, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 6, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxqe277gr1', '["btx_01m8nzyj1ted1syvcxqe277gr1", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034480186, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 7, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxqj2vdfgc', '["btx_01m8nzyj1ted1syvcxqj2vdfgc", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034480186, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 18, 1, 'invoices', 'inv_01m8nzyh8we0fs05qq0zjt7bsz', '["inv_01m8nzyh8we0fs05qq0zjt7bsz", "org_01m8nzyfyces281ntdw3v7dkay", "purchase", "invoice", "issued", "HL-33", "con_01m8nzygqcets9dn5pnn4hwx92", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8nzyh8we0fs05qq12mhryb7", null, null, "hl-33", 1796034479388, 1796034479388, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8nzyfyces281ntdssjsmpq3", "EX", null, 135000, 0, 135000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 21, 1, 'invoices', 'inv_01m8nzyhbsevnasxqap7nz7wac', '["inv_01m8nzyhbsevnasxqap7nz7wac", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "invoice", "issued", "INV-0005", "con_01m8nzyghpe97t1p38pemeez63", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8nzyhbsevnasxqap8vzy9vc", null, null, "inv-0005", 1796034479481, 1796034479481, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Raised in error", "1", "500.00", null, "acc_01m8nzyfyces281ntdrd2whmmt", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 21, 2, 'number_sequences', 'invoice', '["org_01m8nzyfyces281ntdw3v7dkay", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 24, 1, 'invoices', 'inv_01m8nzyhfted8b7kraw63fh93d', '["inv_01m8nzyhfted8b7kraw63fh93d", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "invoice", "issued", "INV-0006", "con_01m8nzygdmey7vg71nsjefkdpg", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8nzyhfted8b7krawbfafhe1", null, null, "inv-0006", 1796034479610, 1796034479610, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Workbooks", "24", "7.25", null, "acc_01m8nzyfyces281ntdrkznsnyr", "ZR", null, 17400, 0, 17400], ["org_01m8nzyfyces281ntdw3v7dkay", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8nzyfyces281ntdrd2whmmt", "ST", null, 32500, 6500, 39000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 24, 2, 'number_sequences', 'invoice', '["org_01m8nzyfyces281ntdw3v7dkay", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 30, 1, 'invoices', 'inv_01m8nzyh9yex383x0h1pwb4138', '["inv_01m8nzyh9yex383x0h1pwb4138", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "invoice", "issued", "INV-0003", "con_01m8nzygfsewmb3eje9y2435xq", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8nzyh9yex383x0h1syrqp5w", null, null, "inv-0003", 1796034479422, 1796034480039, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8nzyg56eq0sv4e0ba69cb40", "EX", null, 24000, 0, 24000], ["org_01m8nzyfyces281ntdw3v7dkay", 2, "Projector", "1", "35.00", null, "acc_01m8nzyfyces281ntdrd2whmmt", "ST", null, 3500, 700, 4200]], [["alc_01m8nzyhx7edtb548at5gj8fr3", "org_01m8nzyfyces281ntdw3v7dkay", "set_01m8nzyhx7edtb548asy9vzp4q", null, 28200, "2026-03-06", null, 1796034480039, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 30, 2, 'settlements', 'set_01m8nzyhx7edtb548asy9vzp4q', '["set_01m8nzyhx7edtb548asy9vzp4q", "org_01m8nzyfyces281ntdw3v7dkay", "receipt", "sales", "posted", "con_01m8nzygfsewmb3eje9y2435xq", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8nzyhx7edtb548at2fxhgm5", null, null, "", 1796034480039, 1796034480039, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 34, 1, 'invoices', 'inv_01m8nzyh1eewdbz34j0g6aevhp', '["inv_01m8nzyh1eewdbz34j0g6aevhp", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "invoice", "issued", "INV-0001", "con_01m8nzygdmey7vg71nsjefkdpg", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8nzyh1eewdbz34j0q7m3gz5", null, null, "inv-0001", 1796034479150, 1796034480592, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8nzyfyces281ntdrd2whmmt", "ST", null, 195000, 39000, 234000]], [["alc_01m8nzyjegegfv36bq49se350q", "org_01m8nzyfyces281ntdw3v7dkay", "set_01m8nzyjegegfv36bq49se350q", null, 150000, "2026-01-30", null, 1796034480592, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 34, 2, 'settlements', 'set_01m8nzyjegegfv36bq49se350q', '["set_01m8nzyjegegfv36bq49se350q", "org_01m8nzyfyces281ntdw3v7dkay", "receipt", "sales", "posted", "con_01m8nzygdmey7vg71nsjefkdpg", "bac_01m8nzyg96e109ah9540q60hmr", "2026-01-30", 150000, 150000, null, "btx_01m8nzyj1ted1syvcxq55njtq9", 1, "jnl_01m8nzyjegegfv36bq49se350q", null, null, "", 1796034480592, 1796034480592, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 35, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxq55njtq9', '["btx_01m8nzyj1ted1syvcxq55njtq9", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8nzygdmey7vg71nsjefkdpg", "allocations", "jnl_01m8nzyjegegfv36bq49se350q", 2, null, "NV", 0, 1796034480592, 1796034480186, 1796034480592, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 46, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxre2c2f8g', '["btx_01m8nzyj1ted1syvcxre2c2f8g", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8nzykmse368j59j43nmzgqh", 1, null, "NV", 0, 1796034481817, 1796034480186, 1796034481817, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 47, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxrj3xjx3e', '["btx_01m8nzyj1ted1syvcxrj3xjx3e", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8nzyfyces281ntdq91zknzt", "NV", null, null, "account", "jnl_01m8nzykvde71ak46d6b7yqdrn", 1, "acc_01m8nzyfyces281ntdq91zknzt", "NV", 0, 1796034482029, 1796034480186, 1796034482029, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 52, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxqnn6wqrr', '["btx_01m8nzyj1ted1syvcxqnn6wqrr", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8nzyfyces281ntdtggr0pqn", "ZR", null, null, "account", "jnl_01m8nzymtre80b5e8v54g279js", 1, "acc_01m8nzyfyces281ntdtggr0pqn", "ZR", 0, 1796034483032, 1796034480186, 1796034483032, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], "input", null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 26, 1, 'accounts', 'acc_01m8nzyq1kevera71k28v2f2bg', '["acc_01m8nzyq1kevera71k28v2f2bg", "org_01m8nzyfceez989jdzhrh8mqjx", "1250", "VAT on deposits", "ASSET", "vat_on_deposits", null, null, "active", 1796034485299, 1796034485299, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 8, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxqnn6wqrr', '["btx_01m8nzyj1ted1syvcxqnn6wqrr", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034480186, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 9, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxqr8cenb9', '["btx_01m8nzyj1ted1syvcxqr8cenb9", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034480186, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 10, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxqwrq8qg1', '["btx_01m8nzyj1ted1syvcxqwrq8qg1", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034480186, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 11, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxr39nvkx3', '["btx_01m8nzyj1ted1syvcxr39nvkx3", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034480186, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 12, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxr65m19r2', '["btx_01m8nzyj1ted1syvcxr65m19r2", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034480186, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 13, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxr8dc3n39', '["btx_01m8nzyj1ted1syvcxr8dc3n39", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034480186, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 14, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxre2c2f8g', '["btx_01m8nzyj1ted1syvcxre2c2f8g", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034480186, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 31, 15, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxrj3xjx3e', '["btx_01m8nzyj1ted1syvcxrj3xjx3e", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034480186, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 36, 1, 'invoices', 'inv_01m8nzyh8we0fs05qq0zjt7bsz', '["inv_01m8nzyh8we0fs05qq0zjt7bsz", "org_01m8nzyfyces281ntdw3v7dkay", "purchase", "invoice", "issued", "HL-33", "con_01m8nzygqcets9dn5pnn4hwx92", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8nzyh8we0fs05qq12mhryb7", null, null, "hl-33", 1796034479388, 1796034480763, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8nzyfyces281ntdssjsmpq3", "EX", null, 135000, 0, 135000]], [["alc_01m8nzyjkvee8aczagtbvzqq47", "org_01m8nzyfyces281ntdw3v7dkay", "set_01m8nzyjkvee8aczagtbvzqq47", null, 135000, "2026-02-10", null, 1796034480763, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 36, 2, 'settlements', 'set_01m8nzyjkvee8aczagtbvzqq47', '["set_01m8nzyjkvee8aczagtbvzqq47", "org_01m8nzyfyces281ntdw3v7dkay", "payment", "purchase", "posted", "con_01m8nzygqcets9dn5pnn4hwx92", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-10", 135000, 135000, null, "btx_01m8nzyj1ted1syvcxqe277gr1", 1, "jnl_01m8nzyjkvee8aczagtbvzqq47", null, null, "", 1796034480763, 1796034480763, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 37, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxqe277gr1', '["btx_01m8nzyj1ted1syvcxqe277gr1", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8nzygqcets9dn5pnn4hwx92", "allocations", "jnl_01m8nzyjkvee8aczagtbvzqq47", 2, null, "NV", 0, 1796034480763, 1796034480186, 1796034480763, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 40, 1, 'invoices', 'inv_01m8nzyh3cen78zpmwnv0wra0r', '["inv_01m8nzyh3cen78zpmwnv0wra0r", "org_01m8nzyfyces281ntdw3v7dkay", "purchase", "invoice", "issued", "PX-881", "con_01m8nzygkme9svzxs1kr8awnd0", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8nzyh3cen78zpmwnw147d1k", null, null, "px-881", 1796034479212, 1796034481227, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8nzyfyces281ntds1rbx80n", "ZR", null, 41200, 0, 41200]], [["alc_01m8nzyk2bewzvyzxa833v7w6f", "org_01m8nzyfyces281ntdw3v7dkay", "set_01m8nzyk2bewzvyzxa833v7w6f", null, 40000, "2026-02-27", null, 1796034481227, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 40, 2, 'settlements', 'set_01m8nzyk2bewzvyzxa833v7w6f', '["set_01m8nzyk2bewzvyzxa833v7w6f", "org_01m8nzyfyces281ntdw3v7dkay", "payment", "purchase", "posted", "con_01m8nzygkme9svzxs1kr8awnd0", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-27", 40000, 40000, null, "btx_01m8nzyj1ted1syvcxqr8cenb9", 1, "jnl_01m8nzyk2bewzvyzxa833v7w6f", null, null, "", 1796034481227, 1796034481227, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 27, 1, 'contacts', 'con_01m8nzyq2eehjsd583f72ngy5q', '["con_01m8nzyq2eehjsd583f72ngy5q", "org_01m8nzyfceez989jdzhrh8mqjx", "customer", "Oak", null, null, null, null, null, 30, null, null, "active", "oak", 1796034485326, 1796034485326, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 41, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxqr8cenb9', '["btx_01m8nzyj1ted1syvcxqr8cenb9", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8nzygkme9svzxs1kr8awnd0", "allocations", "jnl_01m8nzyk2bewzvyzxa833v7w6f", 2, null, "NV", 0, 1796034481227, 1796034480186, 1796034481227, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 42, 1, 'invoices', 'inv_01m8nzyhayead9jadc6cs4dkzx', '["inv_01m8nzyhayead9jadc6cs4dkzx", "org_01m8nzyfyces281ntdw3v7dkay", "sales", "invoice", "issued", "INV-0004", "con_01m8nzyghpe97t1p38pemeez63", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8nzyhayead9jadc6gjszmq0", null, null, "inv-0004", 1796034479454, 1796034481416, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8nzyfyces281ntdw3v7dkay", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8nzyfyces281ntdrd2whmmt", "ST", null, 133200, 26640, 159840]], [["alc_01m8nzyhqke6qaw9v93dt2hj4s", "org_01m8nzyfyces281ntdw3v7dkay", null, "inv_01m8nzyhcke7bv2kjsc8axx7nw", 18000, "2026-03-12", null, 1796034479859, null], ["alc_01m8nzyk88ec6bazfndykhpz3n", "org_01m8nzyfyces281ntdw3v7dkay", "set_01m8nzyk88ec6bazfndykhpz3n", null, 141840, "2026-03-16", null, 1796034481416, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 42, 2, 'settlements', 'set_01m8nzyk88ec6bazfndykhpz3n', '["set_01m8nzyk88ec6bazfndykhpz3n", "org_01m8nzyfyces281ntdw3v7dkay", "receipt", "sales", "posted", "con_01m8nzyghpe97t1p38pemeez63", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-16", 141840, 141840, null, "btx_01m8nzyj1ted1syvcxr65m19r2", 1, "jnl_01m8nzyk88ec6bazfndykhpz3n", null, null, "", 1796034481416, 1796034481416, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 43, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxr65m19r2', '["btx_01m8nzyj1ted1syvcxr65m19r2", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8nzyghpe97t1p38pemeez63", "allocations", "jnl_01m8nzyk88ec6bazfndykhpz3n", 2, null, "NV", 0, 1796034481416, 1796034480186, 1796034481416, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 48, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxq83pz7rh', '["btx_01m8nzyj1ted1syvcxq83pz7rh", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8nzyfyces281ntdt8xn8rr3", "ST", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034482891, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 49, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxqnn6wqrr', '["btx_01m8nzyj1ted1syvcxqnn6wqrr", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8nzyfyces281ntdtggr0pqn", "ZR", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034482891, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 50, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxqwrq8qg1', '["btx_01m8nzyj1ted1syvcxqwrq8qg1", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8nzyfyces281ntdt8xn8rr3", "ST", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034482891, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 51, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxr8dc3n39', '["btx_01m8nzyj1ted1syvcxr8dc3n39", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8nzyfyces281ntdvayvtv80", "EX", null, null, null, null, null, null, null, null, null, 1796034480186, 1796034482891, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 57, 1, 'organisations', 'org_01m8nzyfyces281ntdw3v7dkay', '["org_01m8nzyfyces281ntdw3v7dkay", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796034478028, 1796034478028, 1, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 57, 2, 'vat_returns', 'vrt_01m8nzyncyez7asevs67r8e8my', '["vrt_01m8nzyncyez7asevs67r8e8my", "org_01m8nzyfyces281ntdw3v7dkay", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1796034483707, 1796034483614, 1796034483707, 2, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 45, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxr39nvkx3', '["btx_01m8nzyj1ted1syvcxr39nvkx3", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8nzygfsewmb3eje9y2435xq", "match", "jnl_01m8nzyhx7edtb548at2fxhgm5", 2, null, "NV", 0, 1796034481642, 1796034480186, 1796034481642, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 54, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxq83pz7rh', '["btx_01m8nzyj1ted1syvcxq83pz7rh", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8nzyfyces281ntdt8xn8rr3", "ST", null, null, "account", "jnl_01m8nzyn0zezkt26w62wdpm505", 1, "acc_01m8nzyfyces281ntdt8xn8rr3", "ST", -600, 1796034483231, 1796034480186, 1796034483231, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], "input", null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 58, 1, 'organisations', 'org_01m8nzyfyces281ntdw3v7dkay', '["org_01m8nzyfyces281ntdw3v7dkay", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1796034478028, 1796034483804, 2, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 53, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxqwrq8qg1', '["btx_01m8nzyj1ted1syvcxqwrq8qg1", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8nzyfyces281ntdt8xn8rr3", "ST", null, null, "account", "jnl_01m8nzymxve7jrkqrz60x2b4qt", 1, "acc_01m8nzyfyces281ntdt8xn8rr3", "ST", -600, 1796034483131, 1796034480186, 1796034483131, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], "input", null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 55, 1, 'bank_transactions', 'btx_01m8nzyj1ted1syvcxr8dc3n39', '["btx_01m8nzyj1ted1syvcxr8dc3n39", "org_01m8nzyfyces281ntdw3v7dkay", "bac_01m8nzyg96e109ah9540q60hmr", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8nzyfyces281ntdvayvtv80", "EX", null, null, "account", "jnl_01m8nzyn3wecfbspaw9gw8eps7", 1, "acc_01m8nzyfyces281ntdvayvtv80", "EX", 0, 1796034483324, 1796034480186, 1796034483324, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], "input", null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 56, 1, 'vat_returns', 'vrt_01m8nzyncyez7asevs67r8e8my', '["vrt_01m8nzyncyez7asevs67r8e8my", "org_01m8nzyfyces281ntdw3v7dkay", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1796034483614, 1796034483614, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 4, 1, 'organisations', 'org_01m8nzyfceez989jdzhrh8mqjx', '["org_01m8nzyfceez989jdzhrh8mqjx", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796034477454, 1796034477454, 1, 1, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8nzyfceez989jdzhrh8mqjx", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 5, 1, 'organisations', 'org_01m8nzyfceez989jdzhrh8mqjx', '["org_01m8nzyfceez989jdzhrh8mqjx", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796034477454, 1796034477454, 1, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8nzyfceez989jdzhrh8mqjx", "CAR-50", "Leased cars", "standard", 200000, 500000, "2026-01-01", null, 1796034484926, 1796034484926, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 8, 1, 'organisations', 'org_01m8nzyfceez989jdzhrh8mqjx', '["org_01m8nzyfceez989jdzhrh8mqjx", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796034477454, 1796034484954, 2, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8nzyfceez989jdzhrh8mqjx", "2026-05-01", 1, "GB123456789", "standard", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 9, 1, 'bank_transactions', 'btx_01m8nzypq5ejhtrc9vz7vw65sn', '["btx_01m8nzypq5ejhtrc9vz7vw65sn", "org_01m8nzyfceez989jdzhrh8mqjx", "bac_01m8nzyfvbezzs9pk05h75zjfs", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034484965, 1796034484965, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 11, 1, 'bank_transactions', 'btx_01m8nzypq5ejhtrc9vz7vw65sn', '["btx_01m8nzypq5ejhtrc9vz7vw65sn", "org_01m8nzyfceez989jdzhrh8mqjx", "bac_01m8nzyfvbezzs9pk05h75zjfs", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8nzypqde1xsrgggv3eb2ybm", 2, null, null, 0, 1796034484982, 1796034484965, 1796034484982, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 12, 1, 'bank_transactions', 'btx_01m8nzypq5ejhtrc9vz7vw65sn', '["btx_01m8nzypq5ejhtrc9vz7vw65sn", "org_01m8nzyfceez989jdzhrh8mqjx", "bac_01m8nzyfvbezzs9pk05h75zjfs", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796034484965, 1796034484996, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8nzyfceez989jdzhrh8mqjx", "jnl_01m8nzypqde1xsrgggv3eb2ybm"]], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 14, 1, 'contacts', 'con_01m8nzyps1e7rv3t4wkx77kbhd', '["con_01m8nzyps1e7rv3t4wkx77kbhd", "org_01m8nzyfceez989jdzhrh8mqjx", "both", "Elm", null, null, null, null, null, 30, null, null, "active", "elm", 1796034485025, 1796034485025, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 15, 1, 'invoices', 'inv_01m8nzypsdejpv6xcsae3stx56', '["inv_01m8nzypsdejpv6xcsae3stx56", "org_01m8nzyfceez989jdzhrh8mqjx", "sales", "invoice", "issued", "E-1", "con_01m8nzyps1e7rv3t4wkx77kbhd", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8nzypsdejpv6xcsagzem748", null, null, "e-1", 1796034485037, 1796034485037, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfceez989jdzhrh8mqjx", 1, "Oak", "1", "50", null, "acc_01m8nzyfceez989jdze419nvq9", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 16, 1, 'invoices', 'inv_01m8nzypsdejpv6xcsae3stx56', '["inv_01m8nzypsdejpv6xcsae3stx56", "org_01m8nzyfceez989jdzhrh8mqjx", "sales", "invoice", "issued", "E-1", "con_01m8nzyps1e7rv3t4wkx77kbhd", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 6000, "issued", "jnl_01m8nzypsdejpv6xcsagzem748", null, null, "e-1", 1796034485037, 1796034485065, 2, "2026-03-25", 1, "2026-03-25", "2026-03-25", [["org_01m8nzyfceez989jdzhrh8mqjx", 1, "Oak", "1", "50", null, "acc_01m8nzyfceez989jdze419nvq9", "ST", null, 5000, 1000, 6000]], [["alc_01m8nzypt9eymtw2w6pck7wf07", "org_01m8nzyfceez989jdzhrh8mqjx", null, null, 6000, "2026-03-25", null, 1796034485065, null]], [], null, 6000, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 16, 2, 'write_offs', 'alc_01m8nzypt9eymtw2w6pck7wf07', '["alc_01m8nzypt9eymtw2w6pck7wf07", "org_01m8nzyfceez989jdzhrh8mqjx", "inv_01m8nzypsdejpv6xcsae3stx56", "2026-03-25", 6000, "acc_01m8nzyfceez989jdzhbwegek8", "In liquidation", "jnl_01m8nzypt9eymtw2w6pga3p637", null, null, 1796034485065, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 17, 1, 'invoices', 'inv_01m8nzypvce8dbtqd7e0byk7mp', '["inv_01m8nzypvce8dbtqd7e0byk7mp", "org_01m8nzyfceez989jdzhrh8mqjx", "purchase", "invoice", "issued", "E-1", "con_01m8nzyps1e7rv3t4wkx77kbhd", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8nzypvce8dbtqd7e6v2h6ps", null, null, "e-1", 1796034485100, 1796034485100, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfceez989jdzhrh8mqjx", 1, "Oak", "1", "50", null, "acc_01m8nzyfceez989jdzevs1vjfk", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 19, 1, 'vat_returns', 'vrt_01m8nzypx0e3eramdtvt2sk2wc', '["vrt_01m8nzypx0e3eramdtvt2sk2wc", "org_01m8nzyfceez989jdzhrh8mqjx", "2025-01-01", "2025-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1796034485152, 1796034485152, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 18, 1, 'invoices', 'inv_01m8nzypvce8dbtqd7e0byk7mp', '["inv_01m8nzypvce8dbtqd7e0byk7mp", "org_01m8nzyfceez989jdzhrh8mqjx", "purchase", "invoice", "issued", "E-1", "con_01m8nzyps1e7rv3t4wkx77kbhd", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8nzypvce8dbtqd7e6v2h6ps", null, null, "e-1", 1796034485100, 1796034485118, 2, "9999-99-99", 0, null, null, [["org_01m8nzyfceez989jdzhrh8mqjx", 1, "Oak", "1", "50", null, "acc_01m8nzyfceez989jdzevs1vjfk", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 6000, 1000, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 18, 2, 'unpaid_vat', 'jnl_01m8nzypvye0h8b0d6ktff03hk', '["jnl_01m8nzypvye0h8b0d6ktff03hk", "org_01m8nzyfceez989jdzhrh8mqjx", "inv_01m8nzypvce8dbtqd7e0byk7mp", "input_repaid", "2026-03-25", 6000, 1000, "acc_01m8nzyfceez989jdzc7sgpkws", null, "jnl_01m8nzypvye0h8b0d6ktff03hk", null, null, 1796034485118]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 20, 1, 'organisations', 'org_01m8nzyfceez989jdzhrh8mqjx', '["org_01m8nzyfceez989jdzhrh8mqjx", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796034477454, 1796034484954, 2, 1, "2025-03-31", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 20, 2, 'vat_returns', 'vrt_01m8nzypx0e3eramdtvt2sk2wc', '["vrt_01m8nzypx0e3eramdtvt2sk2wc", "org_01m8nzyfceez989jdzhrh8mqjx", "2025-01-01", "2025-03-31", "finalised", "[]", "standard", null, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, null, 1796034485177, 1796034485152, 1796034485177, 2, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 22, 1, 'vat_payments', 'jnl_01m8nzypy8e04vzwpty236x2x0', '["jnl_01m8nzypy8e04vzwpty236x2x0", "org_01m8nzyfceez989jdzhrh8mqjx", "vrt_01m8nzypx0e3eramdtvt2sk2wc", 1796034485211]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 28, 1, 'settlements', 'set_01m8nzyq36egbt790q30j8seav', '["set_01m8nzyq36egbt790q30j8seav", "org_01m8nzyfceez989jdzhrh8mqjx", "receipt", "sales", "posted", "con_01m8nzyq2eehjsd583f72ngy5q", "bac_01m8nzyfvbezzs9pk05h75zjfs", "2026-03-27", 6000, 0, null, null, 0, "jnl_01m8nzyq36egbt790q36cjh9q4", null, null, "", 1796034485350, 1796034485350, 1, "9999-99-99", 0, null, null, "ST", 958, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 32, 1, 'invoices', 'inv_01m8nzyq62eqrsvftj67c5993r', '["inv_01m8nzyq62eqrsvftj67c5993r", "org_01m8nzyfceez989jdzhrh8mqjx", "sales", "invoice", "issued", "A-1", "con_01m8nzyq5peg8st77sgk7j36rh", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 0, 0, "issued", "jnl_01m8nzyq63ese9xcpmg5pvbfvn", null, null, "a-1", 1796034485443, 1796034485443, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfceez989jdzhrh8mqjx", 1, "Ash", "1", "50", null, "acc_01m8nzyfceez989jdze419nvq9", "NV", null, 5000, 0, 5000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 36, 1, 'contacts', 'con_01m8nzyq8be0ybq8bz4wqkefs3', '["con_01m8nzyq8be0ybq8bz4wqkefs3", "org_01m8nzyfceez989jdzhrh8mqjx", "customer", "Yew", null, null, null, null, null, 30, null, null, "active", "yew", 1796034485515, 1796034485515, 1, "C-7", "{\"shop\":\"York\"}"]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 29, 1, 'invoices', 'inv_01m8nzyq3reqq8qz7ky7q17hga', '["inv_01m8nzyq3reqq8qz7ky7q17hga", "org_01m8nzyfceez989jdzhrh8mqjx", "sales", "invoice", "issued", "INV-0001", "con_01m8nzyq2eehjsd583f72ngy5q", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 0, 0, "issued", "jnl_01m8nzyq3reqq8qz7kybv6zqsx", null, null, "inv-0001", 1796034485368, 1796034485368, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfceez989jdzhrh8mqjx", 1, "Oak", "1", "100", null, "acc_01m8nzyfceez989jdze419nvq9", "ST", null, 10000, 1900, 11900]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 29, 2, 'number_sequences', 'invoice', '["org_01m8nzyfceez989jdzhrh8mqjx", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 33, 1, 'invoices', 'inv_01m8nzyq6jegxbfgtt2heracqq', '["inv_01m8nzyq6jegxbfgtt2heracqq", "org_01m8nzyfceez989jdzhrh8mqjx", "purchase", "invoice", "issued", "A-1", "con_01m8nzyq5peg8st77sgk7j36rh", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 0, 0, "issued", "jnl_01m8nzyq6jegxbfgtt2pmchc5t", null, null, "a-1", 1796034485458, 1796034485458, 1, "9999-99-99", 0, null, null, [["org_01m8nzyfceez989jdzhrh8mqjx", 1, "Ash", "1", "50", null, "acc_01m8nzyfceez989jdzevs1vjfk", "NV", null, 5000, 0, 5000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 37, 1, 'balance_assertions', 'bas_01m8nzyq8yex08jqzjdydky3j2', '["bas_01m8nzyq8yex08jqzjdydky3j2", "org_01m8nzyfceez989jdzhrh8mqjx", "acc_01m8nzyfceez989jdzcbgbdvaa", "2026-03-31", 700, null, 1796034485534]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 30, 1, 'deposit_releases', 'alc_01m8nzyq4jeg5s2bnt7x24v3nz', '["alc_01m8nzyq4jeg5s2bnt7x24v3nz", "org_01m8nzyfceez989jdzhrh8mqjx", "set_01m8nzyq36egbt790q30j8seav", "2026-04-02", 2521, 479, "jnl_01m8nzyq4yes7vdd749s132d64", null, null, 1796034485394]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 30, 2, 'invoices', 'inv_01m8nzyq3reqq8qz7ky7q17hga', '["inv_01m8nzyq3reqq8qz7ky7q17hga", "org_01m8nzyfceez989jdzhrh8mqjx", "sales", "invoice", "issued", "INV-0001", "con_01m8nzyq2eehjsd583f72ngy5q", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 3000, 0, "issued", "jnl_01m8nzyq3reqq8qz7kybv6zqsx", null, null, "inv-0001", 1796034485368, 1796034485394, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", [["org_01m8nzyfceez989jdzhrh8mqjx", 1, "Oak", "1", "100", null, "acc_01m8nzyfceez989jdze419nvq9", "ST", null, 10000, 1900, 11900]], [["alc_01m8nzyq4jeg5s2bnt7x24v3nz", "org_01m8nzyfceez989jdzhrh8mqjx", "set_01m8nzyq36egbt790q30j8seav", null, 3000, "2026-04-02", null, 1796034485394, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 30, 3, 'settlements', 'set_01m8nzyq36egbt790q30j8seav', '["set_01m8nzyq36egbt790q30j8seav", "org_01m8nzyfceez989jdzhrh8mqjx", "receipt", "sales", "posted", "con_01m8nzyq2eehjsd583f72ngy5q", "bac_01m8nzyfvbezzs9pk05h75zjfs", "2026-03-27", 6000, 3000, null, null, 0, "jnl_01m8nzyq36egbt790q36cjh9q4", null, null, "", 1796034485350, 1796034485394, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", "ST", 958, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 34, 1, 'contras', 'ctr_01m8nzyq71e5q87z463hphcfk1', '["ctr_01m8nzyq71e5q87z463hphcfk1", "org_01m8nzyfceez989jdzhrh8mqjx", "con_01m8nzyq5peg8st77sgk7j36rh", "2026-03-28", 4000, null, "jnl_01m8nzyq71e5q87z463n5gvy0d", null, null, 1796034485473, 1796034485473, 1, [["alc_01m8nzyq71e5q87z463sgmg0yq", "org_01m8nzyfceez989jdzhrh8mqjx", "inv_01m8nzyq62eqrsvftj67c5993r", 4000, "2026-03-28", null], ["alc_01m8nzyq71e5q87z463sgmg0yr", "org_01m8nzyfceez989jdzhrh8mqjx", "inv_01m8nzyq6jegxbfgtt2heracqq", 4000, "2026-03-28", null]], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 34, 2, 'invoices', 'inv_01m8nzyq62eqrsvftj67c5993r', '["inv_01m8nzyq62eqrsvftj67c5993r", "org_01m8nzyfceez989jdzhrh8mqjx", "sales", "invoice", "issued", "A-1", "con_01m8nzyq5peg8st77sgk7j36rh", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 4000, 0, "issued", "jnl_01m8nzyq63ese9xcpmg5pvbfvn", null, null, "a-1", 1796034485443, 1796034485473, 2, "9999-99-99", 1, "2026-03-28", "2026-03-28", [["org_01m8nzyfceez989jdzhrh8mqjx", 1, "Ash", "1", "50", null, "acc_01m8nzyfceez989jdze419nvq9", "NV", null, 5000, 0, 5000]], [["alc_01m8nzyq71e5q87z463sgmg0yq", "org_01m8nzyfceez989jdzhrh8mqjx", null, null, 4000, "2026-03-28", null, 1796034485473, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 34, 3, 'invoices', 'inv_01m8nzyq6jegxbfgtt2heracqq', '["inv_01m8nzyq6jegxbfgtt2heracqq", "org_01m8nzyfceez989jdzhrh8mqjx", "purchase", "invoice", "issued", "A-1", "con_01m8nzyq5peg8st77sgk7j36rh", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 4000, 0, "issued", "jnl_01m8nzyq6jegxbfgtt2pmchc5t", null, null, "a-1", 1796034485458, 1796034485473, 2, "9999-99-99", 1, "2026-03-28", "2026-03-28", [["org_01m8nzyfceez989jdzhrh8mqjx", 1, "Ash", "1", "50", null, "acc_01m8nzyfceez989jdzevs1vjfk", "NV", null, 5000, 0, 5000]], [["alc_01m8nzyq71e5q87z463sgmg0yr", "org_01m8nzyfceez989jdzhrh8mqjx", null, null, 4000, "2026-03-28", null, 1796034485473, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 31, 1, 'contacts', 'con_01m8nzyq5peg8st77sgk7j36rh', '["con_01m8nzyq5peg8st77sgk7j36rh", "org_01m8nzyfceez989jdzhrh8mqjx", "both", "Ash", null, null, null, null, null, 30, null, null, "active", "ash", 1796034485430, 1796034485430, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 35, 1, 'journal_metadata', 'jnl_01m8nzyq7vedvt5ct5erbpeaqc', '["jnl_01m8nzyq7vedvt5ct5erbpeaqc", "org_01m8nzyfceez989jdzhrh8mqjx", "{\"run\":\"7\"}"]');
INSERT INTO public.balance_assertions VALUES ('bas_01m8nzyq8yex08jqzjdydky3j2', 'org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzcbgbdvaa', '2026-03-31', 700, NULL, 1796034485534);
INSERT INTO public.bank_accounts VALUES ('bac_01m8nzyfvbezzs9pk05h75zjfs', 'org_01m8nzyfceez989jdzhrh8mqjx', 'acc_01m8nzyfceez989jdzcbgbdvaa', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796034477931, 1796034477931, 1, NULL, NULL, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8nzygb7ea4v8k0nd921te7r', 'org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzygb7ea4v8k0ndd8a855w', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796034478439, 1796034478439, 1, NULL, NULL, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8nzyg96e109ah9540q60hmr', 'org_01m8nzyfyces281ntdw3v7dkay', 'acc_01m8nzyfyces281ntdphe3p9dh', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8nzyg96e109ah9549180ev0', 900715, 1796034478374, 1796034480186, 2, '2026-03-31', NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzyj1ted1syvcxq319f9zv', 'org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzygnbeb3a9wf4cbg8egg7', 'allocations', 'jnl_01m8nzyj6de0mr5rvxdkrbegb5', 2, NULL, 'NV', 0, 1796034480333, 1796034480186, 1796034480333, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzyj1ted1syvcxq55njtq9', 'org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzygdmey7vg71nsjefkdpg', 'allocations', 'jnl_01m8nzyjegegfv36bq49se350q', 2, NULL, 'NV', 0, 1796034480592, 1796034480186, 1796034480592, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzyj1ted1syvcxqe277gr1', 'org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzygqcets9dn5pnn4hwx92', 'allocations', 'jnl_01m8nzyjkvee8aczagtbvzqq47', 2, NULL, 'NV', 0, 1796034480763, 1796034480186, 1796034480763, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzyj1ted1syvcxqj2vdfgc', 'org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzygdmey7vg71nsjefkdpg', 'allocations', 'jnl_01m8nzyjsxensb2z0rryt0f8g3', 2, NULL, 'NV', 0, 1796034480957, 1796034480186, 1796034480957, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzyj1ted1syvcxqr8cenb9', 'org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzygkme9svzxs1kr8awnd0', 'allocations', 'jnl_01m8nzyk2bewzvyzxa833v7w6f', 2, NULL, 'NV', 0, 1796034481227, 1796034480186, 1796034481227, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzyj1ted1syvcxr65m19r2', 'org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzyghpe97t1p38pemeez63', 'allocations', 'jnl_01m8nzyk88ec6bazfndykhpz3n', 2, NULL, 'NV', 0, 1796034481416, 1796034480186, 1796034481416, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzyj1ted1syvcxr39nvkx3', 'org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8nzygfsewmb3eje9y2435xq', 'match', 'jnl_01m8nzyhx7edtb548at2fxhgm5', 2, NULL, 'NV', 0, 1796034481642, 1796034480186, 1796034481642, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzyj1ted1syvcxre2c2f8g', 'org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8nzykmse368j59j43nmzgqh', 1, NULL, 'NV', 0, 1796034481817, 1796034480186, 1796034481817, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzyj1ted1syvcxrj3xjx3e', 'org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8nzyfyces281ntdq91zknzt', 'NV', NULL, NULL, 'account', 'jnl_01m8nzykvde71ak46d6b7yqdrn', 1, 'acc_01m8nzyfyces281ntdq91zknzt', 'NV', 0, 1796034482029, 1796034480186, 1796034482029, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzyj1ted1syvcxqnn6wqrr', 'org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8nzyfyces281ntdtggr0pqn', 'ZR', NULL, NULL, 'account', 'jnl_01m8nzymtre80b5e8v54g279js', 1, 'acc_01m8nzyfyces281ntdtggr0pqn', 'ZR', 0, 1796034483032, 1796034480186, 1796034483032, 3, NULL, 'input', NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzyj1ted1syvcxqwrq8qg1', 'org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8nzyfyces281ntdt8xn8rr3', 'ST', NULL, NULL, 'account', 'jnl_01m8nzymxve7jrkqrz60x2b4qt', 1, 'acc_01m8nzyfyces281ntdt8xn8rr3', 'ST', -600, 1796034483131, 1796034480186, 1796034483131, 3, NULL, 'input', NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzyj1ted1syvcxq83pz7rh', 'org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8nzyfyces281ntdt8xn8rr3', 'ST', NULL, NULL, 'account', 'jnl_01m8nzyn0zezkt26w62wdpm505', 1, 'acc_01m8nzyfyces281ntdt8xn8rr3', 'ST', -600, 1796034483231, 1796034480186, 1796034483231, 3, NULL, 'input', NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzyj1ted1syvcxr8dc3n39', 'org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8nzyfyces281ntdvayvtv80', 'EX', NULL, NULL, 'account', 'jnl_01m8nzyn3wecfbspaw9gw8eps7', 1, 'acc_01m8nzyfyces281ntdvayvtv80', 'EX', 0, 1796034483324, 1796034480186, 1796034483324, 3, NULL, 'input', NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8nzypq5ejhtrc9vz7vw65sn', 'org_01m8nzyfceez989jdzhrh8mqjx', 'bac_01m8nzyfvbezzs9pk05h75zjfs', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796034484965, 1796034484996, 3, NULL, NULL, NULL);
INSERT INTO public.blobs VALUES ('01a22bff5a9674ce8afc0a7b09c0c057', 375, 1, 1796034484886, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8nzygdmey7vg71nsjefkdpg', 'org_01m8nzyfyces281ntdw3v7dkay', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1796034478516, 1796034478516, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8nzygfsewmb3eje9y2435xq', 'org_01m8nzyfyces281ntdw3v7dkay', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1796034478585, 1796034478585, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8nzyghpe97t1p38pemeez63', 'org_01m8nzyfyces281ntdw3v7dkay', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1796034478646, 1796034478646, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8nzygkme9svzxs1kr8awnd0', 'org_01m8nzyfyces281ntdw3v7dkay', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1796034478708, 1796034478708, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8nzygnbeb3a9wf4cbg8egg7', 'org_01m8nzyfyces281ntdw3v7dkay', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1796034478763, 1796034478763, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8nzygqcets9dn5pnn4hwx92', 'org_01m8nzyfyces281ntdw3v7dkay', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1796034478831, 1796034478831, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8nzygsme1c9s4w4rq8qkzfk', 'org_01m8nzyfyces281ntdw3v7dkay', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1796034478900, 1796034478900, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8nzyps1e7rv3t4wkx77kbhd', 'org_01m8nzyfceez989jdzhrh8mqjx', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1796034485025, 1796034485025, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8nzyq2eehjsd583f72ngy5q', 'org_01m8nzyfceez989jdzhrh8mqjx', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1796034485326, 1796034485326, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8nzyq5peg8st77sgk7j36rh', 'org_01m8nzyfceez989jdzhrh8mqjx', 'both', 'Ash', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'ash', 1796034485430, 1796034485430, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8nzyq8be0ybq8bz4wqkefs3', 'org_01m8nzyfceez989jdzhrh8mqjx', 'customer', 'Yew', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'yew', 1796034485515, 1796034485515, 1, 'C-7', '{"shop":"York"}');
INSERT INTO public.contras VALUES ('ctr_01m8nzyq71e5q87z463hphcfk1', 'org_01m8nzyfceez989jdzhrh8mqjx', 'con_01m8nzyq5peg8st77sgk7j36rh', '2026-03-28', 4000, NULL, 'jnl_01m8nzyq71e5q87z463n5gvy0d', NULL, NULL, 1796034485473, 1796034485473, 1, NULL, NULL);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8nzyf3je1hv523aa4904jng', 'grant', 10, 0, NULL, NULL, 1796034484861);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8nzyf3je1hv523aa4904jng', 'charge', -3, 0, 'rec_01m8nzypmae59bavwxd39vygcy', NULL, 1796034484886);
INSERT INTO public.deposit_releases VALUES ('alc_01m8nzyq4jeg5s2bnt7x24v3nz', 'org_01m8nzyfceez989jdzhrh8mqjx', 'set_01m8nzyq36egbt790q30j8seav', '2026-04-02', 2521, 479, 'jnl_01m8nzyq4yes7vdd749s132d64', NULL, NULL, 1796034485394);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', '', '01a22bff-3fc7-74de-b89c-45fd78ba30ce', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8nzyfyces281ntdw3v7dkay","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T10:27:58.028Z","updated_at":"2026-11-30T10:27:58.028Z","version":1}}', 1796034478028);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-404e-7364-93f9-e1bbfc148edd', '\x999905e451c3b263013963164b3e8f41bd72ac68711014783e7c83d9d202d888', 201, '{"data":{"id":"acc_01m8nzyg2kehnvmq0zpsfzsqxw","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.163Z","updated_at":"2026-11-30T10:27:58.163Z","version":1}}', 1796034478163);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-409c-7064-8c26-51b947b2c324', '\xcf0c374b150d414b4d2baf6df27a449f79c78ce04bb6545b3855490ca2381677', 201, '{"data":{"id":"acc_01m8nzyg56eq0sv4e0ba69cb40","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.246Z","updated_at":"2026-11-30T10:27:58.246Z","version":1}}', 1796034478246);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-411c-7292-9105-fbaeb4916f62', '\x7756498bbcbff5d8750f4fd6e7d5194a60fde9bae398411a579aace7c7689dda', 201, '{"data":{"id":"bac_01m8nzyg96e109ah9540q60hmr","name":"Current","type":"current","account_id":"acc_01m8nzyfyces281ntdphe3p9dh","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8nzyg96e109ah9549180ev0","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.374Z","updated_at":"2026-11-30T10:27:58.374Z","version":1}}', 1796034478374);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-4163-7603-b342-b66350c12b83', '\xce015e64825e7e3f3ab3e9c8ef80ce2d878236d4d0ea803e6a6eb85b91ce9a25', 201, '{"data":{"id":"bac_01m8nzygb7ea4v8k0nd921te7r","name":"Savings","type":"savings","account_id":"acc_01m8nzygb7ea4v8k0ndd8a855w","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.439Z","updated_at":"2026-11-30T10:27:58.439Z","version":1}}', 1796034478439);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-41ad-7235-b71a-9eb86cb3fae0', '\xff922afec86c8641f1f19a6c6f193905e965fc0b7c4ea1c2e9073c90311ffa59', 201, '{"data":{"id":"con_01m8nzygdmey7vg71nsjefkdpg","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.516Z","updated_at":"2026-11-30T10:27:58.516Z","version":1}}', 1796034478516);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-41f3-72c1-9d41-16fc5486d567', '\x9778e18ae5703f266a25f0fc64ea48e7a65662773fab901d0dbad1b3f7ccc5cc', 201, '{"data":{"id":"con_01m8nzygfsewmb3eje9y2435xq","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.585Z","updated_at":"2026-11-30T10:27:58.585Z","version":1}}', 1796034478585);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-4232-75fa-a539-f3438891b842', '\xcc791dfffc2c7d31b329168b25e30a58de7872554ed39ad321cd0f756f97c5a7', 201, '{"data":{"id":"con_01m8nzyghpe97t1p38pemeez63","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.646Z","updated_at":"2026-11-30T10:27:58.646Z","version":1}}', 1796034478646);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-426e-7550-9d59-da71e68fe01c', '\x066be6ec2d3da13e452978be8228173c6f41f4cf1bd2c539edcbe36fee7ad8f3', 201, '{"data":{"id":"con_01m8nzygkme9svzxs1kr8awnd0","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.708Z","updated_at":"2026-11-30T10:27:58.708Z","version":1}}', 1796034478708);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-42a6-716b-a715-3b01220d58af', '\xf02672493f7d1aa0e2a30cc3ef4a70b8be6f4d58968f8af5d51e0f6b80fa8122', 201, '{"data":{"id":"con_01m8nzygnbeb3a9wf4cbg8egg7","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.763Z","updated_at":"2026-11-30T10:27:58.763Z","version":1}}', 1796034478763);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-42e7-71b6-8053-740cad33d81f', '\x4e3d2d423390d454d9b59dcdf401328c824a93d74caebc4c66f89b494235ac8b', 201, '{"data":{"id":"con_01m8nzygqcets9dn5pnn4hwx92","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.831Z","updated_at":"2026-11-30T10:27:58.831Z","version":1}}', 1796034478831);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-4330-7056-8345-f62c4b1ff314', '\x49913c74534254ed06f3b54f4accdfdb8286a5886af160aa82152784725b9c93', 201, '{"data":{"id":"con_01m8nzygsme1c9s4w4rq8qkzfk","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T10:27:58.900Z","updated_at":"2026-11-30T10:27:58.900Z","version":1}}', 1796034478900);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', 'tieout-invoices-a3aafe5c963e12dbf85cdf05d5e305a9bd4a8ec5a5c1f21a0c3dabef9b18350c', '\xc54b76d064f3a852e577e3bf56b44f5356223aa188ff58c7210fe5ae18420110', 201, '{"data":{"id":"inv_01m8nzyh1eewdbz34j0g6aevhp","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8nzygdmey7vg71nsjefkdpg","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8nzyh1eewdbz34j0q7m3gz5","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.150Z","updated_at":"2026-11-30T10:27:59.150Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1796034479150);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', 'tieout-invoices-6f23fecfd97a4daaec8b987e2789e0db06493e04d857e5d0c10975d68386cc52', '\xe9c75cc199245d5adc43f4ac9b49e50f6c5cb53e09be2f7bcc819af3562e7508', 201, '{"data":{"id":"inv_01m8nzyh7be6p94k2cxpqdt6v0","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8nzygdmey7vg71nsjefkdpg","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8nzyh7be6p94k2cxvprn6az","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.339Z","updated_at":"2026-11-30T10:27:59.339Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrkznsnyr","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1796034479339);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', 'tieout-invoices-72783eac602a77dfaef86f54f8fc815b20637270f28105a2504d88882c0968a6', '\x59c363857f6a2407985d49c6698f08f3dab2975706c445fc6d9bb5b0e241c9c7', 201, '{"data":{"id":"inv_01m8nzyhayead9jadc6cs4dkzx","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8nzyghpe97t1p38pemeez63","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8nzyhayead9jadc6gjszmq0","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.454Z","updated_at":"2026-11-30T10:27:59.454Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1796034479454);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', 'tieout-invoices-1b94cf790f096aa6dfc96ab877866238f18298295ef4a9b3c314cf55041be9e7', '\xbe9c1e4911480f1b29d140f92d1e6d1cae1a358822b3cfaf01d07680b8d14800', 201, '{"data":{"id":"inv_01m8nzyhe9ecnbq6rzpnctywc1","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8nzygsme1c9s4w4rq8qkzfk","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8nzyhe9ecnbq6rzpvnapkp5","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.561Z","updated_at":"2026-11-30T10:27:59.561Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntds6nj86yn","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1796034479561);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-465b-76c8-aeb1-8da56518bed1', '\x9523ff400eaf4d3d4c9fd5543cbac4bfd87083569f2fef352af3f9662f623d87', 200, '{"data":{"id":"inv_01m8nzyhbsevnasxqap7nz7wac","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8nzyghpe97t1p38pemeez63","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8nzyhbsevnasxqap8vzy9vc","void_date":"2026-03-03","void_journal_id":"jnl_01m8nzyhk6eg8te478792jexyb","created_at":"2026-11-30T10:27:59.481Z","updated_at":"2026-11-30T10:27:59.718Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1796034479718);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-46ee-755e-b670-0733169570b0', '\x161c5839d79d583855c4b4b9acba30a9095b29dd023026eb149517c5fb6ca0d2', 201, '{"data":{"id":"inv_01m8nzyhcke7bv2kjsc8axx7nw","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8nzyghpe97t1p38pemeez63","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8nzyhcke7bv2kjsccr82d3k","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.507Z","updated_at":"2026-11-30T10:27:59.859Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1796034479859);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', 'tieout-journals-20c82d08ac4893fdc46f4cbb4f2030b979d24e122d7a508c189b47f33e0bb707', '\x782a2d76193c9602f19aec6d11b9135d4725e8568c562bf82cdf650ebbf369db', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8nzyhtfeksrz180hm13cmag","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8nzyhtfeksrz180hx380nry","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8nzyhtfeksrz180j4qsx9te","sequence":16,"error":null}]}}', 1796034479951);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', 'tieout-invoices-4254b5e51269664c4f13f61b48a736f1a7c9c40db8302b7ec6a65d4196c3df54', '\xc5abc5eab2a854ebf0a7ea8771c4e12a5b63b9d329bf3205c982ccf5d0f47240', 201, '{"data":{"id":"inv_01m8nzyh3cen78zpmwnv0wra0r","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8nzygkme9svzxs1kr8awnd0","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8nzyh3cen78zpmwnw147d1k","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.212Z","updated_at":"2026-11-30T10:27:59.212Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntds1rbx80n","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1796034479212);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', 'tieout-invoices-98cae437964263570a79cff82fe88e0e097db76d4d9e80f92b6032a7124454ec', '\x1b0b8491bec99a00c0129c69794e94e425fa4d00f5a41990652bed01380def17', 201, '{"data":{"id":"inv_01m8nzyh8we0fs05qq0zjt7bsz","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8nzygqcets9dn5pnn4hwx92","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8nzyh8we0fs05qq12mhryb7","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.388Z","updated_at":"2026-11-30T10:27:59.388Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdssjsmpq3","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1796034479388);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', 'tieout-invoices-2d9e1b1da1aa9e23c8779e8614969d58450a9d015b23b4cea39aa0fceeb0ee1d', '\x567aa8c1dd70d59dd04ef636112700709fd86e64f0ae1468a1a8370101541fc1', 201, '{"data":{"id":"inv_01m8nzyhbsevnasxqap7nz7wac","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8nzyghpe97t1p38pemeez63","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8nzyhbsevnasxqap8vzy9vc","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.481Z","updated_at":"2026-11-30T10:27:59.481Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1796034479481);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', 'tieout-invoices-bef12b6a6a38fe69ac5758a0ab7758587ae99341554b777345637fefb168a35c', '\x81d6caf9ced400079afc73bdec10ce441036afb4673a2ce7854a2275b79a2352', 201, '{"data":{"id":"inv_01m8nzyhfted8b7kraw63fh93d","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8nzygdmey7vg71nsjefkdpg","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8nzyhfted8b7krawbfafhe1","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.610Z","updated_at":"2026-11-30T10:27:59.610Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrkznsnyr","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1796034479610);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-47a0-74a8-b23f-9f32c4816379', '\xe8a54a15f28dca5f57a44210443987f071bec9283dc4ae0aed2812eaacb3ded5', 201, '{"data":{"id":"set_01m8nzyhx7edtb548asy9vzp4q","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8nzygfsewmb3eje9y2435xq","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8nzyhx7edtb548at5gj8fr3","invoice_id":"inv_01m8nzyh9yex383x0h1pwb4138","invoice_number":"INV-0003","settlement_id":"set_01m8nzyhx7edtb548asy9vzp4q","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T10:28:00.039Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8nzyhx7edtb548at2fxhgm5","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:28:00.039Z","updated_at":"2026-11-30T10:28:00.039Z","version":1}}', 1796034480039);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-49c7-7174-971b-ff1d8590f3e1', '\x0ffc9bfb8698a3c7acbae95e4606474431ac65ce20364c39279507a21db7a122', 200, '{"data":{"id":"btx_01m8nzyj1ted1syvcxq55njtq9","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8nzygdmey7vg71nsjefkdpg","journal_id":"jnl_01m8nzyjegegfv36bq49se350q","settlement_id":"set_01m8nzyjegegfv36bq49se350q","confirmed_at":"2026-11-30T10:28:00.592Z","metadata":{},"created_at":"2026-11-30T10:28:00.186Z","updated_at":"2026-11-30T10:28:00.592Z","version":2}}', 1796034480592);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-4e91-7771-8fff-eb3226b713cf', '\xdf4a73587604946a08f8850e7bc95849cb65b668cf1245a8824bb83dee4a4f58', 200, '{"data":{"id":"btx_01m8nzyj1ted1syvcxre2c2f8g","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8nzykmse368j59j43nmzgqh","settlement_id":null,"confirmed_at":"2026-11-30T10:28:01.817Z","metadata":{},"created_at":"2026-11-30T10:28:00.186Z","updated_at":"2026-11-30T10:28:01.817Z","version":2}}', 1796034481817);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', 'tieout-invoices-c45e995aaed923bc871999e5407d642194c14dc2db67cdef53e33e762ec07f9c', '\x6552bfd7b2489d6cd69c8affacc945e2bcaefbce0012128284a3c8396bd67d74', 201, '{"data":{"id":"inv_01m8nzyh5ae8hbsr1cp6wcnwyc","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8nzygnbeb3a9wf4cbg8egg7","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8nzyh5ae8hbsr1cp918me65","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.274Z","updated_at":"2026-11-30T10:27:59.274Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdnj7m5daf","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1796034479274);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', 'tieout-invoices-5e5b7bf29854b343ef2825d8f9170aa92d8f9118ab57bf2faa9079b888bdd2d5', '\x80f37c9bdd420f8e8f113714f81f33d909cd24b13591406f44f4c49b707b5bfb', 201, '{"data":{"id":"inv_01m8nzyh9yex383x0h1pwb4138","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8nzygfsewmb3eje9y2435xq","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8nzyh9yex383x0h1syrqp5w","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.422Z","updated_at":"2026-11-30T10:27:59.422Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8nzyg56eq0sv4e0ba69cb40","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1796034479422);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', 'tieout-invoices-b69a449c6d4fd1caae78fb1840ef533c55aed3db1fd534640fd4050393ec7ea8', '\x5f55441d9e40bea7de6f865e4c074790f4812fbec96159060f0d0e7cfd0c3828', 201, '{"data":{"id":"inv_01m8nzyhcke7bv2kjsc8axx7nw","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8nzyghpe97t1p38pemeez63","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8nzyhcke7bv2kjsccr82d3k","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T10:27:59.507Z","updated_at":"2026-11-30T10:27:59.507Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8nzyfyces281ntdrd2whmmt","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1796034479507);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-48c5-7754-971a-54b46616f27b', '\x651d6f8ac30564411989341e30143505e13ba2e12feac1af1d983441611522b4', 200, '{"data":{"id":"btx_01m8nzyj1ted1syvcxq319f9zv","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8nzygnbeb3a9wf4cbg8egg7","journal_id":"jnl_01m8nzyj6de0mr5rvxdkrbegb5","settlement_id":"set_01m8nzyj6de0mr5rvxdkrbegb5","confirmed_at":"2026-11-30T10:28:00.333Z","metadata":{},"created_at":"2026-11-30T10:28:00.186Z","updated_at":"2026-11-30T10:28:00.333Z","version":2}}', 1796034480333);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-4b36-7773-a797-7f0295146377', '\xe9138abc3534b73428d8d8ccd1391f7493a1a6b90a785c3e12501e461af27197', 200, '{"data":{"id":"btx_01m8nzyj1ted1syvcxqj2vdfgc","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8nzygdmey7vg71nsjefkdpg","journal_id":"jnl_01m8nzyjsxensb2z0rryt0f8g3","settlement_id":"set_01m8nzyjsxensb2z0rryt0f8g3","confirmed_at":"2026-11-30T10:28:00.957Z","metadata":{},"created_at":"2026-11-30T10:28:00.186Z","updated_at":"2026-11-30T10:28:00.957Z","version":2}}', 1796034480957);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-4de5-754f-a9c0-271708c501b6', '\x6214a988fe97649440f4e287ef9b2d0275f50ebb96ab9329b503a70f207e45f6', 200, '{"data":{"id":"btx_01m8nzyj1ted1syvcxr39nvkx3","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8nzygfsewmb3eje9y2435xq","journal_id":"jnl_01m8nzyhx7edtb548at2fxhgm5","settlement_id":"set_01m8nzyhx7edtb548asy9vzp4q","confirmed_at":"2026-11-30T10:28:01.642Z","metadata":{},"created_at":"2026-11-30T10:28:00.186Z","updated_at":"2026-11-30T10:28:01.642Z","version":2}}', 1796034481642);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-541b-772b-b804-5255d2407e41', '\x440c990d70374f836f96a0c5d0c8fc83c1edf49fbf323fa6fae3c2bdc1e4cf8b', 200, '{"data":{"id":"btx_01m8nzyj1ted1syvcxq83pz7rh","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8nzyfyces281ntdt8xn8rr3","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8nzyn0zezkt26w62wdpm505","settlement_id":null,"confirmed_at":"2026-11-30T10:28:03.231Z","metadata":{},"created_at":"2026-11-30T10:28:00.186Z","updated_at":"2026-11-30T10:28:03.231Z","version":3}}', 1796034483231);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-5659-71dc-b2ee-f74fb1cd7083', '\x86ea6cfb83b82a45ed77c941ff23be9e388c5a0a999a31a510cbc81a6767a5c6', 200, '{"data":{"id":"org_01m8nzyfyces281ntdw3v7dkay","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-30T10:27:58.028Z","updated_at":"2026-11-30T10:28:03.804Z","version":2}}', 1796034483804);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-4834-72fb-a320-ca0e9dcaa1c3', '\x41108477cc84bc061c264f45aa91658f8540c536222e3ba4a4a3fbfba67fa87a', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8nzyj1ted1syvcxq319f9zv"},{"index":1,"status":"created","id":"btx_01m8nzyj1ted1syvcxq55njtq9"},{"index":2,"status":"created","id":"btx_01m8nzyj1ted1syvcxq83pz7rh"},{"index":3,"status":"created","id":"btx_01m8nzyj1ted1syvcxqe277gr1"},{"index":4,"status":"created","id":"btx_01m8nzyj1ted1syvcxqj2vdfgc"},{"index":5,"status":"created","id":"btx_01m8nzyj1ted1syvcxqnn6wqrr"},{"index":6,"status":"created","id":"btx_01m8nzyj1ted1syvcxqr8cenb9"},{"index":7,"status":"created","id":"btx_01m8nzyj1ted1syvcxqwrq8qg1"},{"index":8,"status":"created","id":"btx_01m8nzyj1ted1syvcxr39nvkx3"},{"index":9,"status":"created","id":"btx_01m8nzyj1ted1syvcxr65m19r2"},{"index":10,"status":"created","id":"btx_01m8nzyj1ted1syvcxr8dc3n39"},{"index":11,"status":"created","id":"btx_01m8nzyj1ted1syvcxre2c2f8g"},{"index":12,"status":"created","id":"btx_01m8nzyj1ted1syvcxrj3xjx3e"}]}}', 1796034480186);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-4a74-7490-bf39-42ed3adf85ae', '\xfd04d92e9b6855a2027fb0109e674b7b07b7ebe0c1c572635328d439c21055b0', 200, '{"data":{"id":"btx_01m8nzyj1ted1syvcxqe277gr1","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8nzygqcets9dn5pnn4hwx92","journal_id":"jnl_01m8nzyjkvee8aczagtbvzqq47","settlement_id":"set_01m8nzyjkvee8aczagtbvzqq47","confirmed_at":"2026-11-30T10:28:00.763Z","metadata":{},"created_at":"2026-11-30T10:28:00.186Z","updated_at":"2026-11-30T10:28:00.763Z","version":2}}', 1796034480763);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-4c45-714d-b183-1aefc92a6e42', '\xed90541062137484bbfefb089879dfe3aed1281b652f2e790df2b15af9c41d03', 200, '{"data":{"id":"btx_01m8nzyj1ted1syvcxqr8cenb9","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8nzygkme9svzxs1kr8awnd0","journal_id":"jnl_01m8nzyk2bewzvyzxa833v7w6f","settlement_id":"set_01m8nzyk2bewzvyzxa833v7w6f","confirmed_at":"2026-11-30T10:28:01.227Z","metadata":{},"created_at":"2026-11-30T10:28:00.186Z","updated_at":"2026-11-30T10:28:01.227Z","version":2}}', 1796034481227);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-4cff-74f2-8337-fcb0c2b8a7f0', '\xf9a6c8dfb45c3b52548f73ec51b3b12d7c9904dae16b7872d6e06380d8f5a54a', 200, '{"data":{"id":"btx_01m8nzyj1ted1syvcxr65m19r2","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8nzyghpe97t1p38pemeez63","journal_id":"jnl_01m8nzyk88ec6bazfndykhpz3n","settlement_id":"set_01m8nzyk88ec6bazfndykhpz3n","confirmed_at":"2026-11-30T10:28:01.416Z","metadata":{},"created_at":"2026-11-30T10:28:00.186Z","updated_at":"2026-11-30T10:28:01.416Z","version":2}}', 1796034481416);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-4fb4-7002-875c-72df85ecb3a2', '\x5953f1143f996109605a37dd76b5d32eed60b763e5d17633bc7238b164883e58', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8nzyj1ted1syvcxq83pz7rh","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8nzyfyces281ntdt8xn8rr3","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8nzyj1ted1syvcxqnn6wqrr","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8nzyfyces281ntdtggr0pqn","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8nzyj1ted1syvcxqwrq8qg1","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8nzyfyces281ntdt8xn8rr3","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8nzyj1ted1syvcxr8dc3n39","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8nzyfyces281ntdvayvtv80","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1796034482891);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-55f3-736b-91b4-b2938826319a', '\x4ffb4b7367b152122dbe32a79130f9d589b5af5d14f7412302952072d1d59789', 200, '{"data":{"id":"vrt_01m8nzyncyez7asevs67r8e8my","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T10:28:03.707Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:03.614Z","updated_at":"2026-11-30T10:28:03.707Z","version":2}}', 1796034483707);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-4f60-735b-aad5-46936090a377', '\x694c657dbf63a7be65142bd01a869636a991031c3cc309490d32605c7f262199', 200, '{"data":{"id":"btx_01m8nzyj1ted1syvcxrj3xjx3e","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8nzyfyces281ntdq91zknzt","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8nzykvde71ak46d6b7yqdrn","settlement_id":null,"confirmed_at":"2026-11-30T10:28:02.029Z","metadata":{},"created_at":"2026-11-30T10:28:00.186Z","updated_at":"2026-11-30T10:28:02.029Z","version":2}}', 1796034482029);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-534e-70c0-ba10-9111bee419dc', '\x7e52ca7123e3769505b231ea7f7cd4f18bd89af9e0ed4b3ac1f8399e8cfdd33e', 200, '{"data":{"id":"btx_01m8nzyj1ted1syvcxqnn6wqrr","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8nzyfyces281ntdtggr0pqn","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8nzymtre80b5e8v54g279js","settlement_id":null,"confirmed_at":"2026-11-30T10:28:03.032Z","metadata":{},"created_at":"2026-11-30T10:28:00.186Z","updated_at":"2026-11-30T10:28:03.032Z","version":3}}', 1796034483032);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-53b9-700b-8e08-4fcbd38819d4', '\x6262e00797e15768bc5964b650f837ec7e9f1e627f0431e4a55f3abeb59c7e3b', 200, '{"data":{"id":"btx_01m8nzyj1ted1syvcxqwrq8qg1","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8nzyfyces281ntdt8xn8rr3","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8nzymxve7jrkqrz60x2b4qt","settlement_id":null,"confirmed_at":"2026-11-30T10:28:03.131Z","metadata":{},"created_at":"2026-11-30T10:28:00.186Z","updated_at":"2026-11-30T10:28:03.131Z","version":3}}', 1796034483131);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-5479-7556-8da9-a4972db6d1a4', '\x68aae1e9cd826471965426ad683401dda8b2fa1e6f96812ff95a374ab6f4e606', 200, '{"data":{"id":"btx_01m8nzyj1ted1syvcxr8dc3n39","bank_account_id":"bac_01m8nzyg96e109ah9540q60hmr","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8nzyfyces281ntdvayvtv80","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8nzyn3wecfbspaw9gw8eps7","settlement_id":null,"confirmed_at":"2026-11-30T10:28:03.324Z","metadata":{},"created_at":"2026-11-30T10:28:00.186Z","updated_at":"2026-11-30T10:28:03.324Z","version":3}}', 1796034483324);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'org_01m8nzyfyces281ntdw3v7dkay', '01a22bff-5597-7408-b153-83593083be16', '\x7e3ad4ed85201abaea9efff7fdababd07ea71b17fdfde0fd36e78d31daa22246', 201, '{"data":{"id":"vrt_01m8nzyncyez7asevs67r8e8my","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T10:28:03.614Z","updated_at":"2026-11-30T10:28:03.614Z","version":1}}', 1796034483614);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8nzyf3je1hv523aa4904jng', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8nzypmae59bavwxd39vygcy","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8nzypmae59bavwxd39vygcy"}', 1796034484874);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh1eewdbz34j0g6aevhp', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8nzyfyces281ntdrd2whmmt', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh3cen78zpmwnv0wra0r', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8nzyfyces281ntds1rbx80n', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh5ae8hbsr1cp6wcnwyc', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8nzyfyces281ntdnj7m5daf', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh7be6p94k2cxpqdt6v0', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8nzyfyces281ntdrkznsnyr', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh8we0fs05qq0zjt7bsz', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8nzyfyces281ntdssjsmpq3', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh9yex383x0h1pwb4138', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8nzyg56eq0sv4e0ba69cb40', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyh9yex383x0h1pwb4138', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8nzyfyces281ntdrd2whmmt', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyhayead9jadc6cs4dkzx', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8nzyfyces281ntdrd2whmmt', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyhbsevnasxqap7nz7wac', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8nzyfyces281ntdrd2whmmt', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyhcke7bv2kjsc8axx7nw', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8nzyfyces281ntdrd2whmmt', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyhe9ecnbq6rzpnctywc1', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8nzyfyces281ntds6nj86yn', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyhfted8b7kraw63fh93d', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8nzyfyces281ntdrkznsnyr', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'inv_01m8nzyhfted8b7kraw63fh93d', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8nzyfyces281ntdrd2whmmt', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'inv_01m8nzypsdejpv6xcsae3stx56', 1, 'Oak', '1', '50', NULL, 'acc_01m8nzyfceez989jdze419nvq9', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'inv_01m8nzypvce8dbtqd7e0byk7mp', 1, 'Oak', '1', '50', NULL, 'acc_01m8nzyfceez989jdzevs1vjfk', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'inv_01m8nzyq3reqq8qz7ky7q17hga', 1, 'Oak', '1', '100', NULL, 'acc_01m8nzyfceez989jdze419nvq9', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'inv_01m8nzyq62eqrsvftj67c5993r', 1, 'Ash', '1', '50', NULL, 'acc_01m8nzyfceez989jdze419nvq9', 'NV', NULL, 5000, 0, 5000);
INSERT INTO public.invoice_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'inv_01m8nzyq6jegxbfgtt2heracqq', 1, 'Ash', '1', '50', NULL, 'acc_01m8nzyfceez989jdzevs1vjfk', 'NV', NULL, 5000, 0, 5000);
INSERT INTO public.invoices VALUES ('inv_01m8nzyhe9ecnbq6rzpnctywc1', 'org_01m8nzyfyces281ntdw3v7dkay', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8nzygsme1c9s4w4rq8qkzfk', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8nzyhe9ecnbq6rzpvnapkp5', NULL, NULL, 'fr-1209', 1796034479561, 1796034479561, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzyhfted8b7kraw63fh93d', 'org_01m8nzyfyces281ntdw3v7dkay', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8nzygdmey7vg71nsjefkdpg', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8nzyhfted8b7krawbfafhe1', NULL, NULL, 'inv-0006', 1796034479610, 1796034479610, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzyhbsevnasxqap7nz7wac', 'org_01m8nzyfyces281ntdw3v7dkay', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8nzyghpe97t1p38pemeez63', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8nzyhbsevnasxqap8vzy9vc', '2026-03-03', 'jnl_01m8nzyhk6eg8te478792jexyb', 'inv-0005', 1796034479481, 1796034479718, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzyhcke7bv2kjsc8axx7nw', 'org_01m8nzyfyces281ntdw3v7dkay', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8nzyghpe97t1p38pemeez63', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8nzyhcke7bv2kjsccr82d3k', NULL, NULL, 'cn-0001
inv-0004', 1796034479507, 1796034479859, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzyh9yex383x0h1pwb4138', 'org_01m8nzyfyces281ntdw3v7dkay', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8nzygfsewmb3eje9y2435xq', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8nzyh9yex383x0h1syrqp5w', NULL, NULL, 'inv-0003', 1796034479422, 1796034480039, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzyh5ae8hbsr1cp6wcnwyc', 'org_01m8nzyfyces281ntdw3v7dkay', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8nzygnbeb3a9wf4cbg8egg7', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8nzyh5ae8hbsr1cp918me65', NULL, NULL, 'tb-0117', 1796034479274, 1796034480333, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzyh8we0fs05qq0zjt7bsz', 'org_01m8nzyfyces281ntdw3v7dkay', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8nzygqcets9dn5pnn4hwx92', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8nzyh8we0fs05qq12mhryb7', NULL, NULL, 'hl-33', 1796034479388, 1796034480763, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzyh1eewdbz34j0g6aevhp', 'org_01m8nzyfyces281ntdw3v7dkay', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8nzygdmey7vg71nsjefkdpg', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8nzyh1eewdbz34j0q7m3gz5', NULL, NULL, 'inv-0001', 1796034479150, 1796034480957, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzyh7be6p94k2cxpqdt6v0', 'org_01m8nzyfyces281ntdw3v7dkay', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8nzygdmey7vg71nsjefkdpg', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8nzyh7be6p94k2cxvprn6az', NULL, NULL, 'inv-0002', 1796034479339, 1796034480957, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzyh3cen78zpmwnv0wra0r', 'org_01m8nzyfyces281ntdw3v7dkay', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8nzygkme9svzxs1kr8awnd0', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8nzyh3cen78zpmwnw147d1k', NULL, NULL, 'px-881', 1796034479212, 1796034481227, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzyhayead9jadc6cs4dkzx', 'org_01m8nzyfyces281ntdw3v7dkay', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8nzyghpe97t1p38pemeez63', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8nzyhayead9jadc6gjszmq0', NULL, NULL, 'inv-0004', 1796034479454, 1796034481416, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzypsdejpv6xcsae3stx56', 'org_01m8nzyfceez989jdzhrh8mqjx', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8nzyps1e7rv3t4wkx77kbhd', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8nzypsdejpv6xcsagzem748', NULL, NULL, 'e-1', 1796034485037, 1796034485065, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzypvce8dbtqd7e0byk7mp', 'org_01m8nzyfceez989jdzhrh8mqjx', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8nzyps1e7rv3t4wkx77kbhd', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8nzypvce8dbtqd7e6v2h6ps', NULL, NULL, 'e-1', 1796034485100, 1796034485118, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzyq3reqq8qz7ky7q17hga', 'org_01m8nzyfceez989jdzhrh8mqjx', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8nzyq2eehjsd583f72ngy5q', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8nzyq3reqq8qz7kybv6zqsx', NULL, NULL, 'inv-0001', 1796034485368, 1796034485394, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzyq62eqrsvftj67c5993r', 'org_01m8nzyfceez989jdzhrh8mqjx', 'sales', 'invoice', 'issued', 'A-1', 'con_01m8nzyq5peg8st77sgk7j36rh', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8nzyq63ese9xcpmg5pvbfvn', NULL, NULL, 'a-1', 1796034485443, 1796034485473, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8nzyq6jegxbfgtt2heracqq', 'org_01m8nzyfceez989jdzhrh8mqjx', 'purchase', 'invoice', 'issued', 'A-1', 'con_01m8nzyq5peg8st77sgk7j36rh', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8nzyq6jegxbfgtt2pmchc5t', NULL, NULL, 'a-1', 1796034485458, 1796034485473, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.jobs VALUES ('rec_01m8nzypmae59bavwxd39vygcy', 'reconcile', 1, 'usr_01m8nzyf3je1hv523aa4904jng', 'key_01m8nzyf5ae4sr5cdc91ekzqtw', 'completed', 3, 0, 1, 1, NULL, NULL, '01a22bff5a9674ce8afc0a7b09c0c057', 3, NULL, 1796034484874, 1796034484879, 1796034484886, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 1, 'acc_01m8nzyfyces281ntdphe3p9dh', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 1, 2, 'acc_01m8nzyfyces281ntdr9p1khq7', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 2, 1, 'acc_01m8nzyfyces281ntdp4v452tk', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 2, 2, 'acc_01m8nzyfyces281ntdrd2whmmt', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 2, 3, 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 3, 1, 'acc_01m8nzyfyces281ntdptxp7a61', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 3, 2, 'acc_01m8nzyfyces281ntds1rbx80n', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 4, 1, 'acc_01m8nzyfyces281ntdptxp7a61', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 4, 2, 'acc_01m8nzyfyces281ntdnj7m5daf', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 4, 3, 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 5, 1, 'acc_01m8nzyfyces281ntdp4v452tk', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 5, 2, 'acc_01m8nzyfyces281ntdrkznsnyr', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 6, 1, 'acc_01m8nzyfyces281ntdptxp7a61', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 6, 2, 'acc_01m8nzyfyces281ntdssjsmpq3', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 7, 1, 'acc_01m8nzyfyces281ntdp4v452tk', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 7, 2, 'acc_01m8nzyg56eq0sv4e0ba69cb40', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 7, 3, 'acc_01m8nzyfyces281ntdrd2whmmt', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 7, 4, 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 8, 1, 'acc_01m8nzyfyces281ntdp4v452tk', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 8, 2, 'acc_01m8nzyfyces281ntdrd2whmmt', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 8, 3, 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 9, 1, 'acc_01m8nzyfyces281ntdp4v452tk', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 9, 2, 'acc_01m8nzyfyces281ntdrd2whmmt', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 9, 3, 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 10, 1, 'acc_01m8nzyfyces281ntdp4v452tk', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 10, 2, 'acc_01m8nzyfyces281ntdrd2whmmt', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 10, 3, 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 11, 1, 'acc_01m8nzyfyces281ntdptxp7a61', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 11, 2, 'acc_01m8nzyfyces281ntds6nj86yn', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 11, 3, 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 12, 1, 'acc_01m8nzyfyces281ntdp4v452tk', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 12, 2, 'acc_01m8nzyfyces281ntdrkznsnyr', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 12, 3, 'acc_01m8nzyfyces281ntdrd2whmmt', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 12, 4, 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 13, 1, 'acc_01m8nzyfyces281ntdp4v452tk', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 13, 2, 'acc_01m8nzyfyces281ntdrd2whmmt', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 13, 3, 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 14, 1, 'acc_01m8nzyfyces281ntdr9p1khq7', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 14, 2, 'acc_01m8nzyfyces281ntdqwf0f1sf', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 14, 3, 'acc_01m8nzyfyces281ntdqjzm1zwn', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 15, 1, 'acc_01m8nzyfyces281ntdscef5aw0', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 15, 2, 'acc_01m8nzyfyces281ntdq1p2t95k', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 15, 3, 'acc_01m8nzyfyces281ntdq91zknzt', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 16, 1, 'acc_01m8nzyfyces281ntdvcq6482g', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 16, 2, 'acc_01m8nzyfyces281ntdnwbf0e6n', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 17, 1, 'acc_01m8nzyfyces281ntdp4v452tk', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 17, 2, 'acc_01m8nzyfyces281ntdphe3p9dh', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 19, 1, 'acc_01m8nzyfyces281ntdp4v452tk', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 19, 2, 'acc_01m8nzyfyces281ntdphe3p9dh', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 24, 1, 'acc_01m8nzyfyces281ntdphe3p9dh', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 24, 2, 'acc_01m8nzygb7ea4v8k0ndd8a855w', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 25, 1, 'acc_01m8nzyfyces281ntdphe3p9dh', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 25, 2, 'acc_01m8nzyfyces281ntdq91zknzt', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 26, 1, 'acc_01m8nzyfyces281ntdphe3p9dh', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 26, 2, 'acc_01m8nzyfyces281ntdtggr0pqn', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 27, 1, 'acc_01m8nzyfyces281ntdphe3p9dh', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 27, 2, 'acc_01m8nzyfyces281ntdt8xn8rr3', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 27, 3, 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 18, 1, 'acc_01m8nzyfyces281ntdptxp7a61', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 18, 2, 'acc_01m8nzyfyces281ntdphe3p9dh', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 21, 1, 'acc_01m8nzyfyces281ntdp4v452tk', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 21, 2, 'acc_01m8nzyfyces281ntdphe3p9dh', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 28, 1, 'acc_01m8nzyfyces281ntdphe3p9dh', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 28, 2, 'acc_01m8nzyfyces281ntdt8xn8rr3', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 28, 3, 'acc_01m8nzyg2kehnvmq0zpsfzsqxw', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 2, 1, 'acc_01m8nzyfceez989jdzfzhc8nr4', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 2, 2, 'acc_01m8nzyfr6e4rvtn42bv7py8ct', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 2, 3, 'acc_01m8nzyfr6e4rvtn42bv7py8ct', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 2, 4, 'acc_01m8nzyfceez989jdzce5hrt5q', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 20, 1, 'acc_01m8nzyfyces281ntdptxp7a61', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 20, 2, 'acc_01m8nzyfyces281ntdphe3p9dh', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 22, 1, 'acc_01m8nzyfyces281ntdptxp7a61', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 22, 2, 'acc_01m8nzyfyces281ntdphe3p9dh', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 23, 1, 'acc_01m8nzyfyces281ntdp4v452tk', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 23, 2, 'acc_01m8nzyfyces281ntdphe3p9dh', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 29, 1, 'acc_01m8nzyfyces281ntdphe3p9dh', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 29, 2, 'acc_01m8nzyfyces281ntdvayvtv80', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 1, 'acc_01m8nzyfceez989jdzfzhc8nr4', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 2, 'acc_01m8nzyfr6e4rvtn42bv7py8ct', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 3, 'acc_01m8nzyfceez989jdzce5hrt5q', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 3, 1, 'acc_01m8nzyfceez989jdzf4a062m8', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 3, 2, 'acc_01m8nzyfceez989jdzcbgbdvaa', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 4, 1, 'acc_01m8nzyfceez989jdzf4a062m8', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 4, 2, 'acc_01m8nzyfceez989jdzcbgbdvaa', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 5, 1, 'acc_01m8nzyfceez989jdzbwsd92gh', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 5, 2, 'acc_01m8nzyfceez989jdze419nvq9', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 5, 3, 'acc_01m8nzyfr6e4rvtn42bv7py8ct', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 6, 1, 'acc_01m8nzyfceez989jdzhbwegek8', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 6, 2, 'acc_01m8nzyfceez989jdzbwsd92gh', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 7, 1, 'acc_01m8nzyfceez989jdzcj7vgj98', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 7, 2, 'acc_01m8nzyfceez989jdzevs1vjfk', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 7, 3, 'acc_01m8nzyfr6e4rvtn42bv7py8ct', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 8, 1, 'acc_01m8nzyfr6e4rvtn42bv7py8ct', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 8, 2, 'acc_01m8nzyfceez989jdzc7sgpkws', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 9, 1, 'acc_01m8nzyfr6e4rvtn42bv7py8ct', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 9, 2, 'acc_01m8nzyfceez989jdzce5hrt5q', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 10, 1, 'acc_01m8nzyfceez989jdze419nvq9', -2000, NULL, 'ST', 400, 0, '2025-03-10', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 10, 2, 'acc_01m8nzyfr6e4rvtn42bv7py8ct', -400, NULL, 'ST', 0, 1, '2025-03-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 10, 3, 'acc_01m8nzyfceez989jdzce5hrt5q', 2400, NULL, NULL, 0, 0, '2025-03-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 11, 1, 'acc_01m8nzyfceez989jdzbwsd92gh', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 11, 2, 'acc_01m8nzyfceez989jdzcbgbdvaa', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 11, 3, 'acc_01m8nzyq1kevera71k28v2f2bg', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 11, 4, 'acc_01m8nzyfr6e4rvtn42bv7py8ct', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 11, 5, 'acc_01m8nzyq1kevera71k28v2f2bg', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 12, 1, 'acc_01m8nzyfceez989jdzbwsd92gh', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 12, 2, 'acc_01m8nzyfceez989jdze419nvq9', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 12, 3, 'acc_01m8nzyfr6e4rvtn42bv7py8ct', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 13, 1, 'acc_01m8nzyq1kevera71k28v2f2bg', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 13, 2, 'acc_01m8nzyfr6e4rvtn42bv7py8ct', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 13, 3, 'acc_01m8nzyq1kevera71k28v2f2bg', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 14, 1, 'acc_01m8nzyfceez989jdzbwsd92gh', 5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 14, 2, 'acc_01m8nzyfceez989jdze419nvq9', -5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 15, 1, 'acc_01m8nzyfceez989jdzcj7vgj98', -5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 15, 2, 'acc_01m8nzyfceez989jdzevs1vjfk', 5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 16, 1, 'acc_01m8nzyfceez989jdzcj7vgj98', 4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 16, 2, 'acc_01m8nzyfceez989jdzbwsd92gh', -4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 17, 1, 'acc_01m8nzyfceez989jdzf4a062m8', 300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 17, 2, 'acc_01m8nzyfceez989jdzcbgbdvaa', -300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO public.journal_metadata VALUES ('jnl_01m8nzyq7vedvt5ct5erbpeaqc', 'org_01m8nzyfceez989jdzhrh8mqjx', '{"run":"7"}');
INSERT INTO public.journals VALUES ('jnl_01m8nzyg96e109ah9549180ev0', 'org_01m8nzyfyces281ntdw3v7dkay', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1796034478374, 'usr_01m8nzyf3je1hv523aa4904jng', '\x73a7efc722bd7a9d376e920906f2276c10e8824bb7d0e09fface063bf1e4f00c', 'opening balance of current', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyh1eewdbz34j0q7m3gz5', 'org_01m8nzyfyces281ntdw3v7dkay', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1796034479150, 'usr_01m8nzyf3je1hv523aa4904jng', '\xb8c624c94886181a73f910d458109a68a6b08eef1f36209343d71eabba20e3ce', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyh3cen78zpmwnw147d1k', 'org_01m8nzyfyces281ntdw3v7dkay', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1796034479212, 'usr_01m8nzyf3je1hv523aa4904jng', '\x494339dc821fa6ac57cbdbbc261368915fb68ec59f59abfb1a91bafc2a9229a4', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyh5ae8hbsr1cp918me65', 'org_01m8nzyfyces281ntdw3v7dkay', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1796034479274, 'usr_01m8nzyf3je1hv523aa4904jng', '\x8785a17bad643befc1eeffa279122377074ce611c9434522d1693c95574df1a1', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyh7be6p94k2cxvprn6az', 'org_01m8nzyfyces281ntdw3v7dkay', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1796034479339, 'usr_01m8nzyf3je1hv523aa4904jng', '\xe934eeac0bb9839c2c91b8d531d32a3c9f51e4f39d17199c980915ffd0b0a735', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyh8we0fs05qq12mhryb7', 'org_01m8nzyfyces281ntdw3v7dkay', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1796034479388, 'usr_01m8nzyf3je1hv523aa4904jng', '\x0f7c9b2c23d0be88f971e30f267857efee0fdf0486100f5bb15bb35cdf49e64f', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyh9yex383x0h1syrqp5w', 'org_01m8nzyfyces281ntdw3v7dkay', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1796034479422, 'usr_01m8nzyf3je1hv523aa4904jng', '\x444b15b68bd15a73996c010ca3e994fd5402dfe3fcf1f13dc97ab7c08c19c922', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyhayead9jadc6gjszmq0', 'org_01m8nzyfyces281ntdw3v7dkay', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1796034479454, 'usr_01m8nzyf3je1hv523aa4904jng', '\x59ac2ad1c1583cc31d867060b2a468903d30a7eee6c0998ca235935d306fb0a4', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyhbsevnasxqap8vzy9vc', 'org_01m8nzyfyces281ntdw3v7dkay', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1796034479481, 'usr_01m8nzyf3je1hv523aa4904jng', '\x9de51db30d68321015d8ff4c68f6506ce0b4d801db7617ebe7fa191f0b871692', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyhcke7bv2kjsccr82d3k', 'org_01m8nzyfyces281ntdw3v7dkay', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1796034479507, 'usr_01m8nzyf3je1hv523aa4904jng', '\x780e3b445a00f0bb7040110d5659ceb2698fc1d01b024ba7d9e35f8a5c850046', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyhe9ecnbq6rzpvnapkp5', 'org_01m8nzyfyces281ntdw3v7dkay', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1796034479561, 'usr_01m8nzyf3je1hv523aa4904jng', '\x317b34da56d4689051b0d8bc63622281e933a7d82d3de7e29e01f13f84586e04', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyhfted8b7krawbfafhe1', 'org_01m8nzyfyces281ntdw3v7dkay', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1796034479610, 'usr_01m8nzyf3je1hv523aa4904jng', '\x9b69035d716f2de80dda33e8a3940709bc6248e2f2aa2a60b6d18ef748ace911', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyhk6eg8te478792jexyb', 'org_01m8nzyfyces281ntdw3v7dkay', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8nzyhbsevnasxqap8vzy9vc', 60000, 1796034479718, 'usr_01m8nzyf3je1hv523aa4904jng', '\x011b02cdef946111e57d734dbef6b2f8d6de3002789c820cf9ddf6a471dc72bb', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyhtfeksrz180hm13cmag', 'org_01m8nzyfyces281ntdw3v7dkay', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1796034479951, 'usr_01m8nzyf3je1hv523aa4904jng', '\xbc0fecd37767ed661081b0629217ce0a32bf3b67932350f18762ab84320651cf', 'opening balances
jv-001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyhtfeksrz180hx380nry', 'org_01m8nzyfyces281ntdw3v7dkay', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1796034479951, 'usr_01m8nzyf3je1hv523aa4904jng', '\x3ab0c7720f17708ffd934dcaa4bac93359e1f7d3925177536062f1cf7838852a', 'march wages
jv-002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyhtfeksrz180j4qsx9te', 'org_01m8nzyfyces281ntdw3v7dkay', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1796034479951, 'usr_01m8nzyf3je1hv523aa4904jng', '\x7276484c4b40105fe2a159c9b86c03db2cf892315f77dfc6a317172ebf459b1b', 'depreciation of the laptop
jv-003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyhx7edtb548at2fxhgm5', 'org_01m8nzyfyces281ntdw3v7dkay', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1796034480039, 'usr_01m8nzyf3je1hv523aa4904jng', '\xf2ee8f84a16950fade37a8c131af128899dca0f77cdb3249479ffb0813ef7d6a', 'receipt from kestrel fitness cic', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyj6de0mr5rvxdkrbegb5', 'org_01m8nzyfyces281ntdw3v7dkay', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1796034480333, 'usr_01m8nzyf3je1hv523aa4904jng', '\xf22d1c4b9361ef52c3105f4a3b8c43647c58544619b6674135f9e27b8a93e0d6', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyjegegfv36bq49se350q', 'org_01m8nzyfyces281ntdw3v7dkay', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1796034480592, 'usr_01m8nzyf3je1hv523aa4904jng', '\xce52181647e4476e6c075436bfbe9418c597752b698a50678ae51f664f798eae', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyjkvee8aczagtbvzqq47', 'org_01m8nzyfyces281ntdw3v7dkay', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1796034480763, 'usr_01m8nzyf3je1hv523aa4904jng', '\xc36370d4977efe89f0561ee295c02d117ee794d5dcacc7e28567e3c5e101735a', 'fpo harcourt lettings hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyjsxensb2z0rryt0f8g3', 'org_01m8nzyfyces281ntdw3v7dkay', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1796034480957, 'usr_01m8nzyf3je1hv523aa4904jng', '\xda7243ae2cf3786bf788d803e721c07fb4527f362491100698a7b4c15debc5fe', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyk2bewzvyzxa833v7w6f', 'org_01m8nzyfyces281ntdw3v7dkay', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1796034481227, 'usr_01m8nzyf3je1hv523aa4904jng', '\xf518e07ce1a99f07b78f193a1500627b91217556845d7621d033467c8f5b2881', 'fpo printwell px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyk88ec6bazfndykhpz3n', 'org_01m8nzyfyces281ntdw3v7dkay', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1796034481416, 'usr_01m8nzyf3je1hv523aa4904jng', '\x2b520b38f3d812a2d067c3b9583a3dbfe23fcba57ed2679c39d777fa34e1e5ac', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzykmse368j59j43nmzgqh', 'org_01m8nzyfyces281ntdw3v7dkay', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1796034481817, 'usr_01m8nzyf3je1hv523aa4904jng', '\x713600ce70c4c4551ab42146c074fe4cdd6c591c82724d63b2c6829e458e5901', 'tfr to savings', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzykvde71ak46d6b7yqdrn', 'org_01m8nzyfyces281ntdw3v7dkay', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1796034482029, 'usr_01m8nzyf3je1hv523aa4904jng', '\x01274078c77600c5f67a45a4bd5295124b6c7fa2193602ec423d0cd1483469de', 'fpo j wren net pay march', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzymtre80b5e8v54g279js', 'org_01m8nzyfyces281ntdw3v7dkay', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1796034483032, 'usr_01m8nzyf3je1hv523aa4904jng', '\x330f812121af9b8d62ebcca8094dfce690dcb3744c44ecd2d82331cb19bb43c6', 'card trainline.com london', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzypp6e8etdmwz6af0r806', 'org_01m8nzyfceez989jdzhrh8mqjx', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1796034484934, 'usr_01m8nzyf3je1hv523aa4904jng', '\xf7388939cace0210bdbac5af58c5f6ca5d203abce1c657f88911043bcc9a3c60', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzymxve7jrkqrz60x2b4qt', 'org_01m8nzyfyces281ntdw3v7dkay', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1796034483131, 'usr_01m8nzyf3je1hv523aa4904jng', '\x54a2babc1c5a5de5e3993c4069eebd7ab1a5520a94a478b5d730db7c4037f51e', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyn0zezkt26w62wdpm505', 'org_01m8nzyfyces281ntdw3v7dkay', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1796034483231, 'usr_01m8nzyf3je1hv523aa4904jng', '\xdd3783830ff5c7d3baf416e89d3ec7e41fd4ba78510b335601ee4d6d0ac08dd6', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyn3wecfbspaw9gw8eps7', 'org_01m8nzyfyces281ntdw3v7dkay', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1796034483324, 'usr_01m8nzyf3je1hv523aa4904jng', '\xde407a1704e82d0bbbdea193e3923f55dbfc1ff7c4db22423b8f6d6d2425b7e4', 'total charges to 19mar2026', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyppgehztp5s6n8sq8hr1', 'org_01m8nzyfceez989jdzhrh8mqjx', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1796034484944, 'usr_01m8nzyf3je1hv523aa4904jng', '\x1b7adefefa2c545403a89bd9f35040100d5c9f7c0097ca2c1b93b18d87a4ef7b', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzypqde1xsrgggv3eb2ybm', 'org_01m8nzyfceez989jdzhrh8mqjx', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1796034484973, 'usr_01m8nzyf3je1hv523aa4904jng', '\xab533f0285e9014b89d498825e7ab674802e827c3f8b080d547e564ebf89c564', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyprpepaswbea9nqdgb3r', 'org_01m8nzyfceez989jdzhrh8mqjx', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8nzypqde1xsrgggv3eb2ybm', 50000, 1796034485014, 'usr_01m8nzyf3je1hv523aa4904jng', '\x2de5107b382a27ff4d562b9657c0fc71096788cb3774acfdc9850c669c37ba12', 'reversal of journal 3: a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzypsdejpv6xcsagzem748', 'org_01m8nzyfceez989jdzhrh8mqjx', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1796034485037, 'usr_01m8nzyf3je1hv523aa4904jng', '\xdf0719c3983773d9f4e5b654313e36d4336f5a3262402f46b6e5c68b2f8329a3', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzypt9eymtw2w6pga3p637', 'org_01m8nzyfceez989jdzhrh8mqjx', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1796034485065, 'usr_01m8nzyf3je1hv523aa4904jng', '\x256ab0f66f61ed97e2811c3f691e1631c60db74e1f5ff02a62097c1c5bbadd23', 'write-off of e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzypvce8dbtqd7e6v2h6ps', 'org_01m8nzyfceez989jdzhrh8mqjx', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1796034485100, 'usr_01m8nzyf3je1hv523aa4904jng', '\x2ad8fb051ebe474779795b88bc60521b6cce7ff9b586ace5599a608a925e0cd3', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzypvye0h8b0d6ktff03hk', 'org_01m8nzyfceez989jdzhrh8mqjx', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1796034485118, 'usr_01m8nzyf3je1hv523aa4904jng', '\x979c9f59d2687f54bc0162908690194514165b29c3a706af08a3bba86d6c2dc8', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzypy8e04vzwpty236x2x0', 'org_01m8nzyfceez989jdzhrh8mqjx', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1796034485192, 'usr_01m8nzyf3je1hv523aa4904jng', '\x73ccaab53c9518e524c1ce85df1452b187744067957cb7021006ee00aa7a9c5d', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyq06er5tnsd3dt0pzcr9', 'org_01m8nzyfceez989jdzhrh8mqjx', 10, '2025-03-10', 'With VAT', NULL, NULL, 'manual', NULL, 2400, 1796034485254, 'usr_01m8nzyf3je1hv523aa4904jng', '\x99a4c0dd3b2ab7f67d2a42a2c6214485e2bd3d5b7a73b86e9b59d44d90feaca1', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyq36egbt790q36cjh9q4', 'org_01m8nzyfceez989jdzhrh8mqjx', 11, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1796034485350, 'usr_01m8nzyf3je1hv523aa4904jng', '\x8900e534c126a37fc47f26a2eaaae6e17f8c66e8d7c428f4e490b9c7cb1ac1dc', 'receipt from oak', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyq3reqq8qz7kybv6zqsx', 'org_01m8nzyfceez989jdzhrh8mqjx', 12, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1796034485368, 'usr_01m8nzyf3je1hv523aa4904jng', '\xd82c4075439693daee481c38a70d08a383d0b7f5f2274066749db0ce802821d4', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyq4yes7vdd749s132d64', 'org_01m8nzyfceez989jdzhrh8mqjx', 13, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1796034485394, 'usr_01m8nzyf3je1hv523aa4904jng', '\x407f80b5d33a083c6226d8d54a212124d10370599427f465225a83b1cebbebbd', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyq63ese9xcpmg5pvbfvn', 'org_01m8nzyfceez989jdzhrh8mqjx', 14, '2026-03-02', 'Sales invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1796034485443, 'usr_01m8nzyf3je1hv523aa4904jng', '\xb788fc65614f1f370ac332f06d03ce504423d5c03eb2d286daa55a08f304aaaa', 'sales invoice a-1, ash
a-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyq6jegxbfgtt2pmchc5t', 'org_01m8nzyfceez989jdzhrh8mqjx', 15, '2026-03-02', 'Purchase invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1796034485458, 'usr_01m8nzyf3je1hv523aa4904jng', '\x67db45d7a3e1124e3d4f5a50cc40423aca53f8b4ab1885ce7fdf5cf184b84776', 'purchase invoice a-1, ash
a-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyq71e5q87z463n5gvy0d', 'org_01m8nzyfceez989jdzhrh8mqjx', 16, '2026-03-28', 'Contra with Ash', NULL, NULL, 'contra', NULL, 4000, 1796034485473, 'usr_01m8nzyf3je1hv523aa4904jng', '\x1a7180400c11d2b676ddf1594de33dda1ce29f7007aafa47772f0552429cbceb', 'contra with ash', 2);
INSERT INTO public.journals VALUES ('jnl_01m8nzyq7vedvt5ct5erbpeaqc', 'org_01m8nzyfceez989jdzhrh8mqjx', 17, '2026-03-29', 'A journal', NULL, NULL, 'manual', NULL, 300, 1796034485499, 'usr_01m8nzyf3je1hv523aa4904jng', '\xf4a16b4f80bfc7fac1304c6b0f2d980a54a6d3b7a3a1da03cf462cd63251e35f', 'a journal', 2);
INSERT INTO public.key_secrets VALUES ('\x49cfc9f659225afdac59660112a732fd86dcdff74b20fd7a4858efdd617df6d0', 'key_01m8nzyf5ae4sr5cdc91ekzqtw', NULL);
INSERT INTO public.key_secrets VALUES ('\x2462ce3cae8607a3db592b85a6b735c4ddbdb4738546e90f16fe40c8b2a0c0db', 'key_01m8nzyfbmemab2f4tyx6r3ndq', NULL);
INSERT INTO public.late_vat VALUES ('jnl_01m8nzyq06er5tnsd3dt0pzcr9', 'org_01m8nzyfceez989jdzhrh8mqjx', 'error', 'careless', 'Lost', 1796034485281, 1796034485281);
INSERT INTO public.ledger_heads VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 29, '\xde407a1704e82d0bbbdea193e3923f55dbfc1ff7c4db22423b8f6d6d2425b7e4', 4253177, 58, '\x45839a38ee9b20282b55687cd4e9c2eb86ed586cc93967a9af10e5c31857e2fa', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 17, '\xf4a16b4f80bfc7fac1304c6b0f2d980a54a6d3b7a3a1da03cf462cd63251e35f', 187200, 37, '\x67cd446e67d16699d5ecce2a45148a107159d068a874f6c815305ef1a3798c33', NULL);
INSERT INTO public.members VALUES ('mem_01m8nzyfceez989jdzb5r6019f', 'org_01m8nzyfceez989jdzhrh8mqjx', 'jo@example.com', 'usr_01m8nzyf3je1hv523aa4904jng', 'owner', 1796034477454, 1796034477454, 1);
INSERT INTO public.members VALUES ('mem_01m8nzyfyces281ntdnfgsttpc', 'org_01m8nzyfyces281ntdw3v7dkay', 'jo@example.com', 'usr_01m8nzyf3je1hv523aa4904jng', 'owner', 1796034478028, 1796034478028, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'invoice', 6);
INSERT INTO public.number_sequences VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'invoice', 1);
INSERT INTO public.organisations VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1796034478028, 1796034483804, 2, 0, '2026-03-31', 0);
INSERT INTO public.organisations VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1796034477454, 1796034484954, 2, 1, '2025-03-31', 1);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8nzyf3je1hv523aa4904jng', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1796034477170, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8nzyf3je1hv523aa4904jng', 'usr_01m8nzyf3je1hv523aa4904jng', '{}', '\xe4e39511fef34dee065f2efaae1b2debc5afd831f1a3e3c384660f45a56c7e32');
INSERT INTO public.security_events VALUES (2, 1796034477226, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8nzyf5ae4sr5cdc91ekzqtw', 'usr_01m8nzyf3je1hv523aa4904jng', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\x0d73fca003b65729bfc70d539fee7ff0cb702518fd89452f97077a4da7685103');
INSERT INTO public.security_events VALUES (3, 1796034477278, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8nzyf3je1hv523aa4904jng', 'usr_01m8nzyf3je1hv523aa4904jng', '{"expires_at":"2026-11-30T11:27:57.278Z"}', '\x59f62ccb9934170be8078e812bab45d175c4eb208762506473dc7a2e2a4309ae');
INSERT INTO public.security_events VALUES (4, 1796034477428, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8nzyfbmemab2f4tyx6r3ndq', 'usr_01m8nzyf3je1hv523aa4904jng', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\xa03c0bfb81ae38314faa1a0f17c9eae414869a45ea04be2954861691f29c34d1');
INSERT INTO public.security_events VALUES (5, 1796034484861, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8nzyf3je1hv523aa4904jng', 'usr_01m8nzyf3je1hv523aa4904jng', '{"amount":10,"balance":10}', '\x0e996264c6883a940b918f80801f3b8938c61fd3b01ae951a95ad701a9d7c333');
INSERT INTO public.security_head VALUES (1, 5, '\x0e996264c6883a940b918f80801f3b8938c61fd3b01ae951a95ad701a9d7c333', NULL);
INSERT INTO public.settlements VALUES ('set_01m8nzyj6de0mr5rvxdkrbegb5', 'org_01m8nzyfyces281ntdw3v7dkay', 'payment', 'purchase', 'posted', 'con_01m8nzygnbeb3a9wf4cbg8egg7', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-01-22', 107880, 107880, NULL, 'btx_01m8nzyj1ted1syvcxq319f9zv', 1, 'jnl_01m8nzyj6de0mr5rvxdkrbegb5', NULL, NULL, '', 1796034480333, 1796034480333, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8nzyjegegfv36bq49se350q', 'org_01m8nzyfyces281ntdw3v7dkay', 'receipt', 'sales', 'posted', 'con_01m8nzygdmey7vg71nsjefkdpg', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-01-30', 150000, 150000, NULL, 'btx_01m8nzyj1ted1syvcxq55njtq9', 1, 'jnl_01m8nzyjegegfv36bq49se350q', NULL, NULL, '', 1796034480592, 1796034480592, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8nzyjkvee8aczagtbvzqq47', 'org_01m8nzyfyces281ntdw3v7dkay', 'payment', 'purchase', 'posted', 'con_01m8nzygqcets9dn5pnn4hwx92', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-02-10', 135000, 135000, NULL, 'btx_01m8nzyj1ted1syvcxqe277gr1', 1, 'jnl_01m8nzyjkvee8aczagtbvzqq47', NULL, NULL, '', 1796034480763, 1796034480763, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8nzyjsxensb2z0rryt0f8g3', 'org_01m8nzyfyces281ntdw3v7dkay', 'receipt', 'sales', 'posted', 'con_01m8nzygdmey7vg71nsjefkdpg', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-02-16', 171000, 171000, NULL, 'btx_01m8nzyj1ted1syvcxqj2vdfgc', 1, 'jnl_01m8nzyjsxensb2z0rryt0f8g3', NULL, NULL, '', 1796034480957, 1796034480957, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8nzyk2bewzvyzxa833v7w6f', 'org_01m8nzyfyces281ntdw3v7dkay', 'payment', 'purchase', 'posted', 'con_01m8nzygkme9svzxs1kr8awnd0', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-02-27', 40000, 40000, NULL, 'btx_01m8nzyj1ted1syvcxqr8cenb9', 1, 'jnl_01m8nzyk2bewzvyzxa833v7w6f', NULL, NULL, '', 1796034481227, 1796034481227, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8nzyk88ec6bazfndykhpz3n', 'org_01m8nzyfyces281ntdw3v7dkay', 'receipt', 'sales', 'posted', 'con_01m8nzyghpe97t1p38pemeez63', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-03-16', 141840, 141840, NULL, 'btx_01m8nzyj1ted1syvcxr65m19r2', 1, 'jnl_01m8nzyk88ec6bazfndykhpz3n', NULL, NULL, '', 1796034481416, 1796034481416, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8nzyhx7edtb548asy9vzp4q', 'org_01m8nzyfyces281ntdw3v7dkay', 'receipt', 'sales', 'posted', 'con_01m8nzygfsewmb3eje9y2435xq', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-03-06', 28200, 28200, NULL, 'btx_01m8nzyj1ted1syvcxr39nvkx3', 0, 'jnl_01m8nzyhx7edtb548at2fxhgm5', NULL, NULL, '', 1796034480039, 1796034481642, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8nzyq36egbt790q30j8seav', 'org_01m8nzyfceez989jdzhrh8mqjx', 'receipt', 'sales', 'posted', 'con_01m8nzyq2eehjsd583f72ngy5q', 'bac_01m8nzyfvbezzs9pk05h75zjfs', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8nzyq36egbt790q36cjh9q4', NULL, NULL, '', 1796034485350, 1796034485394, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958, NULL, NULL);
INSERT INTO public.stated_balances VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 'bac_01m8nzyg96e109ah9540q60hmr', '2026-03-31', 900715, 1796034480186);
INSERT INTO public.tax_codes VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1796034484926, 1796034484926, 1, NULL, NULL);
INSERT INTO public.tax_rates VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 'btx_01m8nzypq5ejhtrc9vz7vw65sn', 'jnl_01m8nzypqde1xsrgggv3eb2ybm');
INSERT INTO public.unpaid_vat VALUES ('jnl_01m8nzypvye0h8b0d6ktff03hk', 'org_01m8nzyfceez989jdzhrh8mqjx', 'inv_01m8nzypvce8dbtqd7e0byk7mp', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8nzyfceez989jdzc7sgpkws', NULL, 'jnl_01m8nzypvye0h8b0d6ktff03hk', NULL, NULL, 1796034485118);
INSERT INTO public.users VALUES ('usr_01m8nzyf3je1hv523aa4904jng', 'jo@example.com', 0, 7, 0, 1796034477170, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfyces281ntdw3v7dkay', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2025-04-01', 'output', '2025-03-10', 2000, 400, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8nzyh1eewdbz34j0g6aevhp', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8nzyh3cen78zpmwnv0wra0r', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8nzyh5ae8hbsr1cp6wcnwyc', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8nzyh7be6p94k2cxpqdt6v0', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8nzyh8we0fs05qq0zjt7bsz', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8nzyh9yex383x0h1pwb4138', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8nzyh9yex383x0h1pwb4138', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8nzyhayead9jadc6cs4dkzx', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8nzyhbsevnasxqap7nz7wac', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8nzyhcke7bv2kjsc8axx7nw', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8nzyhe9ecnbq6rzpnctywc1', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8nzyhfted8b7kraw63fh93d', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8nzyhfted8b7kraw63fh93d', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8nzyhbsevnasxqap7nz7wac', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfyces281ntdw3v7dkay', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8nzypsdejpv6xcsae3stx56', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8nzypvce8dbtqd7e0byk7mp', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 10, 1, 0, '2025-03-10', '2025-04-01', '2025-03-10', 'output', 'ST', 2000, 400, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 11, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 12, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8nzyq3reqq8qz7ky7q17hga', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', 13, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO public.vat_methods VALUES ('org_01m8nzyfceez989jdzhrh8mqjx', '2026-05-01', 1, 'GB123456789', 'standard', NULL, NULL);
INSERT INTO public.vat_payments VALUES ('jnl_01m8nzypy8e04vzwpty236x2x0', 'org_01m8nzyfceez989jdzhrh8mqjx', 'vrt_01m8nzypx0e3eramdtvt2sk2wc', 1796034485211);
INSERT INTO public.vat_returns VALUES ('vrt_01m8nzyncyez7asevs67r8e8my', 'org_01m8nzyfyces281ntdw3v7dkay', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1796034483707, 1796034483614, 1796034483707, 2, NULL, NULL, 0, 0);
INSERT INTO public.vat_returns VALUES ('vrt_01m8nzypx0e3eramdtvt2sk2wc', 'org_01m8nzyfceez989jdzhrh8mqjx', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1796034485177, 1796034485152, 1796034485177, 2, NULL, NULL, 0, 0);
INSERT INTO public.vat_returns VALUES ('vrt_01m8nzypzje1ztfmzx7yf4mpcf', 'org_01m8nzyfceez989jdzhrh8mqjx', '2025-04-01', '2025-06-30', 'draft', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796034485234, 1796034485234, 1, NULL, NULL, 0, 0);
INSERT INTO public.write_offs VALUES ('alc_01m8nzypt9eymtw2w6pck7wf07', 'org_01m8nzyfceez989jdzhrh8mqjx', 'inv_01m8nzypsdejpv6xcsae3stx56', '2026-03-25', 6000, 'acc_01m8nzyfceez989jdzhbwegek8', 'In liquidation', 'jnl_01m8nzypt9eymtw2w6pga3p637', NULL, NULL, 1796034485065, NULL);
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
ALTER TABLE ONLY public.balance_assertions
    ADD CONSTRAINT balance_assertions_pkey PRIMARY KEY (id);
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
CREATE INDEX balance_assertions_by_account ON public.balance_assertions USING btree (organisation_id, account_id, date, id);
CREATE INDEX balance_assertions_by_date ON public.balance_assertions USING btree (organisation_id, date, id);
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
ALTER TABLE ONLY public.balance_assertions
    ADD CONSTRAINT balance_assertions_organisation_id_account_id_fkey FOREIGN KEY (organisation_id, account_id) REFERENCES public.accounts(organisation_id, id);
ALTER TABLE ONLY public.balance_assertions
    ADD CONSTRAINT balance_assertions_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
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
