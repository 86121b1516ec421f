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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-30 01:08:05.910369+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 189633812);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-30 01:08:05.910369+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 166059992);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-30 01:08:05.910369+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 99159011);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-30 01:08:05.910369+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 167693143);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-30 01:08:05.910369+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 79919735);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-30 01:08:05.910369+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 19028059);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-30 01:08:05.910369+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 12279535);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-30 01:08:05.910369+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 41714431);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-30 01:08:05.910369+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 13232614);
INSERT INTO public._sqlx_migrations VALUES (10, 'daemons', '2026-11-30 01:08:05.910369+00', true, '\xf167388ccc0e720fedd761f18412562455d3b5f02c8245daed2c86611c166b0c07a0d183c5d93ff1ca635feb999240f7', 9760680);
INSERT INTO public._sqlx_migrations VALUES (11, 'account_groups', '2026-11-30 01:08:05.910369+00', true, '\x1d6618f41880c17f3a4d0a808cc2e04e93a4b0cedd211272e0527dd571364df4118646f9be6c92bed859d689754a7190', 9054071);
INSERT INTO public._sqlx_migrations VALUES (12, 'vat_methods', '2026-11-30 01:08:05.910369+00', true, '\x99e26e93dba4848ecc562b370a13e50dffb39526e7d1c5ac35ac1912df6f209c32acb92b0d1e667853e35dbc2753edd3', 77281259);
INSERT INTO public._sqlx_migrations VALUES (13, 'vat_sides', '2026-11-30 01:08:05.910369+00', true, '\x082ae0a6f2a83e142989b626ce008ce395545eab3c293103de988b117fe07b87cce95172a383a665eecbc5874eaa972b', 20308640);
INSERT INTO public._sqlx_migrations VALUES (14, 'seals', '2026-11-30 01:08:05.910369+00', true, '\xcd6d761352ae43842dec8f928bd8fa5c8cb7b305892cfd8f371ad93b488f138787a1ecee1d5c4a56e4640d82c12881c1', 17894702);
INSERT INTO public._sqlx_migrations VALUES (15, 'bad_debts', '2026-11-30 01:08:05.910369+00', true, '\x8bc42b7d9a05b9ba9560c7aa9789f41090067d1d93e36b42fdebc36357d34148bbefe609b3fe0f77240ed29937ada87b', 95043123);
INSERT INTO public._sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-30 01:08:05.910369+00', true, '\xaca9e6963c3d01249489a446668b8cb56254f04f3a5539bd7e663ca83adcf704b02a7dbeeb005935b5647edc1aa07e53', 16202392);
INSERT INTO public._sqlx_migrations VALUES (17, 'tax_codes', '2026-11-30 01:08:05.910369+00', true, '\x63d62d8dea52294e1ce5a90ed7d86ca6111546a2fedcfa855bf53805f90d269253f3eaf4fd5a38e0befbe7b9f071ac49', 78164990);
INSERT INTO public._sqlx_migrations VALUES (18, 'vat_payments', '2026-11-30 01:08:05.910369+00', true, '\x855212335ed44152eab1c7daf35361d6379d8ed94b8c75c3b81c10e795ab9f857c85f0875246f808471e6fa03945495e', 41087970);
INSERT INTO public._sqlx_migrations VALUES (19, 'deposits', '2026-11-30 01:08:05.910369+00', true, '\x992878a94f707679be7ece3f04cf64243b2349ef783e2b88f5a28a6f572cec40c1d8676592130964fd68217aef499af1', 50656431);
INSERT INTO public._sqlx_migrations VALUES (20, 'vat_errors', '2026-11-30 01:08:05.910369+00', true, '\x29ceef27f2cddf6394d5bad4d3411a36cf83771392980e051ba946b0ef1c4432b4df88305c2201a762b539048f836449', 47041019);
INSERT INTO public._sqlx_migrations VALUES (21, 'receipts', '2026-11-30 01:08:05.910369+00', true, '\xe9c79a6a0b9055defd5fe453d599b8d13e6e59beb07540fdbbd3cfb083d38d9d209cb8a69ef225ba51aad57453deb20b', 54505531);
INSERT INTO public._sqlx_migrations VALUES (22, 'metadata', '2026-11-30 01:08:05.910369+00', true, '\xf8f2007e136eb5c8a70da6574b67c36b812fd4da9938a22bee8c12426a2576e21589b3116cc4089707206516782b6703', 71390266);
INSERT INTO public._sqlx_migrations VALUES (23, 'assertions', '2026-11-30 01:08:05.910369+00', true, '\x88426961b151d5382fb9d9b558c7ed41bc4b046e136db0dc8b46c31f423d4c16694505725218e7da88c95fdf1a8a92cb', 36787378);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-01', 'acc_01m8mzxftxee4t293qhmydp0dx', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-15', 'acc_01m8mzxftxee4t293qhb7z9c5a', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-15', 'acc_01m8mzxftxee4t293qkkazfebc', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-15', 'acc_01m8mzxg53egs9e5n9a6kfdt52', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-20', 'acc_01m8mzxftxee4t293qhyash70e', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-20', 'acc_01m8mzxftxee4t293qm54fgs3k', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-21', 'acc_01m8mzxftxee4t293qgmdabtpa', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-21', 'acc_01m8mzxftxee4t293qhyash70e', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-21', 'acc_01m8mzxg53egs9e5n9a6kfdt52', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-28', 'acc_01m8mzxftxee4t293qhb7z9c5a', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-28', 'acc_01m8mzxftxee4t293qkqvy6d52', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-01', 'acc_01m8mzxftxee4t293qhyash70e', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-01', 'acc_01m8mzxftxee4t293qmzgk1z68', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-09', 'acc_01m8mzxftxee4t293qhb7z9c5a', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-09', 'acc_01m8mzxftxee4t293qkkazfebc', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-09', 'acc_01m8mzxg53egs9e5n9a6kfdt52', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-09', 'acc_01m8mzxgcxezcv2wmyr4vmmm4r', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-20', 'acc_01m8mzxftxee4t293qhb7z9c5a', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-20', 'acc_01m8mzxftxee4t293qkkazfebc', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-20', 'acc_01m8mzxg53egs9e5n9a6kfdt52', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-12', 'acc_01m8mzxftxee4t293qhb7z9c5a', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-12', 'acc_01m8mzxftxee4t293qkkazfebc', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-12', 'acc_01m8mzxg53egs9e5n9a6kfdt52', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-24', 'acc_01m8mzxftxee4t293qhyash70e', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-24', 'acc_01m8mzxftxee4t293qmaznt3w9', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-24', 'acc_01m8mzxg53egs9e5n9a6kfdt52', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-27', 'acc_01m8mzxftxee4t293qhb7z9c5a', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-27', 'acc_01m8mzxftxee4t293qkkazfebc', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-27', 'acc_01m8mzxftxee4t293qkqvy6d52', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-27', 'acc_01m8mzxg53egs9e5n9a6kfdt52', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-03', 'acc_01m8mzxftxee4t293qhb7z9c5a', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-03', 'acc_01m8mzxftxee4t293qkkazfebc', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-03', 'acc_01m8mzxg53egs9e5n9a6kfdt52', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-01', 'acc_01m8mzxftxee4t293qjngh397q', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-01', 'acc_01m8mzxftxee4t293qk1ked853', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-01', 'acc_01m8mzxftxee4t293qkdh1xpq5', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-31', 'acc_01m8mzxftxee4t293qh3mv7cb8', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-31', 'acc_01m8mzxftxee4t293qj7qxe9vk', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-31', 'acc_01m8mzxftxee4t293qmg6tfmsm', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-31', 'acc_01m8mzxftxee4t293qph8ykx0t', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-06', 'acc_01m8mzxftxee4t293qhb7z9c5a', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-06', 'acc_01m8mzxftxee4t293qhmydp0dx', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-22', 'acc_01m8mzxftxee4t293qhmydp0dx', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-22', 'acc_01m8mzxftxee4t293qhyash70e', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-30', 'acc_01m8mzxftxee4t293qhb7z9c5a', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-30', 'acc_01m8mzxftxee4t293qhmydp0dx', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-10', 'acc_01m8mzxftxee4t293qhmydp0dx', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-10', 'acc_01m8mzxftxee4t293qhyash70e', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-16', 'acc_01m8mzxftxee4t293qhb7z9c5a', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-16', 'acc_01m8mzxftxee4t293qhmydp0dx', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-27', 'acc_01m8mzxftxee4t293qhmydp0dx', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-27', 'acc_01m8mzxftxee4t293qhyash70e', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-16', 'acc_01m8mzxftxee4t293qhb7z9c5a', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-16', 'acc_01m8mzxftxee4t293qhmydp0dx', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-25', 'acc_01m8mzxftxee4t293qhmydp0dx', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-25', 'acc_01m8mzxgzce7etcr161d11qxb4', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-31', 'acc_01m8mzxftxee4t293qjc5skx94', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-02', 'acc_01m8mzxftxee4t293qhmydp0dx', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-02', 'acc_01m8mzxftxee4t293qncvfhbt5', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-02', 'acc_01m8mzxg53egs9e5n9a6kfdt52', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-02-02', 'acc_01m8mzxet7evatzgj0c1p0ffwy', 0, 12000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-31', 'acc_01m8mzxftxee4t293qhmydp0dx', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-18', 'acc_01m8mzxftxee4t293qhmydp0dx', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-18', 'acc_01m8mzxftxee4t293qnq036a8c', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-02', 'acc_01m8mzxftxee4t293qhmydp0dx', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-02', 'acc_01m8mzxftxee4t293qncvfhbt5', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-02', 'acc_01m8mzxg53egs9e5n9a6kfdt52', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-20', 'acc_01m8mzxftxee4t293qhmydp0dx', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-20', 'acc_01m8mzxftxee4t293qpdfm2b24', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-20', 'acc_01m8mzxet7evatzgj0bxtdmjtg', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-20', 'acc_01m8mzxet7evatzgj0erpzjash', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-04-02', 'acc_01m8mzy7mte739es5ps69rykd1', 2521, 3000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-29', 'acc_01m8mzxet7evatzgj0bxtdmjtg', 0, 300, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-29', 'acc_01m8mzxet7evatzgj0erpzjash', 300, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-02-02', 'acc_01m8mzxet7evatzgj0fgsbk63v', 11000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-02-02', 'acc_01m8mzxfabe2at5qba3tjh3rsd', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2025-03-02', 'acc_01m8mzxet7evatzgj0bk8e77jk', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2025-03-02', 'acc_01m8mzxet7evatzgj0ds3cryg8', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2025-03-02', 'acc_01m8mzxfabe2at5qba3tjh3rsd', 1000, 1000, 2);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-25', 'acc_01m8mzxet7evatzgj0bsv3nw8k', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-25', 'acc_01m8mzxfabe2at5qba3tjh3rsd', 0, 1000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-26', 'acc_01m8mzxet7evatzgj0c1p0ffwy', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-26', 'acc_01m8mzxfabe2at5qba3tjh3rsd', 700, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2025-03-10', 'acc_01m8mzxet7evatzgj0c1p0ffwy', 2400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2025-03-10', 'acc_01m8mzxet7evatzgj0ds3cryg8', 0, 2000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2025-03-10', 'acc_01m8mzxfabe2at5qba3tjh3rsd', 0, 400, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-27', 'acc_01m8mzxet7evatzgj0bk8e77jk', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-27', 'acc_01m8mzxet7evatzgj0bxtdmjtg', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-27', 'acc_01m8mzxfabe2at5qba3tjh3rsd', 0, 958, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-27', 'acc_01m8mzy7mte739es5ps69rykd1', 6000, 5042, 2);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-02', 'acc_01m8mzxet7evatzgj0c69evrf4', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-02', 'acc_01m8mzxet7evatzgj0edf48dbh', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-02-03', 'acc_01m8mzxet7evatzgj0c1p0ffwy', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-02-03', 'acc_01m8mzxet7evatzgj0fgsbk63v', 10000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-02-03', 'acc_01m8mzxfabe2at5qba3tjh3rsd', 1900, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-02', 'acc_01m8mzxet7evatzgj0bxtdmjtg', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-02', 'acc_01m8mzxet7evatzgj0erpzjash', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2025-03-02', 'acc_01m8mzxet7evatzgj0c69evrf4', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2025-03-02', 'acc_01m8mzxet7evatzgj0edf48dbh', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-04-02', 'acc_01m8mzxet7evatzgj0bk8e77jk', 11900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-04-02', 'acc_01m8mzxet7evatzgj0ds3cryg8', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-04-02', 'acc_01m8mzxfabe2at5qba3tjh3rsd', 479, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-02', 'acc_01m8mzxet7evatzgj0bk8e77jk', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-02', 'acc_01m8mzxet7evatzgj0ds3cryg8', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-28', 'acc_01m8mzxet7evatzgj0bk8e77jk', 0, 4000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-28', 'acc_01m8mzxet7evatzgj0c69evrf4', 4000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-25', 'acc_01m8mzxet7evatzgj0bk8e77jk', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-25', 'acc_01m8mzxet7evatzgj0gzh3751k', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qkkazfebc', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qm54fgs3k', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qgmdabtpa', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxfabe2at5qba3tjh3rsd', '2026-04', 479, 1900, 2);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxg53egs9e5n9a6kfdt52', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qjc5skx94', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qkqvy6d52', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qmzgk1z68', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxgcxezcv2wmyr4vmmm4r', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0bsv3nw8k', '2026-03', 1000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qkkazfebc', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qnq036a8c', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0c1p0ffwy', '2026-03', 0, 700, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qncvfhbt5', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qhyash70e', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qmaznt3w9', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxg53egs9e5n9a6kfdt52', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qhmydp0dx', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qncvfhbt5', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qkqvy6d52', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxg53egs9e5n9a6kfdt52', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qhmydp0dx', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qkkazfebc', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzy7mte739es5ps69rykd1', '2026-04', 2521, 3000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qh3mv7cb8', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qj7qxe9vk', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qjngh397q', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qk1ked853', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qkdh1xpq5', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qmg6tfmsm', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qph8ykx0t', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qpdfm2b24', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qhyash70e', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qhb7z9c5a', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qhmydp0dx', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qhb7z9c5a', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0c1p0ffwy', '2025-03', 2400, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qhyash70e', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qhb7z9c5a', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0c1p0ffwy', '2026-02', 0, 22000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0ds3cryg8', '2025-03', 0, 7000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxgzce7etcr161d11qxb4', '2026-03', 200000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0fgsbk63v', '2026-02', 21000, 0, 2);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxfabe2at5qba3tjh3rsd', '2026-02', 2900, 1900, 3);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0bxtdmjtg', '2026-03', 56000, 50300, 4);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0bk8e77jk', '2025-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0gzh3751k', '2026-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0c69evrf4', '2025-03', 0, 6000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0edf48dbh', '2025-03', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxfabe2at5qba3tjh3rsd', '2025-03', 1000, 1400, 3);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0bk8e77jk', '2026-03', 5000, 16000, 4);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxfabe2at5qba3tjh3rsd', '2026-03', 700, 1958, 3);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzy7mte739es5ps69rykd1', '2026-03', 6000, 5042, 2);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0bk8e77jk', '2026-04', 11900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0ds3cryg8', '2026-04', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0ds3cryg8', '2026-03', 0, 5000, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0edf48dbh', '2026-03', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0c69evrf4', '2026-03', 4000, 5000, 2);
INSERT INTO public.account_months VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0erpzjash', '2026-03', 50300, 50000, 3);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0awah7zag', 'org_01m8mzxet7evatzgj0hfzpeb92', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0b2h5fgj7', 'org_01m8mzxet7evatzgj0hfzpeb92', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0b4bbxpz9', 'org_01m8mzxet7evatzgj0hfzpeb92', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0ba1d1dnk', 'org_01m8mzxet7evatzgj0hfzpeb92', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0bew6yx5w', 'org_01m8mzxet7evatzgj0hfzpeb92', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0bk8e77jk', 'org_01m8mzxet7evatzgj0hfzpeb92', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0bqksw0j8', 'org_01m8mzxet7evatzgj0hfzpeb92', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0bsv3nw8k', 'org_01m8mzxet7evatzgj0hfzpeb92', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0bxtdmjtg', 'org_01m8mzxet7evatzgj0hfzpeb92', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0c1p0ffwy', 'org_01m8mzxet7evatzgj0hfzpeb92', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, 'cash', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0c69evrf4', 'org_01m8mzxet7evatzgj0hfzpeb92', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0c9nqx4sw', 'org_01m8mzxet7evatzgj0hfzpeb92', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0ce56dr0y', 'org_01m8mzxet7evatzgj0hfzpeb92', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0ckf93w78', 'org_01m8mzxet7evatzgj0hfzpeb92', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0cnq99pm2', 'org_01m8mzxet7evatzgj0hfzpeb92', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0cvqgf80s', 'org_01m8mzxet7evatzgj0hfzpeb92', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0cz36p2xr', 'org_01m8mzxet7evatzgj0hfzpeb92', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0d3mk37mt', 'org_01m8mzxet7evatzgj0hfzpeb92', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0d5vja1nh', 'org_01m8mzxet7evatzgj0hfzpeb92', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0d8aqcwvs', 'org_01m8mzxet7evatzgj0hfzpeb92', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0de535wnr', 'org_01m8mzxet7evatzgj0hfzpeb92', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0dg071ycy', 'org_01m8mzxet7evatzgj0hfzpeb92', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0dp99f8wt', 'org_01m8mzxet7evatzgj0hfzpeb92', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0ds3cryg8', 'org_01m8mzxet7evatzgj0hfzpeb92', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0dzgqapnp', 'org_01m8mzxet7evatzgj0hfzpeb92', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0e1v43kh6', 'org_01m8mzxet7evatzgj0hfzpeb92', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, 'other_income', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0e6w6n8ww', 'org_01m8mzxet7evatzgj0hfzpeb92', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1796000889671, 1796000889671, 1, 'finance', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0e8x5vpr3', 'org_01m8mzxet7evatzgj0hfzpeb92', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0edf48dbh', 'org_01m8mzxet7evatzgj0hfzpeb92', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0ehw72h38', 'org_01m8mzxet7evatzgj0hfzpeb92', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0ens6zm72', 'org_01m8mzxet7evatzgj0hfzpeb92', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0erpzjash', 'org_01m8mzxet7evatzgj0hfzpeb92', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0ex70ex3n', 'org_01m8mzxet7evatzgj0hfzpeb92', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0f2vv43z1', 'org_01m8mzxet7evatzgj0hfzpeb92', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0f7v70g3c', 'org_01m8mzxet7evatzgj0hfzpeb92', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0f919rarp', 'org_01m8mzxet7evatzgj0hfzpeb92', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0fd68rh99', 'org_01m8mzxet7evatzgj0hfzpeb92', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0fgsbk63v', 'org_01m8mzxet7evatzgj0hfzpeb92', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0fqrxrw71', 'org_01m8mzxet7evatzgj0hfzpeb92', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0fr4f9zc8', 'org_01m8mzxet7evatzgj0hfzpeb92', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0fy7mb7ct', 'org_01m8mzxet7evatzgj0hfzpeb92', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0g03wjfe4', 'org_01m8mzxet7evatzgj0hfzpeb92', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0g7wsnvkw', 'org_01m8mzxet7evatzgj0hfzpeb92', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0g9xehbp9', 'org_01m8mzxet7evatzgj0hfzpeb92', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0gcdvkk2g', 'org_01m8mzxet7evatzgj0hfzpeb92', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0ggej0nry', 'org_01m8mzxet7evatzgj0hfzpeb92', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0gqyj3jng', 'org_01m8mzxet7evatzgj0hfzpeb92', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0grqxxjxf', 'org_01m8mzxet7evatzgj0hfzpeb92', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0gzh3751k', 'org_01m8mzxet7evatzgj0hfzpeb92', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0h0khfvbh', 'org_01m8mzxet7evatzgj0hfzpeb92', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000889671, 1796000889671, 1, 'finance', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0h4e9esv6', 'org_01m8mzxet7evatzgj0hfzpeb92', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1796000889671, 1796000889671, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxet7evatzgj0h9vwr5ke', 'org_01m8mzxet7evatzgj0hfzpeb92', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000889671, 1796000889671, 1, 'tax', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxfabe2at5qba3tjh3rsd', 'org_01m8mzxet7evatzgj0hfzpeb92', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1796000890187, 1796000890187, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qgmdabtpa', 'org_01m8mzxftxee4t293qq63a2cw3', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qgsnkayn5', 'org_01m8mzxftxee4t293qq63a2cw3', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qgy4myrfx', 'org_01m8mzxftxee4t293qq63a2cw3', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qh3mv7cb8', 'org_01m8mzxftxee4t293qq63a2cw3', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, 'fixed_assets', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qh5gd2b0s', 'org_01m8mzxftxee4t293qq63a2cw3', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qhb7z9c5a', 'org_01m8mzxftxee4t293qq63a2cw3', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qhfg19ez7', 'org_01m8mzxftxee4t293qq63a2cw3', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qhgeawz1m', 'org_01m8mzxftxee4t293qq63a2cw3', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qhmydp0dx', 'org_01m8mzxftxee4t293qq63a2cw3', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qhv2hspg8', 'org_01m8mzxftxee4t293qq63a2cw3', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, 'cash', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qhyash70e', 'org_01m8mzxftxee4t293qq63a2cw3', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qj39jm8ad', 'org_01m8mzxftxee4t293qq63a2cw3', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qj7qxe9vk', 'org_01m8mzxftxee4t293qq63a2cw3', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qj9qcns8x', 'org_01m8mzxftxee4t293qq63a2cw3', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qjc5skx94', 'org_01m8mzxftxee4t293qq63a2cw3', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qjk32h1jd', 'org_01m8mzxftxee4t293qq63a2cw3', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qjngh397q', 'org_01m8mzxftxee4t293qq63a2cw3', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qjsg3egbj', 'org_01m8mzxftxee4t293qq63a2cw3', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, 'long_term_liabilities', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qjytpy1k3', 'org_01m8mzxftxee4t293qq63a2cw3', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qk1ked853', 'org_01m8mzxftxee4t293qq63a2cw3', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qk430m2p8', 'org_01m8mzxftxee4t293qq63a2cw3', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qk8f5y7g0', 'org_01m8mzxftxee4t293qq63a2cw3', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qkdh1xpq5', 'org_01m8mzxftxee4t293qq63a2cw3', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qkkazfebc', 'org_01m8mzxftxee4t293qq63a2cw3', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qkqvy6d52', 'org_01m8mzxftxee4t293qq63a2cw3', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qkv0kh7nz', 'org_01m8mzxftxee4t293qq63a2cw3', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, 'other_income', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qkyjpc1bc', 'org_01m8mzxftxee4t293qq63a2cw3', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1796000890717, 1796000890717, 1, 'finance', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qm0eg6tcv', 'org_01m8mzxftxee4t293qq63a2cw3', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qm54fgs3k', 'org_01m8mzxftxee4t293qq63a2cw3', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qmaznt3w9', 'org_01m8mzxftxee4t293qq63a2cw3', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qmevh4kn1', 'org_01m8mzxftxee4t293qq63a2cw3', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, 'cost_of_sales', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qmg6tfmsm', 'org_01m8mzxftxee4t293qq63a2cw3', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qmp4drw99', 'org_01m8mzxftxee4t293qq63a2cw3', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qmv1jxxcn', 'org_01m8mzxftxee4t293qq63a2cw3', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qmzgk1z68', 'org_01m8mzxftxee4t293qq63a2cw3', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qn2za4m8b', 'org_01m8mzxftxee4t293qq63a2cw3', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qn5wbgjy5', 'org_01m8mzxftxee4t293qq63a2cw3', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qnb5q0wr2', 'org_01m8mzxftxee4t293qq63a2cw3', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qncvfhbt5', 'org_01m8mzxftxee4t293qq63a2cw3', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qng0k452t', 'org_01m8mzxftxee4t293qq63a2cw3', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qnq036a8c', 'org_01m8mzxftxee4t293qq63a2cw3', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qnv8qmw6q', 'org_01m8mzxftxee4t293qq63a2cw3', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qnys17476', 'org_01m8mzxftxee4t293qq63a2cw3', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qp23jzenc', 'org_01m8mzxftxee4t293qq63a2cw3', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qp5v2paz8', 'org_01m8mzxftxee4t293qq63a2cw3', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qpa48qcnh', 'org_01m8mzxftxee4t293qq63a2cw3', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qpdfm2b24', 'org_01m8mzxftxee4t293qq63a2cw3', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qph8ykx0t', 'org_01m8mzxftxee4t293qq63a2cw3', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qpq3t8vbp', 'org_01m8mzxftxee4t293qq63a2cw3', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qpv5gb36n', 'org_01m8mzxftxee4t293qq63a2cw3', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1796000890717, 1796000890717, 1, 'finance', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qpx2hp3xx', 'org_01m8mzxftxee4t293qq63a2cw3', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1796000890717, 1796000890717, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxftxee4t293qq26bfqdb', 'org_01m8mzxftxee4t293qq63a2cw3', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1796000890717, 1796000890717, 1, 'tax', NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxgcxezcv2wmyr4vmmm4r', 'org_01m8mzxftxee4t293qq63a2cw3', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1796000891293, 1796000891293, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxg53egs9e5n9a6kfdt52', 'org_01m8mzxftxee4t293qq63a2cw3', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1796000891043, 1796000891043, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzxgzce7etcr161d11qxb4', 'org_01m8mzxftxee4t293qq63a2cw3', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1796000891888, 1796000891888, 1, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8mzy7mte739es5ps69rykd1', 'org_01m8mzxet7evatzgj0hfzpeb92', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1796000915098, 1796000915098, 1, NULL, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mzxnmheezsy14qpnhxw6ja', 'org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxmh4es19vy4kx0jcv0j4', NULL, 'inv_01m8mzxmqfeds9j38pp4cnfab7', 18000, '2026-03-12', NULL, 1796000896657, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mzxp6he9fvgpmecwnb32cj', 'org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxmcnexave33tb1ge33hv', 'set_01m8mzxp6he9fvgpmecmpy3ywx', NULL, 28200, '2026-03-06', NULL, 1796000897233, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mzxq3xetes743qz3qsdbjb', 'org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxktjej9berbv38yw0q2e', 'set_01m8mzxq3xetes743qz3qsdbjb', NULL, 107880, '2026-01-22', NULL, 1796000898173, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mzxqnweqg9v2bqbvt8bmzp', 'org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxk9wetzbprazj4he0ny2', 'set_01m8mzxqnweqg9v2bqbvt8bmzp', NULL, 150000, '2026-01-30', NULL, 1796000898748, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mzxr5geg4988wnhnb98rfe', 'org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxm8ae2n8k36tpsrewmxa', 'set_01m8mzxr5geg4988wnhnb98rfe', NULL, 135000, '2026-02-10', NULL, 1796000899248, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mzxrkdex8vzg8cv52x4gpj', 'org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxk9wetzbprazj4he0ny2', 'set_01m8mzxrkdex8vzg8cv52x4gpj', NULL, 84000, '2026-02-16', NULL, 1796000899693, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mzxrkdex8vzg8cv52x4gpk', 'org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxm42e90a1z4wq8d35s22', 'set_01m8mzxrkdex8vzg8cv52x4gpj', NULL, 87000, '2026-02-16', NULL, 1796000899693, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mzxs7sebdvpmpq3db5c4fk', 'org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxkgve86a3xftjseqrtr7', 'set_01m8mzxs7sebdvpmpq3db5c4fk', NULL, 40000, '2026-02-27', NULL, 1796000900345, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mzxsvreqmahtmz5agb3shn', 'org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxmh4es19vy4kx0jcv0j4', 'set_01m8mzxsvreqmahtmz5agb3shn', NULL, 141840, '2026-03-16', NULL, 1796000900984, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mzy6p5ey3bpg9m744cznqp', 'org_01m8mzxet7evatzgj0hfzpeb92', 'inv_01m8mzy6gtepsaccd3q67nqp8n', NULL, NULL, 6000, '2026-03-25', NULL, 1796000914117, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mzy7ytea2tzy4fz5pdcvbv', 'org_01m8mzxet7evatzgj0hfzpeb92', 'inv_01m8mzy7vreqzrapswrjktdqa4', 'set_01m8mzy7she68ajqdfwe2kw63m', NULL, 3000, '2026-04-02', NULL, 1796000915418, NULL, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8mzy8bdenc86jpcm2ytme87', 'org_01m8mzxet7evatzgj0hfzpeb92', 'inv_01m8mzy86rep2a5bpwsdacqshh', NULL, NULL, 4000, '2026-03-28', NULL, 1796000915821, NULL, 'ctr_01m8mzy8bdenc86jpckvram7vd');
INSERT INTO public.allocations VALUES ('alc_01m8mzy8bdenc86jpcm2ytme88', 'org_01m8mzxet7evatzgj0hfzpeb92', 'inv_01m8mzy894epytgq31wf4vgke2', NULL, NULL, 4000, '2026-03-28', NULL, 1796000915821, NULL, 'ctr_01m8mzy8bdenc86jpckvram7vd');
INSERT INTO public.api_keys VALUES ('key_01m8mzxdqbe7h89y0876xbf2z9', 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'main', 'reconcile:read reconcile:write', 0, 'eHo7', 1796000888555, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8mzxepren4rw255qgj0anqk', 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'main', 'ledger:read ledger:write', 0, 'Hc51', 1796000889560, NULL, 1796000909267, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 1796000889671, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'organisation.create', 'org_01m8mzxet7evatzgj0hfzpeb92', NULL, '{"id":"org_01m8mzxet7evatzgj0hfzpeb92","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:08:09.671Z","updated_at":"2026-11-30T01:08:09.671Z","version":1}', '\x48097556cd263ce1117e4da8f72535a20219350436d6f4098e4807396209c31b', '\x45ac6b393879b3393832f93a3db98ce0083699a0edc229b2121447c7b5a1e2b9');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 2, 1796000890187, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'account.create', 'acc_01m8mzxfabe2at5qba3tjh3rsd', NULL, '{"id":"acc_01m8mzxfabe2at5qba3tjh3rsd","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:10.187Z","updated_at":"2026-11-30T01:08:10.187Z","version":1}', '\x2768470cbd67c20594cf1e881c39cbef393798c5c1cabc04da252e544cad4f6c', '\x7fcb6e7d618ab082b4e26a5805620aff67bfe897d6c263559e0d88f85855ae09');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 3, 1796000890412, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_account.create', 'bac_01m8mzxfhcey4a2bxq7xs2rknq', NULL, '{"account_id":"acc_01m8mzxet7evatzgj0bxtdmjtg","account_number":null,"created_at":"2026-11-30T01:08:10.412Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8mzxfhcey4a2bxq7xs2rknq","ledger_balance":0.0,"metadata":{},"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T01:08:10.412Z","version":1}', '\xf455bcae002eef7a0178d78168ee27083c58576e29a21485caaf00a2a456e963', '\x5404d78168dd58a4c3dd5fb6274b60b95b4c7e0b58ed2f79eca4b3a0fb97b6a8');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 1796000890717, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'organisation.create', 'org_01m8mzxftxee4t293qq63a2cw3', NULL, '{"id":"org_01m8mzxftxee4t293qq63a2cw3","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:08:10.717Z","updated_at":"2026-11-30T01:08:10.717Z","version":1}', '\xc591f0316b53001afdb4f5e2ab0e3535bbf0739f5e5965493325405dd575e7f4', '\xd09d0e185ab8e7818e1ad4b7df83a470a246e69f396d478addf6a069e294374f');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 2, 1796000891043, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'account.create', 'acc_01m8mzxg53egs9e5n9a6kfdt52', NULL, '{"id":"acc_01m8mzxg53egs9e5n9a6kfdt52","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.043Z","updated_at":"2026-11-30T01:08:11.043Z","version":1}', '\x76b1650b129acff8f52c1b1ad3b7bffd5a47fd8bdf6cf6711195eb6bc417ba38', '\x7a1bfc68187cd406a07f8b73dfe70ffd283a2b424da7b51d763e4e1efd93fca4');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 3, 1796000891293, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'account.create', 'acc_01m8mzxgcxezcv2wmyr4vmmm4r', NULL, '{"id":"acc_01m8mzxgcxezcv2wmyr4vmmm4r","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.293Z","updated_at":"2026-11-30T01:08:11.293Z","version":1}', '\x6a4b85101edcc127cc84e501f4c07794fbb17cc998007aee6cab5d0b342cbfc0', '\x7e82f76a8d1ef38c717192a2447e9bee76ee9eaac437e7d2b31bc3e5d188236c');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 4, 1796000891611, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_account.create', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', NULL, '{"account_id":"acc_01m8mzxftxee4t293qhmydp0dx","account_number":null,"created_at":"2026-11-30T01:08:11.611Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","ledger_balance":10000.0,"metadata":{},"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mzxgpvej0aj7b6yrw1t4jg","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-30T01:08:11.611Z","version":1}', '\x35769a5a81b1c5672f1284de4ecfbfdb761c3b831a9b7727dbf9dc0aa7d023c9', '\x5d51fe6e5352bbde7369b020a3546004e9edacb8fe56259fee81b92e30e6b0fd');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 5, 1796000891888, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'account.create', 'acc_01m8mzxgzce7etcr161d11qxb4', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-30T01:08:11.888Z","currency":"GBP","default_vat_code":null,"description":null,"external_id":null,"group":"cash","id":"acc_01m8mzxgzce7etcr161d11qxb4","metadata":{},"name":"Savings","role":"bank","status":"active","updated_at":"2026-11-30T01:08:11.888Z","version":1}', '\xef5e125e52011e711b111153e959cb144520285235172175d0d44acd86a6898a', '\x2f92a0bfc7cc864ba237c6e8407fb278d33acab805153a7240ad67bc4ea134fc');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 6, 1796000891888, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_account.create', 'bac_01m8mzxgzce7etcr161br8qcdv', NULL, '{"account_id":"acc_01m8mzxgzce7etcr161d11qxb4","account_number":null,"created_at":"2026-11-30T01:08:11.888Z","currency":"GBP","external_id":null,"iban":null,"id":"bac_01m8mzxgzce7etcr161br8qcdv","ledger_balance":0.0,"metadata":{},"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-30T01:08:11.888Z","version":1}', '\xab011682b46c44ea32da7cec98c98a1ae1e0cbff425cf154d1908572b3fefd28', '\x7cd0950500506a6c066bdc46df6e59b17e2151fb040357a8287e493c22443dab');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 7, 1796000892269, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'contact.create', 'con_01m8mzxhbdenbs03zmegkgvbva', NULL, '{"id":"con_01m8mzxhbdenbs03zmegkgvbva","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.269Z","updated_at":"2026-11-30T01:08:12.269Z","version":1}', '\x966ec13d709cf0312e030df8810905162c589980a685b82c9b35582ddc76b24d', '\x32e8271e8cd051fecb3fbca43ae9dfe7f79a5f144c1149dc7d765f49d47d21cb');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 8, 1796000892489, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'contact.create', 'con_01m8mzxhj9ents6kzbachqvhjc', NULL, '{"id":"con_01m8mzxhj9ents6kzbachqvhjc","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.489Z","updated_at":"2026-11-30T01:08:12.489Z","version":1}', '\x799369ba59c6a0f2ffe6b0b5a77c4c16f19ced319718e464fb0cfd059b00019f', '\xb8bdc8b05d354263b00c91ce77d69ed6171890e825921dbc515eb50df635c49c');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 9, 1796000892724, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'contact.create', 'con_01m8mzxhsmeaxsxpgw67bgnjvh', NULL, '{"id":"con_01m8mzxhsmeaxsxpgw67bgnjvh","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.724Z","updated_at":"2026-11-30T01:08:12.724Z","version":1}', '\x3377d75615829654b089b429a5c3f3e5f5b8726f8fe41f62df5ccd79a54decb8', '\xeb4f12a16524a41aefc6d5372d837ee7b9446c03b0a396750235d0a75af65438');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 10, 1796000893021, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'contact.create', 'con_01m8mzxj2xeh6bdd2cq7j9tesc', NULL, '{"id":"con_01m8mzxj2xeh6bdd2cq7j9tesc","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:13.021Z","updated_at":"2026-11-30T01:08:13.021Z","version":1}', '\xc9c62ca1252bea03847df8c4bbe00c32736952d4c1966d5847e58876d56c8990', '\x438f7718702f5192839902b92b2539d1d2c5b98dc787681f669f136effa44f55');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 11, 1796000893252, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'contact.create', 'con_01m8mzxja4e24rvs2cnj6atq2g', NULL, '{"id":"con_01m8mzxja4e24rvs2cnj6atq2g","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:13.252Z","updated_at":"2026-11-30T01:08:13.252Z","version":1}', '\x2ac4f50c0f7a01e28a82af45193857728b36300dba9a55a5e58bb196c2721d04', '\x28da79bc616b02607a5cab017f3810a678bc7cb089a5a3eabbdbc21a053b3dc7');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 12, 1796000893426, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'contact.create', 'con_01m8mzxjfjeetv14x0x04ccztc', NULL, '{"id":"con_01m8mzxjfjeetv14x0x04ccztc","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:13.426Z","updated_at":"2026-11-30T01:08:13.426Z","version":1}', '\x9688e617e2eda56ef050591699f63377a26828ddceb20751f5a1cf8904469636', '\x1dfe6f8e6a79aeaabf02bf1d448b3917302aa51783a3eb33f140817afec9489a');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 13, 1796000893583, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'contact.create', 'con_01m8mzxjmfejfrdsxgyb4fdbvf', NULL, '{"id":"con_01m8mzxjmfejfrdsxgyb4fdbvf","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:13.583Z","updated_at":"2026-11-30T01:08:13.583Z","version":1}', '\x8b94ec39b4fc2e4ae031b9399c639cdaa79dd2c7b3486eb756e8e01f3081ab81', '\x35fadbec93102d2ef26e8999f22943cf797d339bc47b378d4d371d8e3b9b35ed');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 14, 1796000894268, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzxk9wetzbprazj4he0ny2', NULL, '{"id":"inv_01m8mzxk9wetzbprazj4he0ny2","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mzxhbdenbs03zmegkgvbva","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mzxk9wetzbprazjbta11j0","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:14.268Z","updated_at":"2026-11-30T01:08:14.268Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', '\x2b3be5c67d7967524d10faf22581138cb587306c611003d35c1dfb238fce074a', '\xb95bb4af96f2684aaea5fe1de28a893d43aa75c5a56f2542d8c5441f1226ee43');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 15, 1796000894491, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzxkgve86a3xftjseqrtr7', NULL, '{"id":"inv_01m8mzxkgve86a3xftjseqrtr7","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mzxj2xeh6bdd2cq7j9tesc","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mzxkgve86a3xftjyjh11gv","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:14.491Z","updated_at":"2026-11-30T01:08:14.491Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qm54fgs3k","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', '\xd0372023b321f377101390e06e33b31c259182ed905152777b56d6f7504f0cf4', '\x1294166ea16b6bfa7b460030c161a473b1cc52323db371197c9464003c2c99a6');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 17, 1796000895106, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzxm42e90a1z4wq8d35s22', NULL, '{"id":"inv_01m8mzxm42e90a1z4wq8d35s22","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mzxhbdenbs03zmegkgvbva","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mzxm42e90a1z4wqerhvga4","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.106Z","updated_at":"2026-11-30T01:08:15.106Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkqvy6d52","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', '\x9099141861e5c17e60decd49e686c011503170137884b972fb9b0a3a2aab122e', '\x461165fba6474a2f43c7dbf1176323e8a08ecdc3b8c5c7c279115768e8a6785a');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 48, 1796000905530, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.update', 'btx_01m8mzxpk9ek2bs1fkq48kg1jn', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mzxftxee4t293qncvfhbt5","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', '\x2fabde7cffdb8226d251e85e6ceea307f2d43fa97289550bfb3c6b0a471e6a74', '\x9e5ecc8d85bbad313db8e200865b5eee4a584e48c521caafe4982663b45b489f');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 16, 1796000894802, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzxktjej9berbv38yw0q2e', NULL, '{"id":"inv_01m8mzxktjej9berbv38yw0q2e","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mzxja4e24rvs2cnj6atq2g","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mzxktjej9berbv3ex7ftz5","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:14.802Z","updated_at":"2026-11-30T01:08:14.802Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qgmdabtpa","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', '\x1d7b1f5e211f5aa1461befbcb9ee1cdb6c63f917b60b8a3bc7e8370b98c097cd', '\xead2c0431c2a26bc95fee8c9617e5b74031819c8bbd6da16513f71a591212716');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 18, 1796000895242, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzxm8ae2n8k36tpsrewmxa', NULL, '{"id":"inv_01m8mzxm8ae2n8k36tpsrewmxa","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mzxjfjeetv14x0x04ccztc","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mzxm8ae2n8k36tpy0v6k7s","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.242Z","updated_at":"2026-11-30T01:08:15.242Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qmzgk1z68","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', '\x8dba758b7d6cea62b67197bbb0da43c906c8043fc296a602ae7f791929c1dd55', '\xd241ccac52bb2d8a36b8ce5f6495ce9e4d5e1e3aac7251a52bc8a915e9b1cf04');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 22, 1796000895727, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzxmqfeds9j38pp4cnfab7', NULL, '{"id":"inv_01m8mzxmqfeds9j38pp4cnfab7","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mzxhsmeaxsxpgw67bgnjvh","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mzxmqfeds9j38pp9022dfg","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.727Z","updated_at":"2026-11-30T01:08:15.727Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', '\x47d6dd2f9d171e80414a03e308b56efe4cce1fc3a51836f14798d47bcaf883ce', '\x1d9fe304f32a8ce390a70d3332a0aa9a7080005c9ee40bdc719a0e1410f1a8a2');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 26, 1796000896657, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.allocate', 'inv_01m8mzxmqfeds9j38pp4cnfab7', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8mzxmh4es19vy4kx0jcv0j4"}]}', '\xa73d7bb30c8618977c9e4c2f3105eacb5a0c29e52a4c19d1c239923155ba5be6', '\x20a2238c96d10e6c13e0b65ae6ae941edca949a128e575dd79d910fcc7d14b0e');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 27, 1796000896972, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'journal.post', 'jnl_01m8mzxnyce958ef41s5gcc6wd', NULL, '{"sequence":14,"total":10000.00}', '\xcb3ff7cd516d8779634a7429d081ed72ee503665af6ccf91b6d64808f7fd2f7c', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 28, 1796000896972, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'journal.post', 'jnl_01m8mzxnyce958ef41scdw9he9', NULL, '{"sequence":15,"total":1000.00}', '\xd7bca4c92a92e11279551928a3ec46c72caf9a89ff0ddcae8c7d8b7e35d0e5fe', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 29, 1796000896972, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'journal.post', 'jnl_01m8mzxnyce958ef41sn4e1597', NULL, '{"sequence":16,"total":74.92}', '\x40a09c92a461d9ca25994779d5382fb1995b8edcfebeee405598506c75a297a5', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 30, 1796000897233, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'settlement.create', 'set_01m8mzxp6he9fvgpmecmpy3ywx', NULL, '{"id":"set_01m8mzxp6he9fvgpmecmpy3ywx","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mzxhj9ents6kzbachqvhjc","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxp6he9fvgpmecwnb32cj","invoice_id":"inv_01m8mzxmcnexave33tb1ge33hv","invoice_number":"INV-0003","settlement_id":"set_01m8mzxp6he9fvgpmecmpy3ywx","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T01:08:17.233Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxp6he9fvgpmecv34g955","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:17.233Z","updated_at":"2026-11-30T01:08:17.233Z","version":1}', '\x93941b12e246aca17216e4079a7c9f5c2cb8ba4d81f4bad97e04822a6aa57901', '\xeccc8d2effb5639e772f2992a92c7172af32768e52683e9a935d46144d5543de');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 34, 1796000898748, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'settlement.create', 'set_01m8mzxqnweqg9v2bqbvt8bmzp', NULL, '{"id":"set_01m8mzxqnweqg9v2bqbvt8bmzp","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mzxhbdenbs03zmegkgvbva","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxqnweqg9v2bqbvt8bmzp","invoice_id":"inv_01m8mzxk9wetzbprazj4he0ny2","invoice_number":"INV-0001","settlement_id":"set_01m8mzxqnweqg9v2bqbvt8bmzp","credit_note_id":null,"contra_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-30T01:08:18.748Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mzxpk9ek2bs1fkq1mq1m1k","external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxqnweqg9v2bqbvt8bmzp","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:18.748Z","updated_at":"2026-11-30T01:08:18.748Z","version":1}', '\x05fae9f82e07c06891d2be54d1ed07e0af11a85fb752b182dd22959f8c73e067', '\x7b22bf6bcba513e01a6362d019eda254fef5d951b5641b2c6b10b9d2306f1b58');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 35, 1796000898748, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzxpk9ek2bs1fkq1mq1m1k', NULL, '{"journal_id":"jnl_01m8mzxqnweqg9v2bqbvt8bmzp","way":"allocations"}', '\xb9e14f592a781d282eeee3f913574423e1a72b21780e5d0e11541e87ff7fd6d8', '\x6a0874bc04d8fd9e57b01a5ad89ec0ee7ed4eb52a7b96c7c91a2590219d72ee6');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 49, 1796000905530, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.update', 'btx_01m8mzxpk9ek2bs1fkqh6fycrt', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mzxftxee4t293qnq036a8c","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ZR"}', '\x3e5f762a2072b208b9d0741e632e286d7c985a97b4650c697b866c4b3d7ca620', '\x25d4899c98bdb0c233da19e39efa9616a3e0b7517739a827df40d6b60271f345');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 19, 1796000895381, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzxmcnexave33tb1ge33hv', NULL, '{"id":"inv_01m8mzxmcnexave33tb1ge33hv","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mzxhj9ents6kzbachqvhjc","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mzxmcnexave33tb6sjraz6","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.381Z","updated_at":"2026-11-30T01:08:15.381Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mzxgcxezcv2wmyr4vmmm4r","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', '\xbed3b0aa1cd05ebe939a31495229da759d2a6379c05e3f1f42ef1dfe687f7a93', '\x06f0fd98453e7107d7408bd5f0a2fc515fed7aaccd4d07378d682889fe63b51b');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 23, 1796000895908, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzxmx4ety9p3mzw45dn9dg', NULL, '{"id":"inv_01m8mzxmx4ety9p3mzw45dn9dg","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mzxjmfejfrdsxgyb4fdbvf","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mzxmx4ety9p3mzwarz8zc3","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.908Z","updated_at":"2026-11-30T01:08:15.908Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qmaznt3w9","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', '\xe5ec71391cfa0a145a03f690737f326b8ff83554c19dc9ab40da68a375ecd511', '\x9e151bddeae4d1963c9a4564619668ac2f9215447174eeddedf573b3bfad42e0');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 32, 1796000898173, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'settlement.create', 'set_01m8mzxq3xetes743qz3qsdbjb', NULL, '{"id":"set_01m8mzxq3xetes743qz3qsdbjb","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mzxja4e24rvs2cnj6atq2g","contact_name":"Techbarn","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxq3xetes743qz3qsdbjb","invoice_id":"inv_01m8mzxktjej9berbv38yw0q2e","invoice_number":"TB-0117","settlement_id":"set_01m8mzxq3xetes743qz3qsdbjb","credit_note_id":null,"contra_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-30T01:08:18.173Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mzxpk9ek2bs1fkpwaycb04","external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxq3xetes743qz3qsdbjb","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:18.173Z","updated_at":"2026-11-30T01:08:18.173Z","version":1}', '\x56dec91223041cfb3b0e65d11f62e35f3ddcbcd97cfc980518eaaa989cb841d3', '\x2815d23905365b3f70487f41209e666aee41b5b61e0a7b9c12693294aecc7bba');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 33, 1796000898173, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzxpk9ek2bs1fkpwaycb04', NULL, '{"journal_id":"jnl_01m8mzxq3xetes743qz3qsdbjb","way":"allocations"}', '\xc98911bc2b48a07e1ec2ecc10aabf7ca1490f26651e87ff31d0ba7a4e11f6fff', '\x0033b464099a9ea295bc67ffdd25090700a014cde2ff8279683e3f9bbcc24cfb');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 54, 1796000906942, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzxpk9ek2bs1fkq48kg1jn', NULL, '{"journal_id":"jnl_01m8mzxznyegd9vbpbpbtpszhw","way":"account"}', '\x5d25855ac7e3f407536e1a20068bb61dadf0298f5598bbce39d96268693b5351', '\x7c84b9c3ab97b02d07ce7b96b339ed365e343e1fc1563e9f21139a2110edb036');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 6, 1796000913174, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'journal.post', 'jnl_01m8mzy5rpepjb2x20rve8fj5s', NULL, '{"sequence":1,"total":120.00}', '\x787a7d09e5080c37cf9aea2a6982d45323e8f2db0d08f17c9826149e579f04a3', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 12, 1796000913705, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.void', 'btx_01m8mzy61teevsf7ga89kdjcrc', '{"journal_id":"jnl_01m8mzy63ge9btjvfz8npqw42e"}', '{"reason":"matched in error"}', '\x792b8bc53cf591379974ed87d137c79f2deb4827d139ab08b5e16a0df7e1d045', '\xa131deaa78adca5e3c1c16bee57fda95322f1ca8dcf66e059a46017d3b4b1680');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 15, 1796000913946, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzy6gtepsaccd3q67nqp8n', NULL, '{"id":"inv_01m8mzy6gtepsaccd3q67nqp8n","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mzy6f7eqyt6pgzwqzmwajy","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mzy6gtepsaccd3qac28zbt","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:33.946Z","updated_at":"2026-11-30T01:08:33.946Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mzxet7evatzgj0ds3cryg8","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\xb454cce74ae353a05ea2d561452470c52fee753ca9080396ca93e6ea5b042211', '\x49890a3f1dba1ed8ed3427190afbe3bd3124166ae76274cd7c14e50fcf37c81c');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 18, 1796000914391, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.repay_input_vat', 'inv_01m8mzy6vcednvr2daxw8452bk', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8mzy6yqegxs3e13k0aytvmr","reason":null,"vat":10.0}', '\xbaf1b2ca9b40777cac3eb8c030bf47491de70658dbb8835d6e6fd91f6c0f5eab', '\xc6686e7ab6d486b56fc633e9ce0b98a3636ecf690e8ea349e672aa24bf498df2');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 21, 1796000914726, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'journal.post', 'jnl_01m8mzy796ete84c109thg30z7', NULL, '{"sequence":9,"total":7.00}', '\x08d194e7862ee9a0ed534de8400b7b25df3330e1bfa428f269e6778530f39fb6', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 24, 1796000914938, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'journal.post', 'jnl_01m8mzy7fte9d9htw54xh02pm0', NULL, '{"sequence":10,"total":24.00}', '\x6f143506ffa885c6ea276f1afcdc734460fda7712958b2cf990b4a1d9faa1af8', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 20, 1796000895524, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzxmh4es19vy4kx0jcv0j4', NULL, '{"id":"inv_01m8mzxmh4es19vy4kx0jcv0j4","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mzxhsmeaxsxpgw67bgnjvh","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mzxmh4es19vy4kx5705azd","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.524Z","updated_at":"2026-11-30T01:08:15.524Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', '\x2e121987c87049cb82696685d571df5a0e857edbbb03c98599a2340c79802857', '\x1338de263a2b5c77c8a573ea633e7186e904e59862e1473a86ea539d6af9d620');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 24, 1796000896034, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzxn12e098fns2zg14kmdc', NULL, '{"id":"inv_01m8mzxn12e098fns2zg14kmdc","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mzxhbdenbs03zmegkgvbva","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mzxn12e098fns2zmqm5ysr","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:16.034Z","updated_at":"2026-11-30T01:08:16.034Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkqvy6d52","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', '\x2eb5cd96b8c6d8acf3a456b989a57b6f3dad5f34dc8025a20ac7a6f6f40d19d6', '\x7e67970c49e3e52ab4777d0b9f3c179b16c9073a8d43025d901dd1e5ab3aa284');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 38, 1796000899693, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'settlement.create', 'set_01m8mzxrkdex8vzg8cv52x4gpj', NULL, '{"id":"set_01m8mzxrkdex8vzg8cv52x4gpj","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mzxhbdenbs03zmegkgvbva","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxrkdex8vzg8cv52x4gpj","invoice_id":"inv_01m8mzxk9wetzbprazj4he0ny2","invoice_number":"INV-0001","settlement_id":"set_01m8mzxrkdex8vzg8cv52x4gpj","credit_note_id":null,"contra_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-30T01:08:19.693Z"},{"id":"alc_01m8mzxrkdex8vzg8cv52x4gpk","invoice_id":"inv_01m8mzxm42e90a1z4wq8d35s22","invoice_number":"INV-0002","settlement_id":"set_01m8mzxrkdex8vzg8cv52x4gpj","credit_note_id":null,"contra_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-30T01:08:19.693Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mzxpk9ek2bs1fkqfhb1dhr","external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxrkdex8vzg8cv52x4gpj","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:19.693Z","updated_at":"2026-11-30T01:08:19.693Z","version":1}', '\xbe68585f823f58d89295694c80531b4f7b742ad4418737d29e2094fca19a5a8c', '\x368dfb99ede26f01aabb1e5ffa6d36ae9d9862700f61836d55bede9ae2f97e91');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 39, 1796000899693, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzxpk9ek2bs1fkqfhb1dhr', NULL, '{"journal_id":"jnl_01m8mzxrkdex8vzg8cv52x4gpj","way":"allocations"}', '\x18939896f8b558fd933f417cc9ee9894fc8881b3dc2aa79b868c0ff0dae544b1', '\xa33951763aedddf6078a147b7d22f495270b22e0457e83e9c24ace4df0b82c4f');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 40, 1796000900345, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'settlement.create', 'set_01m8mzxs7sebdvpmpq3db5c4fk', NULL, '{"id":"set_01m8mzxs7sebdvpmpq3db5c4fk","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mzxj2xeh6bdd2cq7j9tesc","contact_name":"Printwell","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxs7sebdvpmpq3db5c4fk","invoice_id":"inv_01m8mzxkgve86a3xftjseqrtr7","invoice_number":"PX-881","settlement_id":"set_01m8mzxs7sebdvpmpq3db5c4fk","credit_note_id":null,"contra_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-30T01:08:20.345Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mzxpk9ek2bs1fkqpvnyqgs","external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxs7sebdvpmpq3db5c4fk","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:20.345Z","updated_at":"2026-11-30T01:08:20.345Z","version":1}', '\xab0e78011ac64b3bfa49b0cbaeec9e843f5d2afc79bc4ab8319053cf5242bca6', '\x667ea3ff2373130d125176d5ce1f75ff44f2220faae02cc32a0514cd87cadc5b');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 41, 1796000900345, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzxpk9ek2bs1fkqpvnyqgs', NULL, '{"journal_id":"jnl_01m8mzxs7sebdvpmpq3db5c4fk","way":"allocations"}', '\x5cfa407e764c050dfa1e2875c8708dc5abd1731b68b1959c117518c16af92db0', '\x331d85aa453631e60634fba225fec8076e0ac2fc2930ffe68b441fbae5c55d66');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 42, 1796000900984, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'settlement.create', 'set_01m8mzxsvreqmahtmz5agb3shn', NULL, '{"id":"set_01m8mzxsvreqmahtmz5agb3shn","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mzxhsmeaxsxpgw67bgnjvh","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxsvreqmahtmz5agb3shn","invoice_id":"inv_01m8mzxmh4es19vy4kx0jcv0j4","invoice_number":"INV-0004","settlement_id":"set_01m8mzxsvreqmahtmz5agb3shn","credit_note_id":null,"contra_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-30T01:08:20.984Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mzxpk9ek2bs1fkr3x30gcj","external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxsvreqmahtmz5agb3shn","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:20.984Z","updated_at":"2026-11-30T01:08:20.984Z","version":1}', '\xdf5eb845de51ce56f6c2035dba06f3a79dfa1dccce483030050a3cf019b9168d', '\x14a2155851f1a991beb0dd1ab211f90697126f063d3c67f8bc68076308b3222e');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 43, 1796000900984, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzxpk9ek2bs1fkr3x30gcj', NULL, '{"journal_id":"jnl_01m8mzxsvreqmahtmz5agb3shn","way":"allocations"}', '\x81774255e78b14d44f8e2b2a2e72425a7c16724a0ee9483f0786fb7aacd75629', '\x109df8c3c4eb4c13d39b648c9dee14d1b54b568cc2916ee0ca4892e1b170a7d2');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 47, 1796000903013, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzxpk9ek2bs1fkrfxsbwhd', NULL, '{"journal_id":"jnl_01m8mzxvv5e35a5qze8rn14wqm","way":"account"}', '\x54a4e6a9e1e17694509a77d772dc643ace7a52fabcb150709ffe6b9cc66a6b22', '\x225d59786ea604c426e81bf550a0adfa384ab8dbc1c9357b13768062c3b1122c');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 21, 1796000895637, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzxmmnessthjrdt00v89vy', NULL, '{"id":"inv_01m8mzxmmnessthjrdt00v89vy","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mzxhsmeaxsxpgw67bgnjvh","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mzxmmnessthjrdt6pjkyg5","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.637Z","updated_at":"2026-11-30T01:08:15.637Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', '\x285d2bfff21ec4f21901832a895d66d61431aa63bca6142de89ba69154afee99', '\xbfa2c65d92cb9816ff5e97d6e83b600396f1909e10021f52bfa409f243b281ad');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 25, 1796000896323, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.void', 'inv_01m8mzxmmnessthjrdt00v89vy', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8mzxna3e63s6tnz9m46b7t0"}', '\xed00fdbf564d86da88b267f1be09f0f3d3ed479096934b09c5c757c721c4d3eb', '\x0e5110ebc2a4a88146b1f05be9a69d019b01e545d3a4e448a7ecefa876037016');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 1796000897641, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transactions.import', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\x5d829a34750c39ad3c3198fbf8fed0a03c2ca71c6a4b3092ccd7c64fc379a75a', '\xaeac32e04b34fa14e931d7c49e705d94a05c9a71d6266eede4779696d020bcd3');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 56, 1796000908373, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'vat_return.create', 'vrt_01m8mzy12nekgsyg05s103zqqk', NULL, '{"id":"vrt_01m8mzy12nekgsyg05s103zqqk","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:28.373Z","updated_at":"2026-11-30T01:08:28.373Z","version":1}', '\x67188f257ec520eae85eedff79000ba41a8c2656c5917fe27729de2c24859c46', '\x182962f31b1eb78a952bd00747752b0259465314f8a8b7117488d65e688d6049');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 4, 1796000913056, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\x76aae9a9bb815f28c9ae986f8d3900163fa5846141d687932fa966df8028acf3', '\x72d236cac316e1d79d5b881dfc922a9d5a6c037bdcbd305a1535bb32e173fb81');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 9, 1796000913466, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.create', 'btx_01m8mzy61teevsf7ga89kdjcrc', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8mzxfhcey4a2bxq7xs2rknq","confirmed_at":null,"contact_id":null,"created_at":"2026-11-30T01:08:33.466Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8mzy61teevsf7ga89kdjcrc","journal_id":null,"metadata":{},"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-30T01:08:33.466Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', '\x1f313283c912047a22654791c8d85720a79b8c6678ca0f59d293ba00f8577b50', '\xf831ec75758a00d5ee14a3b669bc2721296dc3cc7d6a0148ba574932f4b6591f');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 14, 1796000913895, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'contact.create', 'con_01m8mzy6f7eqyt6pgzwqzmwajy', NULL, '{"id":"con_01m8mzy6f7eqyt6pgzwqzmwajy","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:33.895Z","updated_at":"2026-11-30T01:08:33.895Z","version":1}', '\x825bb28b65eb29c8820c4e38832110e999ffc7151dfa1a7fc85dadd04ea8f415', '\x58ec504801ed31cf22d7b2bdb0b703be36e6eea6d86b44a004c9a1071a5ab34b');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 16, 1796000914117, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.write_off', 'inv_01m8mzy6gtepsaccd3q67nqp8n', NULL, '{"account_id":"acc_01m8mzxet7evatzgj0gzh3751k","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8mzy6p5ey3bpg9m78yz12hh","reason":"In liquidation"}', '\xde2583aa30faa297f15f85ed79c0e7099df8a20ad42300ea1b4f1e8889f2f69a', '\x3cec4e7ee69d65ebb269c19b5bf0ce4419520c18ad16d38156fc0316bde9fc59');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 22, 1796000914803, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'vat_return.pay', 'vrt_01m8mzy732ebvvf6d9g45m3qk5', NULL, '{"journal_id":"jnl_01m8mzy796ete84c109thg30z7"}', '\xf284c64a9bf51fd45d030fb3cc3f4495fb2f772459100674b14cbd90116eb287', '\x689bc5325c6c603b886a4f2c20d15f73abbd1d3c76406d02072b6ccb31948361');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 25, 1796000915016, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'vat_return.note_late_vat', 'vrt_01m8mzy7dtea1bb8syt2vcj1ea', NULL, '{"behaviour":"careless","journal_id":"jnl_01m8mzy7fte9d9htw54xh02pm0","kind":"error","reason":"Lost"}', '\xa118f003febdf6987aca2ae2721e97dc0cf768233306c108a8039afe814493cb', '\x47e7a6db6ce4d432cf344d02901598937ebc1fa2f0efe3a7c6c4cce1928609f3');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 31, 1796000915603, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'contact.create', 'con_01m8mzy84kec19dv6pyysr5ar0', NULL, '{"id":"con_01m8mzy84kec19dv6pyysr5ar0","kind":"both","name":"Ash","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:35.603Z","updated_at":"2026-11-30T01:08:35.603Z","version":1}', '\x8ec50986335c57e9701bd501242b872fa3f952eb9c3a97d9f580ae8355544fe3', '\x53d9d2d412664f5e0f86125cabe73adb51de11e034f44ff50e1a832b20b629d4');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 36, 1796000916039, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'contact.create', 'con_01m8mzy8j7e239wyxgs0ym18jx', NULL, '{"id":"con_01m8mzy8j7e239wyxgs0ym18jx","kind":"customer","name":"Yew","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":"C-7","metadata":{"shop":"York"},"created_at":"2026-11-30T01:08:36.039Z","updated_at":"2026-11-30T01:08:36.039Z","version":1}', '\xf4ff9f212f44c4eebde7a03a7b76033cb0bd155de63758fd19ad5f7e4933b41b', '\xab2868b3249d97602e4e6b942379bc27e62aaf79932a4f450e00eb95973acb92');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 36, 1796000899248, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'settlement.create', 'set_01m8mzxr5geg4988wnhnb98rfe', NULL, '{"id":"set_01m8mzxr5geg4988wnhnb98rfe","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8mzxjfjeetv14x0x04ccztc","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxr5geg4988wnhnb98rfe","invoice_id":"inv_01m8mzxm8ae2n8k36tpsrewmxa","invoice_number":"HL-33","settlement_id":"set_01m8mzxr5geg4988wnhnb98rfe","credit_note_id":null,"contra_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-30T01:08:19.248Z"}],"deposit":null,"bank_transaction_id":"btx_01m8mzxpk9ek2bs1fkqbp5c0nd","external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxr5geg4988wnhnb98rfe","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:19.248Z","updated_at":"2026-11-30T01:08:19.248Z","version":1}', '\x4c820a8a2cf717e87a0d1e1c630f6df279cdf87376914223a52b0c2e8dea7070', '\x936268664087de292a446e56ea7e0583352e474ab66d4b8faf4a4c35eb082ded');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 37, 1796000899248, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzxpk9ek2bs1fkqbp5c0nd', NULL, '{"journal_id":"jnl_01m8mzxr5geg4988wnhnb98rfe","way":"allocations"}', '\xedca9fe96959f644b4481a357d18d1eb21c2a0524d80d4f4ed0bf13aabfb9591', '\x704bbb99e2135adc657594dcb099a65bf6a5e735d2c8dded27f1e4ec27d2d7c9');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 44, 1796000901751, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'settlement.match', 'set_01m8mzxp6he9fvgpmecmpy3ywx', NULL, '{"bank_transaction_id":"btx_01m8mzxpk9ek2bs1fkqzbgk92v"}', '\x4f3b5f7aa35dcf9669426a2bdd062616c4b20eaafc0394a952b6a7e98706ccc0', '\xb27fdec0f5f3c113d35248df81596bf006b09d1280d9aa8969ec30e94d8a2dc3');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 45, 1796000901751, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzxpk9ek2bs1fkqzbgk92v', NULL, '{"journal_id":"jnl_01m8mzxp6he9fvgpmecv34g955","way":"match"}', '\x81fa24034fda79889a9b90371f381cbdcd11cbc8c02f8f418998a72a243552d7', '\xe61c07308f2bf2336473dfb09f1282bf85a33e09c5092a589be49a5d5686eb1a');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 46, 1796000902331, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzxpk9ek2bs1fkr8mtg0w9', NULL, '{"journal_id":"jnl_01m8mzxv5vew3afkgvtezfh57h","way":"transfer"}', '\x8d672bd0df42b44f26b4b99f4c70abc2750c204c355600181cacb843eb506cee', '\x0d282f7042d6e57c7cbf826ca56f2ad5456ab2ba37f8d3661371a18c5a049cbc');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 7, 1796000913267, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'journal.post', 'jnl_01m8mzy5vkevrrhv5j291b1vt9', NULL, '{"sequence":2,"total":119.00}', '\x716794d6490def44a6aa6e78159dc9202405c8c27a69fca8d72b6a6e7334a284', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 19, 1796000914530, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'vat_return.create', 'vrt_01m8mzy732ebvvf6d9g45m3qk5', NULL, '{"id":"vrt_01m8mzy732ebvvf6d9g45m3qk5","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:34.530Z","updated_at":"2026-11-30T01:08:34.530Z","version":1}', '\x2fc8bc9564160ccfa9252810b29d96bc83f1c01724bfa97b82098cf50259bae9', '\xcc81e9787657a7bfb2013e287178f73808ea63ff895a18413e2910875025daa5');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 29, 1796000915320, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzy7vreqzrapswrjktdqa4', NULL, '{"id":"inv_01m8mzy7vreqzrapswrjktdqa4","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mzy7r0ek5rg4qmw5754ag3","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8mzy7vreqzrapswrnahampf","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:35.320Z","updated_at":"2026-11-30T01:08:35.320Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8mzxet7evatzgj0ds3cryg8","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', '\x2132daf3efe1dd6034f88722f32147684f55b4323adc0950bbf01c48a388e4ad', '\x93148b56c4a537dc3eba5efc5d24947886767cdf90737d070dcc7b2c8277fd65');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 34, 1796000915821, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'contra.create', 'ctr_01m8mzy8bdenc86jpckvram7vd', NULL, '{"id":"ctr_01m8mzy8bdenc86jpckvram7vd","status":"posted","contact_id":"con_01m8mzy84kec19dv6pyysr5ar0","contact_name":"Ash","date":"2026-03-28","amount":40.00,"currency":"GBP","reference":null,"external_id":null,"metadata":{},"allocations":[{"id":"alc_01m8mzy8bdenc86jpcm2ytme87","invoice_id":"inv_01m8mzy86rep2a5bpwsdacqshh","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8mzy8bdenc86jpckvram7vd","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T01:08:35.821Z"},{"id":"alc_01m8mzy8bdenc86jpcm2ytme88","invoice_id":"inv_01m8mzy894epytgq31wf4vgke2","invoice_number":"A-1","settlement_id":null,"credit_note_id":null,"contra_id":"ctr_01m8mzy8bdenc86jpckvram7vd","amount":40.00,"date":"2026-03-28","created_at":"2026-11-30T01:08:35.821Z"}],"journal_id":"jnl_01m8mzy8bdenc86jpckxz0x1sw","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:35.821Z","updated_at":"2026-11-30T01:08:35.821Z","version":1}', '\x603c5c9939b010cc24b4329036d73e29cf024a98726e0690e69efce30b1ff5f6', '\x9f5600f7977d958948aa89e855d3c2e4805862d3635284d830d05ab56c8281d5');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 37, 1796000916145, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'assertion.create', 'bas_01m8mzy8nhee8a1x0gt3sxexd0', NULL, '{"id":"bas_01m8mzy8nhee8a1x0gt3sxexd0","account_id":"acc_01m8mzxet7evatzgj0bxtdmjtg","account_code":"1300","date":"2026-03-31","amount":7.00,"currency":"GBP","note":null,"status":"fails","balance":57.00,"difference":50.00,"created_at":"2026-11-30T01:08:36.145Z","version":1}', '\xe13f9793e530464fae17a65336048e4f8071b1825f9618dc486bc4c0d0d40af4', '\x43147e53d37ced0439c5d43a06067da2029fa347e77333b884a38ddabc7ffb0c');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 50, 1796000905530, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.update', 'btx_01m8mzxpk9ek2bs1fkqsgpr7gf', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mzxftxee4t293qncvfhbt5","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"ST"}', '\xa162cc9bcd1cf3cbd9d9140c95dce84e8f4d1c6ad4a2fff8090b385b196b66ed', '\x195be8fa05ed5caee2f77f4da47f50b0f4471f00abcbe77d3dbc1cf7cd533df6');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 51, 1796000905530, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.update', 'btx_01m8mzxpk9ek2bs1fkr66t83zj', '{"account_id":null,"contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8mzxftxee4t293qpdfm2b24","contact_id":null,"metadata":{},"vat_amount":null,"vat_code":"EX"}', '\x0138c8e4036b3cfe1f2a61c51a8fa5b7d4f54e49565b7bcd710d031c60e75f6b', '\x6d95fa962de3e6833f47975eb961987ce121c3806121e8ce7087945940ac571e');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 52, 1796000905969, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzxpk9ek2bs1fkqh6fycrt', NULL, '{"journal_id":"jnl_01m8mzxyqheemvnmr9tbxy5exr","way":"account"}', '\x7eff5bd44fea44c9b7d10ca438626d114adf2bffe72af1b1b6f40a035edd86ea', '\xa597e4fd1832891f756bd2d8179a35d7226e8582437610cb3878a091a2b46e28');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 53, 1796000906480, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzxpk9ek2bs1fkqsgpr7gf', NULL, '{"journal_id":"jnl_01m8mzxz7geq18g6z9p1sf0t0n","way":"account"}', '\x270b7b409864d82b4c0bf3bb0f5e74044cfea173099fe69dc211c17e2b1f556a', '\x9d3b84ff50749b0446b823835289fce6d3f4e0dcc76d529d7c6ef11b0e42e9fd');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 55, 1796000907509, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzxpk9ek2bs1fkr66t83zj', NULL, '{"journal_id":"jnl_01m8mzy07ne059yh470tw9jea2","way":"account"}', '\x04bbb09d664fa8068a5fe9e5cbd171854c876aa86b63578b8543c19168d06778', '\x67713e5ca598356ad0b26ac9f20dcf6715b445cc4010eb51bc766c56b4d36426');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 57, 1796000908810, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'vat_return.finalise', 'vrt_01m8mzy12nekgsyg05s103zqqk', NULL, '{"id":"vrt_01m8mzy12nekgsyg05s103zqqk","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T01:08:28.810Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:28.373Z","updated_at":"2026-11-30T01:08:28.810Z","version":2,"last_sequence":29}', '\x7a6f2d6e640bc49d691e2c63336172d562e21a1af877b879e233aecc4df3e40e', '\xf649e3016c8b7832e87d175e5471f2eb57edd88dbd9d0c5c0d01dbafc45cad3e');
INSERT INTO public.audit_events VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 58, 1796000909277, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'organisation.lock', 'org_01m8mzxftxee4t293qq63a2cw3', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\xee08531e34fe842f5412326cefd440cd0882d6eb62343e738b7073a3229dfecc', '\xac6abfa7c5f56fcbfcdc7576b50a7ff8cf36e3acc86b6910807e53081956f0ab');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 5, 1796000913130, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"external_id":null,"metadata":{},"updated_at":"2026-11-30T01:08:33.130Z","version":1}', '\x6af0724db6e6da01c38fbb7f9762b6d8418c9a94a50f5670690d103981f48cb9', '\xd5e9ea2ec3fb2c213f541a5f802d9a754704a704fac92eb75ee45e2532a589dd');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 8, 1796000913355, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'organisation.update', 'org_01m8mzxet7evatzgj0hfzpeb92', '{"id":"org_01m8mzxet7evatzgj0hfzpeb92","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:08:09.671Z","updated_at":"2026-11-30T01:08:09.671Z","version":1}', '{"id":"org_01m8mzxet7evatzgj0hfzpeb92","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:08:09.671Z","updated_at":"2026-11-30T01:08:33.355Z","version":2}', '\x68f1a6c9fc5e148baaa42b81377fbce8f3f0f70135303ccf2695d1695bea2017', '\x087355e230ac2aca22d5b4f7aeb7505eaef56fb0c3efcca482930cc2c9ec23f4');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 10, 1796000913520, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'journal.post', 'jnl_01m8mzy63ge9btjvfz8npqw42e', NULL, '{"sequence":3,"total":500.00}', '\x226feadb65b965c538081c254932bd1c64fdb451eb9df8b37a99f3fc0a7d53fa', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 11, 1796000913608, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'bank_transaction.confirm', 'btx_01m8mzy61teevsf7ga89kdjcrc', NULL, '{"journal_id":"jnl_01m8mzy63ge9btjvfz8npqw42e","way":"match"}', '\xea4f5b0380dd2fe2e8276fc0e24b642fd9b0e26cbbe22a02ca2cc01b7acfe511', '\x8951a8c8619eb6eaf78b4560bac66c6892dc1d62ed7be41ea335fb632145b318');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 13, 1796000913795, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'journal.reverse', 'jnl_01m8mzy63ge9btjvfz8npqw42e', NULL, '{"reversed_by_journal_id":"jnl_01m8mzy6c3eas8jczn101ph42w","total":500.00}', '\xa35e9e33067eaca33c1aa3ddb64cce02d670217e6ee6ae79de2dfa27694dc6c1', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 17, 1796000914284, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzy6vcednvr2daxw8452bk', NULL, '{"id":"inv_01m8mzy6vcednvr2daxw8452bk","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8mzy6f7eqyt6pgzwqzmwajy","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8mzy6vcednvr2day03fcqqr","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:34.284Z","updated_at":"2026-11-30T01:08:34.284Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mzxet7evatzgj0edf48dbh","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\x0b2d89067f0f0cef5dae1d2fff2b292d9fd788d36f53899f207603db37255052', '\x8f7d403afba4a49457f68394e64dc0bd3625f7e4ba18142b977319cc33570e30');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 20, 1796000914638, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'vat_return.finalise', 'vrt_01m8mzy732ebvvf6d9g45m3qk5', NULL, '{"id":"vrt_01m8mzy732ebvvf6d9g45m3qk5","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T01:08:34.638Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:34.530Z","updated_at":"2026-11-30T01:08:34.638Z","version":2,"last_sequence":8}', '\x8d40aa228f3a42e574bf233b0e79cbdf940393f258890091a1a1154378ba7c1d', '\x2878b57423d01f6731c4cda53102e76ee39eae79db77905218c423739a08f2df');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 23, 1796000914874, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'vat_return.create', 'vrt_01m8mzy7dtea1bb8syt2vcj1ea', NULL, '{"id":"vrt_01m8mzy7dtea1bb8syt2vcj1ea","date_from":"2025-04-01","date_to":"2025-06-30","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":0.00,"2":0.00,"3":0.00,"4":0.00,"5":0.00,"6":0.00,"7":0.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":0.00,"vatDueAcquisitions":0.00,"totalVatDue":0.00,"vatReclaimedCurrPeriod":0.00,"netVatDue":0.00,"totalValueSalesExVAT":0,"totalValuePurchasesExVAT":0,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:34.874Z","updated_at":"2026-11-30T01:08:34.874Z","version":1}', '\x5f34422a0e23cd0e9d155c23b0f09cce213f38e1329a0a67dbd7d0a9b700c7dd', '\xaf2bff1fac4d26972e6e737d2d48115044959e6ff349cc0c6c7b8cf5ae4b7232');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 27, 1796000915200, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'contact.create', 'con_01m8mzy7r0ek5rg4qmw5754ag3', NULL, '{"id":"con_01m8mzy7r0ek5rg4qmw5754ag3","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:35.200Z","updated_at":"2026-11-30T01:08:35.200Z","version":1}', '\x0ec455f8ea2d47882c99c0e6d55554f532405818b1bc98a6934702119ee5a75a', '\x39ace0866a50687cd579320c0141bc198a43a00c48076f0e7b886712e4fe6256');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 32, 1796000915672, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzy86rep2a5bpwsdacqshh', NULL, '{"id":"inv_01m8mzy86rep2a5bpwsdacqshh","type":"sales","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8mzy84kec19dv6pyysr5ar0","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8mzy86rep2a5bpwshvbkemh","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:35.672Z","updated_at":"2026-11-30T01:08:35.672Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mzxet7evatzgj0ds3cryg8","account_code":"4000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', '\x89b45584c709c8b0797f3e4e6db166546522e45c1f8684bd175ca0dd9d9a5b07', '\x0556c629391d923285d9ecf929946afa76fd45af6d6d600b2758020021bad265');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 26, 1796000915098, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'account.create', 'acc_01m8mzy7mte739es5ps69rykd1', NULL, '{"id":"acc_01m8mzy7mte739es5ps69rykd1","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:35.098Z","updated_at":"2026-11-30T01:08:35.098Z","version":1}', '\xd55e44b3cdb5ad83932ba8d43f994619794640b58b6e877aac5c9e0af9ce6214', '\x96d9cad4092e6f6dcdd100f5d06a10bf70326a33f88aac432f49b91d9df2fff6');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 30, 1796000915418, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'settlement.allocate', 'set_01m8mzy7she68ajqdfwe2kw63m', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8mzy7vreqzrapswrjktdqa4"}]}', '\xcf37d3ff98b39a0787fce7f3d486e5d0a16b9ea30f5625857d0bafc8805ec1f5', '\xc94e7631ad09231d3df35e077dd9206b757dcbb7d61b53d96b1dc107c7b8ea78');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 35, 1796000915951, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'journal.post', 'jnl_01m8mzy8ffepz8by1g7m4mb1qt', NULL, '{"sequence":17,"total":3.00,"metadata":{"run":"7"}}', '\x59e3f7ec67edc860ef6bbfb909041740b46d43568eb318ba59063e2c16c2d77f', '\xbf2d8712200d4e92018f6a3df74eda15593f4078398f76cfa2e7c90f1258e200');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 28, 1796000915249, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'settlement.create', 'set_01m8mzy7she68ajqdfwe2kw63m', NULL, '{"id":"set_01m8mzy7she68ajqdfwe2kw63m","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mzy7r0ek5rg4qmw5754ag3","contact_name":"Oak","bank_account_id":"bac_01m8mzxfhcey4a2bxq7xs2rknq","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8mzy7she68ajqdfwhd14cgg","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:35.249Z","updated_at":"2026-11-30T01:08:35.249Z","version":1}', '\x6dff69b7bb8eb7414b13865595d63cba73fc51d1bfd37c3529feb1c91b622d83', '\x3a758503e3dcd3d344ffcb7e6a23cea7104ea0336778c31567a182832eba5f16');
INSERT INTO public.audit_events VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 33, 1796000915748, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxepren4rw255qgj0anqk', 'invoice.create', 'inv_01m8mzy894epytgq31wf4vgke2', NULL, '{"id":"inv_01m8mzy894epytgq31wf4vgke2","type":"purchase","kind":"invoice","status":"issued","number":"A-1","contact_id":"con_01m8mzy84kec19dv6pyysr5ar0","contact_name":"Ash","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":50.00,"vat_total":0.00,"gross_total":50.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":50.00,"overdue":true,"journal_id":"jnl_01m8mzy894epytgq31wgkr8dg7","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:35.748Z","updated_at":"2026-11-30T01:08:35.748Z","version":1,"lines":[{"description":"Ash","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8mzxet7evatzgj0edf48dbh","account_code":"5000","vat_code":"NV","net_amount":50.00,"vat_amount":0.00,"gross_amount":50.00,"vat_note":null}]}', '\x36b0c1b363d11fd46a220aac79ab5fd842a148c7d6e20fc475d20c6072362900', '\x3d58c9326e1df8a79f78d74b47871b56e63c38e888b32b68662bba0dda798f99');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 1, 'organisations', 'org_01m8mzxet7evatzgj0hfzpeb92', '["org_01m8mzxet7evatzgj0hfzpeb92", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796000889671, 1796000889671, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 2, 'members', 'mem_01m8mzxet7evatzgj0ars2jdfe', '["mem_01m8mzxet7evatzgj0ars2jdfe", "org_01m8mzxet7evatzgj0hfzpeb92", "jo@example.com", "usr_01m8mzxddvex48dsd7hc9p0bvx", "owner", 1796000889671, 1796000889671, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 3, 'accounts', 'acc_01m8mzxet7evatzgj0awah7zag', '["acc_01m8mzxet7evatzgj0awah7zag", "org_01m8mzxet7evatzgj0hfzpeb92", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1796000889671, 1796000889671, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 4, 'accounts', 'acc_01m8mzxet7evatzgj0b2h5fgj7', '["acc_01m8mzxet7evatzgj0b2h5fgj7", "org_01m8mzxet7evatzgj0hfzpeb92", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1796000889671, 1796000889671, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 5, 'accounts', 'acc_01m8mzxet7evatzgj0b4bbxpz9', '["acc_01m8mzxet7evatzgj0b4bbxpz9", "org_01m8mzxet7evatzgj0hfzpeb92", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1796000889671, 1796000889671, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 6, 'accounts', 'acc_01m8mzxet7evatzgj0ba1d1dnk', '["acc_01m8mzxet7evatzgj0ba1d1dnk", "org_01m8mzxet7evatzgj0hfzpeb92", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1796000889671, 1796000889671, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 7, 'accounts', 'acc_01m8mzxet7evatzgj0bew6yx5w', '["acc_01m8mzxet7evatzgj0bew6yx5w", "org_01m8mzxet7evatzgj0hfzpeb92", "1100", "Stock", "ASSET", null, "ST", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 8, 'accounts', 'acc_01m8mzxet7evatzgj0bk8e77jk', '["acc_01m8mzxet7evatzgj0bk8e77jk", "org_01m8mzxet7evatzgj0hfzpeb92", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 9, 'accounts', 'acc_01m8mzxet7evatzgj0bqksw0j8', '["acc_01m8mzxet7evatzgj0bqksw0j8", "org_01m8mzxet7evatzgj0hfzpeb92", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 10, 'accounts', 'acc_01m8mzxet7evatzgj0bsv3nw8k', '["acc_01m8mzxet7evatzgj0bsv3nw8k", "org_01m8mzxet7evatzgj0hfzpeb92", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 11, 'accounts', 'acc_01m8mzxet7evatzgj0bxtdmjtg', '["acc_01m8mzxet7evatzgj0bxtdmjtg", "org_01m8mzxet7evatzgj0hfzpeb92", "1300", "Current account", "ASSET", "bank", null, null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 12, 'accounts', 'acc_01m8mzxet7evatzgj0c1p0ffwy', '["acc_01m8mzxet7evatzgj0c1p0ffwy", "org_01m8mzxet7evatzgj0hfzpeb92", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1796000889671, 1796000889671, 1, "cash", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 13, 'accounts', 'acc_01m8mzxet7evatzgj0c69evrf4', '["acc_01m8mzxet7evatzgj0c69evrf4", "org_01m8mzxet7evatzgj0hfzpeb92", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 14, 'accounts', 'acc_01m8mzxet7evatzgj0c9nqx4sw', '["acc_01m8mzxet7evatzgj0c9nqx4sw", "org_01m8mzxet7evatzgj0hfzpeb92", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 15, 'accounts', 'acc_01m8mzxet7evatzgj0ce56dr0y', '["acc_01m8mzxet7evatzgj0ce56dr0y", "org_01m8mzxet7evatzgj0hfzpeb92", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 16, 'accounts', 'acc_01m8mzxet7evatzgj0ckf93w78', '["acc_01m8mzxet7evatzgj0ckf93w78", "org_01m8mzxet7evatzgj0hfzpeb92", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 17, 'accounts', 'acc_01m8mzxet7evatzgj0cnq99pm2', '["acc_01m8mzxet7evatzgj0cnq99pm2", "org_01m8mzxet7evatzgj0hfzpeb92", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 18, 'accounts', 'acc_01m8mzxet7evatzgj0cvqgf80s', '["acc_01m8mzxet7evatzgj0cvqgf80s", "org_01m8mzxet7evatzgj0hfzpeb92", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 19, 'accounts', 'acc_01m8mzxet7evatzgj0cz36p2xr', '["acc_01m8mzxet7evatzgj0cz36p2xr", "org_01m8mzxet7evatzgj0hfzpeb92", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 20, 'accounts', 'acc_01m8mzxet7evatzgj0d3mk37mt', '["acc_01m8mzxet7evatzgj0d3mk37mt", "org_01m8mzxet7evatzgj0hfzpeb92", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1796000889671, 1796000889671, 1, "long_term_liabilities", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 21, 'accounts', 'acc_01m8mzxet7evatzgj0d5vja1nh', '["acc_01m8mzxet7evatzgj0d5vja1nh", "org_01m8mzxet7evatzgj0hfzpeb92", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 22, 'accounts', 'acc_01m8mzxet7evatzgj0d8aqcwvs', '["acc_01m8mzxet7evatzgj0d8aqcwvs", "org_01m8mzxet7evatzgj0hfzpeb92", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 23, 'accounts', 'acc_01m8mzxet7evatzgj0de535wnr', '["acc_01m8mzxet7evatzgj0de535wnr", "org_01m8mzxet7evatzgj0hfzpeb92", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 24, 'accounts', 'acc_01m8mzxet7evatzgj0dg071ycy', '["acc_01m8mzxet7evatzgj0dg071ycy", "org_01m8mzxet7evatzgj0hfzpeb92", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 25, 'accounts', 'acc_01m8mzxet7evatzgj0dp99f8wt', '["acc_01m8mzxet7evatzgj0dp99f8wt", "org_01m8mzxet7evatzgj0hfzpeb92", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 26, 'accounts', 'acc_01m8mzxet7evatzgj0ds3cryg8', '["acc_01m8mzxet7evatzgj0ds3cryg8", "org_01m8mzxet7evatzgj0hfzpeb92", "4000", "Sales", "INCOME", null, "ST", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 27, 'accounts', 'acc_01m8mzxet7evatzgj0dzgqapnp', '["acc_01m8mzxet7evatzgj0dzgqapnp", "org_01m8mzxet7evatzgj0hfzpeb92", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 28, 'accounts', 'acc_01m8mzxet7evatzgj0e1v43kh6', '["acc_01m8mzxet7evatzgj0e1v43kh6", "org_01m8mzxet7evatzgj0hfzpeb92", "4090", "Other income", "INCOME", null, "ST", null, "active", 1796000889671, 1796000889671, 1, "other_income", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 29, 'accounts', 'acc_01m8mzxet7evatzgj0e6w6n8ww', '["acc_01m8mzxet7evatzgj0e6w6n8ww", "org_01m8mzxet7evatzgj0hfzpeb92", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1796000889671, 1796000889671, 1, "finance", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 30, 'accounts', 'acc_01m8mzxet7evatzgj0e8x5vpr3', '["acc_01m8mzxet7evatzgj0e8x5vpr3", "org_01m8mzxet7evatzgj0hfzpeb92", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 31, 'accounts', 'acc_01m8mzxet7evatzgj0edf48dbh', '["acc_01m8mzxet7evatzgj0edf48dbh", "org_01m8mzxet7evatzgj0hfzpeb92", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1796000889671, 1796000889671, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 32, 'accounts', 'acc_01m8mzxet7evatzgj0ehw72h38', '["acc_01m8mzxet7evatzgj0ehw72h38", "org_01m8mzxet7evatzgj0hfzpeb92", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1796000889671, 1796000889671, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 33, 'accounts', 'acc_01m8mzxet7evatzgj0ens6zm72', '["acc_01m8mzxet7evatzgj0ens6zm72", "org_01m8mzxet7evatzgj0hfzpeb92", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1796000889671, 1796000889671, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 34, 'accounts', 'acc_01m8mzxet7evatzgj0erpzjash', '["acc_01m8mzxet7evatzgj0erpzjash", "org_01m8mzxet7evatzgj0hfzpeb92", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 35, 'accounts', 'acc_01m8mzxet7evatzgj0ex70ex3n', '["acc_01m8mzxet7evatzgj0ex70ex3n", "org_01m8mzxet7evatzgj0hfzpeb92", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 36, 'accounts', 'acc_01m8mzxet7evatzgj0f2vv43z1', '["acc_01m8mzxet7evatzgj0f2vv43z1", "org_01m8mzxet7evatzgj0hfzpeb92", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 37, 'accounts', 'acc_01m8mzxet7evatzgj0f7v70g3c', '["acc_01m8mzxet7evatzgj0f7v70g3c", "org_01m8mzxet7evatzgj0hfzpeb92", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 38, 'accounts', 'acc_01m8mzxet7evatzgj0f919rarp', '["acc_01m8mzxet7evatzgj0f919rarp", "org_01m8mzxet7evatzgj0hfzpeb92", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 39, 'accounts', 'acc_01m8mzxet7evatzgj0fd68rh99', '["acc_01m8mzxet7evatzgj0fd68rh99", "org_01m8mzxet7evatzgj0hfzpeb92", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 40, 'accounts', 'acc_01m8mzxet7evatzgj0fgsbk63v', '["acc_01m8mzxet7evatzgj0fgsbk63v", "org_01m8mzxet7evatzgj0hfzpeb92", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 41, 'accounts', 'acc_01m8mzxet7evatzgj0fqrxrw71', '["acc_01m8mzxet7evatzgj0fqrxrw71", "org_01m8mzxet7evatzgj0hfzpeb92", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 42, 'accounts', 'acc_01m8mzxet7evatzgj0fr4f9zc8', '["acc_01m8mzxet7evatzgj0fr4f9zc8", "org_01m8mzxet7evatzgj0hfzpeb92", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 43, 'accounts', 'acc_01m8mzxet7evatzgj0fy7mb7ct', '["acc_01m8mzxet7evatzgj0fy7mb7ct", "org_01m8mzxet7evatzgj0hfzpeb92", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 44, 'accounts', 'acc_01m8mzxet7evatzgj0g03wjfe4', '["acc_01m8mzxet7evatzgj0g03wjfe4", "org_01m8mzxet7evatzgj0hfzpeb92", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 45, 'accounts', 'acc_01m8mzxet7evatzgj0g7wsnvkw', '["acc_01m8mzxet7evatzgj0g7wsnvkw", "org_01m8mzxet7evatzgj0hfzpeb92", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 46, 'accounts', 'acc_01m8mzxet7evatzgj0g9xehbp9', '["acc_01m8mzxet7evatzgj0g9xehbp9", "org_01m8mzxet7evatzgj0hfzpeb92", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 47, 'accounts', 'acc_01m8mzxet7evatzgj0gcdvkk2g', '["acc_01m8mzxet7evatzgj0gcdvkk2g", "org_01m8mzxet7evatzgj0hfzpeb92", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 48, 'accounts', 'acc_01m8mzxet7evatzgj0ggej0nry', '["acc_01m8mzxet7evatzgj0ggej0nry", "org_01m8mzxet7evatzgj0hfzpeb92", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 49, 'accounts', 'acc_01m8mzxet7evatzgj0gqyj3jng', '["acc_01m8mzxet7evatzgj0gqyj3jng", "org_01m8mzxet7evatzgj0hfzpeb92", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 50, 'accounts', 'acc_01m8mzxet7evatzgj0grqxxjxf', '["acc_01m8mzxet7evatzgj0grqxxjxf", "org_01m8mzxet7evatzgj0hfzpeb92", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 51, 'accounts', 'acc_01m8mzxet7evatzgj0gzh3751k', '["acc_01m8mzxet7evatzgj0gzh3751k", "org_01m8mzxet7evatzgj0hfzpeb92", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 52, 'accounts', 'acc_01m8mzxet7evatzgj0h0khfvbh', '["acc_01m8mzxet7evatzgj0h0khfvbh", "org_01m8mzxet7evatzgj0hfzpeb92", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1796000889671, 1796000889671, 1, "finance", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 53, 'accounts', 'acc_01m8mzxet7evatzgj0h4e9esv6', '["acc_01m8mzxet7evatzgj0h4e9esv6", "org_01m8mzxet7evatzgj0hfzpeb92", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1796000889671, 1796000889671, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 54, 'accounts', 'acc_01m8mzxet7evatzgj0h9vwr5ke', '["acc_01m8mzxet7evatzgj0h9vwr5ke", "org_01m8mzxet7evatzgj0hfzpeb92", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1796000889671, 1796000889671, 1, "tax", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 2, 1, 'accounts', 'acc_01m8mzxfabe2at5qba3tjh3rsd', '["acc_01m8mzxfabe2at5qba3tjh3rsd", "org_01m8mzxet7evatzgj0hfzpeb92", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1796000890187, 1796000890187, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 3, 1, 'bank_accounts', 'bac_01m8mzxfhcey4a2bxq7xs2rknq', '["bac_01m8mzxfhcey4a2bxq7xs2rknq", "org_01m8mzxet7evatzgj0hfzpeb92", "acc_01m8mzxet7evatzgj0bxtdmjtg", "Current", "current", null, null, null, null, null, null, null, 1796000890412, 1796000890412, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 1, 'organisations', 'org_01m8mzxftxee4t293qq63a2cw3', '["org_01m8mzxftxee4t293qq63a2cw3", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796000890717, 1796000890717, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 2, 'members', 'mem_01m8mzxftxee4t293qgkt7d854', '["mem_01m8mzxftxee4t293qgkt7d854", "org_01m8mzxftxee4t293qq63a2cw3", "jo@example.com", "usr_01m8mzxddvex48dsd7hc9p0bvx", "owner", 1796000890717, 1796000890717, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 3, 'accounts', 'acc_01m8mzxftxee4t293qgmdabtpa', '["acc_01m8mzxftxee4t293qgmdabtpa", "org_01m8mzxftxee4t293qq63a2cw3", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1796000890717, 1796000890717, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 4, 'accounts', 'acc_01m8mzxftxee4t293qgsnkayn5', '["acc_01m8mzxftxee4t293qgsnkayn5", "org_01m8mzxftxee4t293qq63a2cw3", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1796000890717, 1796000890717, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 5, 'accounts', 'acc_01m8mzxftxee4t293qgy4myrfx', '["acc_01m8mzxftxee4t293qgy4myrfx", "org_01m8mzxftxee4t293qq63a2cw3", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1796000890717, 1796000890717, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 6, 'accounts', 'acc_01m8mzxftxee4t293qh3mv7cb8', '["acc_01m8mzxftxee4t293qh3mv7cb8", "org_01m8mzxftxee4t293qq63a2cw3", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1796000890717, 1796000890717, 1, "fixed_assets", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 7, 'accounts', 'acc_01m8mzxftxee4t293qh5gd2b0s', '["acc_01m8mzxftxee4t293qh5gd2b0s", "org_01m8mzxftxee4t293qq63a2cw3", "1100", "Stock", "ASSET", null, "ST", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 8, 'accounts', 'acc_01m8mzxftxee4t293qhb7z9c5a', '["acc_01m8mzxftxee4t293qhb7z9c5a", "org_01m8mzxftxee4t293qq63a2cw3", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 9, 'accounts', 'acc_01m8mzxftxee4t293qhfg19ez7', '["acc_01m8mzxftxee4t293qhfg19ez7", "org_01m8mzxftxee4t293qq63a2cw3", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 10, 'accounts', 'acc_01m8mzxftxee4t293qhgeawz1m', '["acc_01m8mzxftxee4t293qhgeawz1m", "org_01m8mzxftxee4t293qq63a2cw3", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 11, 'accounts', 'acc_01m8mzxftxee4t293qhmydp0dx', '["acc_01m8mzxftxee4t293qhmydp0dx", "org_01m8mzxftxee4t293qq63a2cw3", "1300", "Current account", "ASSET", "bank", null, null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 12, 'accounts', 'acc_01m8mzxftxee4t293qhv2hspg8', '["acc_01m8mzxftxee4t293qhv2hspg8", "org_01m8mzxftxee4t293qq63a2cw3", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1796000890717, 1796000890717, 1, "cash", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 13, 'accounts', 'acc_01m8mzxftxee4t293qhyash70e', '["acc_01m8mzxftxee4t293qhyash70e", "org_01m8mzxftxee4t293qq63a2cw3", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 14, 'accounts', 'acc_01m8mzxftxee4t293qj39jm8ad', '["acc_01m8mzxftxee4t293qj39jm8ad", "org_01m8mzxftxee4t293qq63a2cw3", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 15, 'accounts', 'acc_01m8mzxftxee4t293qj7qxe9vk', '["acc_01m8mzxftxee4t293qj7qxe9vk", "org_01m8mzxftxee4t293qq63a2cw3", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 16, 'accounts', 'acc_01m8mzxftxee4t293qj9qcns8x', '["acc_01m8mzxftxee4t293qj9qcns8x", "org_01m8mzxftxee4t293qq63a2cw3", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 17, 'accounts', 'acc_01m8mzxftxee4t293qjc5skx94', '["acc_01m8mzxftxee4t293qjc5skx94", "org_01m8mzxftxee4t293qq63a2cw3", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 18, 'accounts', 'acc_01m8mzxftxee4t293qjk32h1jd', '["acc_01m8mzxftxee4t293qjk32h1jd", "org_01m8mzxftxee4t293qq63a2cw3", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 19, 'accounts', 'acc_01m8mzxftxee4t293qjngh397q', '["acc_01m8mzxftxee4t293qjngh397q", "org_01m8mzxftxee4t293qq63a2cw3", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 20, 'accounts', 'acc_01m8mzxftxee4t293qjsg3egbj', '["acc_01m8mzxftxee4t293qjsg3egbj", "org_01m8mzxftxee4t293qq63a2cw3", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1796000890717, 1796000890717, 1, "long_term_liabilities", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 21, 'accounts', 'acc_01m8mzxftxee4t293qjytpy1k3', '["acc_01m8mzxftxee4t293qjytpy1k3", "org_01m8mzxftxee4t293qq63a2cw3", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 22, 'accounts', 'acc_01m8mzxftxee4t293qk1ked853', '["acc_01m8mzxftxee4t293qk1ked853", "org_01m8mzxftxee4t293qq63a2cw3", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 23, 'accounts', 'acc_01m8mzxftxee4t293qk430m2p8', '["acc_01m8mzxftxee4t293qk430m2p8", "org_01m8mzxftxee4t293qq63a2cw3", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 24, 'accounts', 'acc_01m8mzxftxee4t293qk8f5y7g0', '["acc_01m8mzxftxee4t293qk8f5y7g0", "org_01m8mzxftxee4t293qq63a2cw3", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 25, 'accounts', 'acc_01m8mzxftxee4t293qkdh1xpq5', '["acc_01m8mzxftxee4t293qkdh1xpq5", "org_01m8mzxftxee4t293qq63a2cw3", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 26, 'accounts', 'acc_01m8mzxftxee4t293qkkazfebc', '["acc_01m8mzxftxee4t293qkkazfebc", "org_01m8mzxftxee4t293qq63a2cw3", "4000", "Sales", "INCOME", null, "ST", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 27, 'accounts', 'acc_01m8mzxftxee4t293qkqvy6d52', '["acc_01m8mzxftxee4t293qkqvy6d52", "org_01m8mzxftxee4t293qq63a2cw3", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 28, 'accounts', 'acc_01m8mzxftxee4t293qkv0kh7nz', '["acc_01m8mzxftxee4t293qkv0kh7nz", "org_01m8mzxftxee4t293qq63a2cw3", "4090", "Other income", "INCOME", null, "ST", null, "active", 1796000890717, 1796000890717, 1, "other_income", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 29, 'accounts', 'acc_01m8mzxftxee4t293qkyjpc1bc', '["acc_01m8mzxftxee4t293qkyjpc1bc", "org_01m8mzxftxee4t293qq63a2cw3", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1796000890717, 1796000890717, 1, "finance", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 30, 'accounts', 'acc_01m8mzxftxee4t293qm0eg6tcv', '["acc_01m8mzxftxee4t293qm0eg6tcv", "org_01m8mzxftxee4t293qq63a2cw3", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 31, 'accounts', 'acc_01m8mzxftxee4t293qm54fgs3k', '["acc_01m8mzxftxee4t293qm54fgs3k", "org_01m8mzxftxee4t293qq63a2cw3", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1796000890717, 1796000890717, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 32, 'accounts', 'acc_01m8mzxftxee4t293qmaznt3w9', '["acc_01m8mzxftxee4t293qmaznt3w9", "org_01m8mzxftxee4t293qq63a2cw3", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1796000890717, 1796000890717, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 33, 'accounts', 'acc_01m8mzxftxee4t293qmevh4kn1', '["acc_01m8mzxftxee4t293qmevh4kn1", "org_01m8mzxftxee4t293qq63a2cw3", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1796000890717, 1796000890717, 1, "cost_of_sales", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 34, 'accounts', 'acc_01m8mzxftxee4t293qmg6tfmsm', '["acc_01m8mzxftxee4t293qmg6tfmsm", "org_01m8mzxftxee4t293qq63a2cw3", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 35, 'accounts', 'acc_01m8mzxftxee4t293qmp4drw99', '["acc_01m8mzxftxee4t293qmp4drw99", "org_01m8mzxftxee4t293qq63a2cw3", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 36, 'accounts', 'acc_01m8mzxftxee4t293qmv1jxxcn', '["acc_01m8mzxftxee4t293qmv1jxxcn", "org_01m8mzxftxee4t293qq63a2cw3", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 37, 'accounts', 'acc_01m8mzxftxee4t293qmzgk1z68', '["acc_01m8mzxftxee4t293qmzgk1z68", "org_01m8mzxftxee4t293qq63a2cw3", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 38, 'accounts', 'acc_01m8mzxftxee4t293qn2za4m8b', '["acc_01m8mzxftxee4t293qn2za4m8b", "org_01m8mzxftxee4t293qq63a2cw3", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 39, 'accounts', 'acc_01m8mzxftxee4t293qn5wbgjy5', '["acc_01m8mzxftxee4t293qn5wbgjy5", "org_01m8mzxftxee4t293qq63a2cw3", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 40, 'accounts', 'acc_01m8mzxftxee4t293qnb5q0wr2', '["acc_01m8mzxftxee4t293qnb5q0wr2", "org_01m8mzxftxee4t293qq63a2cw3", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 41, 'accounts', 'acc_01m8mzxftxee4t293qncvfhbt5', '["acc_01m8mzxftxee4t293qncvfhbt5", "org_01m8mzxftxee4t293qq63a2cw3", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 42, 'accounts', 'acc_01m8mzxftxee4t293qng0k452t', '["acc_01m8mzxftxee4t293qng0k452t", "org_01m8mzxftxee4t293qq63a2cw3", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 43, 'accounts', 'acc_01m8mzxftxee4t293qnq036a8c', '["acc_01m8mzxftxee4t293qnq036a8c", "org_01m8mzxftxee4t293qq63a2cw3", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 44, 'accounts', 'acc_01m8mzxftxee4t293qnv8qmw6q', '["acc_01m8mzxftxee4t293qnv8qmw6q", "org_01m8mzxftxee4t293qq63a2cw3", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 45, 'accounts', 'acc_01m8mzxftxee4t293qnys17476', '["acc_01m8mzxftxee4t293qnys17476", "org_01m8mzxftxee4t293qq63a2cw3", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 46, 'accounts', 'acc_01m8mzxftxee4t293qp23jzenc', '["acc_01m8mzxftxee4t293qp23jzenc", "org_01m8mzxftxee4t293qq63a2cw3", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 47, 'accounts', 'acc_01m8mzxftxee4t293qp5v2paz8', '["acc_01m8mzxftxee4t293qp5v2paz8", "org_01m8mzxftxee4t293qq63a2cw3", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 48, 'accounts', 'acc_01m8mzxftxee4t293qpa48qcnh', '["acc_01m8mzxftxee4t293qpa48qcnh", "org_01m8mzxftxee4t293qq63a2cw3", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 49, 'accounts', 'acc_01m8mzxftxee4t293qpdfm2b24', '["acc_01m8mzxftxee4t293qpdfm2b24", "org_01m8mzxftxee4t293qq63a2cw3", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 50, 'accounts', 'acc_01m8mzxftxee4t293qph8ykx0t', '["acc_01m8mzxftxee4t293qph8ykx0t", "org_01m8mzxftxee4t293qq63a2cw3", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 51, 'accounts', 'acc_01m8mzxftxee4t293qpq3t8vbp', '["acc_01m8mzxftxee4t293qpq3t8vbp", "org_01m8mzxftxee4t293qq63a2cw3", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 52, 'accounts', 'acc_01m8mzxftxee4t293qpv5gb36n', '["acc_01m8mzxftxee4t293qpv5gb36n", "org_01m8mzxftxee4t293qq63a2cw3", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1796000890717, 1796000890717, 1, "finance", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 53, 'accounts', 'acc_01m8mzxftxee4t293qpx2hp3xx', '["acc_01m8mzxftxee4t293qpx2hp3xx", "org_01m8mzxftxee4t293qq63a2cw3", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1796000890717, 1796000890717, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 54, 'accounts', 'acc_01m8mzxftxee4t293qq26bfqdb', '["acc_01m8mzxftxee4t293qq26bfqdb", "org_01m8mzxftxee4t293qq63a2cw3", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1796000890717, 1796000890717, 1, "tax", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 3, 1, 'accounts', 'acc_01m8mzxgcxezcv2wmyr4vmmm4r', '["acc_01m8mzxgcxezcv2wmyr4vmmm4r", "org_01m8mzxftxee4t293qq63a2cw3", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1796000891293, 1796000891293, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 4, 1, 'bank_accounts', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '["bac_01m8mzxgpvej0aj7b6ygvcqxy4", "org_01m8mzxftxee4t293qq63a2cw3", "acc_01m8mzxftxee4t293qhmydp0dx", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8mzxgpvej0aj7b6yrw1t4jg", null, 1796000891611, 1796000891611, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 19, 1, 'invoices', 'inv_01m8mzxmcnexave33tb1ge33hv', '["inv_01m8mzxmcnexave33tb1ge33hv", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "invoice", "issued", "INV-0003", "con_01m8mzxhj9ents6kzbachqvhjc", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8mzxmcnexave33tb6sjraz6", null, null, "inv-0003", 1796000895381, 1796000895381, 1, "9999-99-99", 0, null, null, [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8mzxgcxezcv2wmyr4vmmm4r", "EX", null, 24000, 0, 24000], ["org_01m8mzxftxee4t293qq63a2cw3", 2, "Projector", "1", "35.00", null, "acc_01m8mzxftxee4t293qkkazfebc", "ST", null, 3500, 700, 4200]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 19, 2, 'number_sequences', 'invoice', '["org_01m8mzxftxee4t293qq63a2cw3", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 23, 1, 'invoices', 'inv_01m8mzxmx4ety9p3mzw45dn9dg', '["inv_01m8mzxmx4ety9p3mzw45dn9dg", "org_01m8mzxftxee4t293qq63a2cw3", "purchase", "invoice", "issued", "FR-1209", "con_01m8mzxjmfejfrdsxgyb4fdbvf", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8mzxmx4ety9p3mzwarz8zc3", null, null, "fr-1209", 1796000895908, 1796000895908, 1, "9999-99-99", 0, null, null, [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8mzxftxee4t293qmaznt3w9", "ST", null, 64000, 12800, 76800]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 32, 1, 'invoices', 'inv_01m8mzxktjej9berbv38yw0q2e', '["inv_01m8mzxktjej9berbv38yw0q2e", "org_01m8mzxftxee4t293qq63a2cw3", "purchase", "invoice", "issued", "TB-0117", "con_01m8mzxja4e24rvs2cnj6atq2g", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8mzxktjej9berbv3ex7ftz5", null, null, "tb-0117", 1796000894802, 1796000898173, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Laptop", "1", "899.00", null, "acc_01m8mzxftxee4t293qgmdabtpa", "ST", null, 89900, 17980, 107880]], [["alc_01m8mzxq3xetes743qz3qsdbjb", "org_01m8mzxftxee4t293qq63a2cw3", "set_01m8mzxq3xetes743qz3qsdbjb", null, 107880, "2026-01-22", null, 1796000898173, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 32, 2, 'settlements', 'set_01m8mzxq3xetes743qz3qsdbjb', '["set_01m8mzxq3xetes743qz3qsdbjb", "org_01m8mzxftxee4t293qq63a2cw3", "payment", "purchase", "posted", "con_01m8mzxja4e24rvs2cnj6atq2g", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-01-22", 107880, 107880, null, "btx_01m8mzxpk9ek2bs1fkpwaycb04", 1, "jnl_01m8mzxq3xetes743qz3qsdbjb", null, null, "", 1796000898173, 1796000898173, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 33, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkpwaycb04', '["btx_01m8mzxpk9ek2bs1fkpwaycb04", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8mzxja4e24rvs2cnj6atq2g", "allocations", "jnl_01m8mzxq3xetes743qz3qsdbjb", 2, null, "NV", 0, 1796000898173, 1796000897641, 1796000898173, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 54, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkq48kg1jn', '["btx_01m8mzxpk9ek2bs1fkq48kg1jn", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8mzxftxee4t293qncvfhbt5", "ST", null, null, "account", "jnl_01m8mzxznyegd9vbpbpbtpszhw", 1, "acc_01m8mzxftxee4t293qncvfhbt5", "ST", -600, 1796000906942, 1796000897641, 1796000906942, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], "input", null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 12, 1, 'bank_transactions', 'btx_01m8mzy61teevsf7ga89kdjcrc', '["btx_01m8mzy61teevsf7ga89kdjcrc", "org_01m8mzxet7evatzgj0hfzpeb92", "bac_01m8mzxfhcey4a2bxq7xs2rknq", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000913466, 1796000913705, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8mzxet7evatzgj0hfzpeb92", "jnl_01m8mzy63ge9btjvfz8npqw42e"]], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 20, 2, 'vat_returns', 'vrt_01m8mzy732ebvvf6d9g45m3qk5', '["vrt_01m8mzy732ebvvf6d9g45m3qk5", "org_01m8mzxet7evatzgj0hfzpeb92", "2025-01-01", "2025-03-31", "finalised", "[]", "standard", null, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, null, 1796000914638, 1796000914530, 1796000914638, 2, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 2, 1, 'accounts', 'acc_01m8mzxg53egs9e5n9a6kfdt52', '["acc_01m8mzxg53egs9e5n9a6kfdt52", "org_01m8mzxftxee4t293qq63a2cw3", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1796000891043, 1796000891043, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 5, 1, 'accounts', 'acc_01m8mzxgzce7etcr161d11qxb4', '["acc_01m8mzxgzce7etcr161d11qxb4", "org_01m8mzxftxee4t293qq63a2cw3", "1301", "Savings", "ASSET", "bank", null, null, "active", 1796000891888, 1796000891888, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 6, 1, 'bank_accounts', 'bac_01m8mzxgzce7etcr161br8qcdv', '["bac_01m8mzxgzce7etcr161br8qcdv", "org_01m8mzxftxee4t293qq63a2cw3", "acc_01m8mzxgzce7etcr161d11qxb4", "Savings", "savings", null, null, null, null, null, null, null, 1796000891888, 1796000891888, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 7, 1, 'contacts', 'con_01m8mzxhbdenbs03zmegkgvbva', '["con_01m8mzxhbdenbs03zmegkgvbva", "org_01m8mzxftxee4t293qq63a2cw3", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1796000892269, 1796000892269, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 8, 1, 'contacts', 'con_01m8mzxhj9ents6kzbachqvhjc', '["con_01m8mzxhj9ents6kzbachqvhjc", "org_01m8mzxftxee4t293qq63a2cw3", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1796000892489, 1796000892489, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 9, 1, 'contacts', 'con_01m8mzxhsmeaxsxpgw67bgnjvh', '["con_01m8mzxhsmeaxsxpgw67bgnjvh", "org_01m8mzxftxee4t293qq63a2cw3", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1796000892724, 1796000892724, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 10, 1, 'contacts', 'con_01m8mzxj2xeh6bdd2cq7j9tesc', '["con_01m8mzxj2xeh6bdd2cq7j9tesc", "org_01m8mzxftxee4t293qq63a2cw3", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1796000893021, 1796000893021, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 11, 1, 'contacts', 'con_01m8mzxja4e24rvs2cnj6atq2g', '["con_01m8mzxja4e24rvs2cnj6atq2g", "org_01m8mzxftxee4t293qq63a2cw3", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1796000893252, 1796000893252, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 12, 1, 'contacts', 'con_01m8mzxjfjeetv14x0x04ccztc', '["con_01m8mzxjfjeetv14x0x04ccztc", "org_01m8mzxftxee4t293qq63a2cw3", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1796000893426, 1796000893426, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 13, 1, 'contacts', 'con_01m8mzxjmfejfrdsxgyb4fdbvf', '["con_01m8mzxjmfejfrdsxgyb4fdbvf", "org_01m8mzxftxee4t293qq63a2cw3", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1796000893583, 1796000893583, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 14, 1, 'invoices', 'inv_01m8mzxk9wetzbprazj4he0ny2', '["inv_01m8mzxk9wetzbprazj4he0ny2", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "invoice", "issued", "INV-0001", "con_01m8mzxhbdenbs03zmegkgvbva", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8mzxk9wetzbprazjbta11j0", null, null, "inv-0001", 1796000894268, 1796000894268, 1, "9999-99-99", 0, null, null, [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8mzxftxee4t293qkkazfebc", "ST", null, 195000, 39000, 234000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 14, 2, 'number_sequences', 'invoice', '["org_01m8mzxftxee4t293qq63a2cw3", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 15, 1, 'invoices', 'inv_01m8mzxkgve86a3xftjseqrtr7', '["inv_01m8mzxkgve86a3xftjseqrtr7", "org_01m8mzxftxee4t293qq63a2cw3", "purchase", "invoice", "issued", "PX-881", "con_01m8mzxj2xeh6bdd2cq7j9tesc", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8mzxkgve86a3xftjyjh11gv", null, null, "px-881", 1796000894491, 1796000894491, 1, "9999-99-99", 0, null, null, [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8mzxftxee4t293qm54fgs3k", "ZR", null, 41200, 0, 41200]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 16, 1, 'invoices', 'inv_01m8mzxktjej9berbv38yw0q2e', '["inv_01m8mzxktjej9berbv38yw0q2e", "org_01m8mzxftxee4t293qq63a2cw3", "purchase", "invoice", "issued", "TB-0117", "con_01m8mzxja4e24rvs2cnj6atq2g", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8mzxktjej9berbv3ex7ftz5", null, null, "tb-0117", 1796000894802, 1796000894802, 1, "9999-99-99", 0, null, null, [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Laptop", "1", "899.00", null, "acc_01m8mzxftxee4t293qgmdabtpa", "ST", null, 89900, 17980, 107880]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 17, 1, 'invoices', 'inv_01m8mzxm42e90a1z4wq8d35s22', '["inv_01m8mzxm42e90a1z4wq8d35s22", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "invoice", "issued", "INV-0002", "con_01m8mzxhbdenbs03zmegkgvbva", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8mzxm42e90a1z4wqerhvga4", null, null, "inv-0002", 1796000895106, 1796000895106, 1, "9999-99-99", 0, null, null, [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Workbooks", "120", "7.25", null, "acc_01m8mzxftxee4t293qkqvy6d52", "ZR", null, 87000, 0, 87000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 17, 2, 'number_sequences', 'invoice', '["org_01m8mzxftxee4t293qq63a2cw3", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 18, 1, 'invoices', 'inv_01m8mzxm8ae2n8k36tpsrewmxa', '["inv_01m8mzxm8ae2n8k36tpsrewmxa", "org_01m8mzxftxee4t293qq63a2cw3", "purchase", "invoice", "issued", "HL-33", "con_01m8mzxjfjeetv14x0x04ccztc", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8mzxm8ae2n8k36tpy0v6k7s", null, null, "hl-33", 1796000895242, 1796000895242, 1, "9999-99-99", 0, null, null, [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8mzxftxee4t293qmzgk1z68", "EX", null, 135000, 0, 135000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 20, 1, 'invoices', 'inv_01m8mzxmh4es19vy4kx0jcv0j4', '["inv_01m8mzxmh4es19vy4kx0jcv0j4", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "invoice", "issued", "INV-0004", "con_01m8mzxhsmeaxsxpgw67bgnjvh", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8mzxmh4es19vy4kx5705azd", null, null, "inv-0004", 1796000895524, 1796000895524, 1, "9999-99-99", 0, null, null, [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8mzxftxee4t293qkkazfebc", "ST", null, 133200, 26640, 159840]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 20, 2, 'number_sequences', 'invoice', '["org_01m8mzxftxee4t293qq63a2cw3", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 23, 1, 'vat_returns', 'vrt_01m8mzy7dtea1bb8syt2vcj1ea', '["vrt_01m8mzy7dtea1bb8syt2vcj1ea", "org_01m8mzxet7evatzgj0hfzpeb92", "2025-04-01", "2025-06-30", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1796000914874, 1796000914874, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 21, 1, 'invoices', 'inv_01m8mzxmmnessthjrdt00v89vy', '["inv_01m8mzxmmnessthjrdt00v89vy", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "invoice", "issued", "INV-0005", "con_01m8mzxhsmeaxsxpgw67bgnjvh", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8mzxmmnessthjrdt6pjkyg5", null, null, "inv-0005", 1796000895637, 1796000895637, 1, "9999-99-99", 0, null, null, [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Raised in error", "1", "500.00", null, "acc_01m8mzxftxee4t293qkkazfebc", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 21, 2, 'number_sequences', 'invoice', '["org_01m8mzxftxee4t293qq63a2cw3", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 25, 1, 'invoices', 'inv_01m8mzxmmnessthjrdt00v89vy', '["inv_01m8mzxmmnessthjrdt00v89vy", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "invoice", "void", "INV-0005", "con_01m8mzxhsmeaxsxpgw67bgnjvh", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8mzxmmnessthjrdt6pjkyg5", "2026-03-03", "jnl_01m8mzxna3e63s6tnz9m46b7t0", "inv-0005", 1796000895637, 1796000896323, 2, "2026-03-03", 0, null, null, [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Raised in error", "1", "500.00", null, "acc_01m8mzxftxee4t293qkkazfebc", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 1, 'bank_accounts', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '["bac_01m8mzxgpvej0aj7b6ygvcqxy4", "org_01m8mzxftxee4t293qq63a2cw3", "acc_01m8mzxftxee4t293qhmydp0dx", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8mzxgpvej0aj7b6yrw1t4jg", 900715, 1796000891611, 1796000897641, 2, "2026-03-31", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 2, 'stated_balances', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4/2026-03-31', '["org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-31", 900715, 1796000897641]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 3, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkpwaycb04', '["btx_01m8mzxpk9ek2bs1fkpwaycb04", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000897641, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 4, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkq1mq1m1k', '["btx_01m8mzxpk9ek2bs1fkq1mq1m1k", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000897641, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 5, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkq48kg1jn', '["btx_01m8mzxpk9ek2bs1fkq48kg1jn", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000897641, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 6, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqbp5c0nd', '["btx_01m8mzxpk9ek2bs1fkqbp5c0nd", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000897641, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 7, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqfhb1dhr', '["btx_01m8mzxpk9ek2bs1fkqfhb1dhr", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000897641, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 8, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqh6fycrt', '["btx_01m8mzxpk9ek2bs1fkqh6fycrt", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000897641, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 9, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqpvnyqgs', '["btx_01m8mzxpk9ek2bs1fkqpvnyqgs", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000897641, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 10, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqsgpr7gf', '["btx_01m8mzxpk9ek2bs1fkqsgpr7gf", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000897641, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 11, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqzbgk92v', '["btx_01m8mzxpk9ek2bs1fkqzbgk92v", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000897641, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 12, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkr3x30gcj', '["btx_01m8mzxpk9ek2bs1fkr3x30gcj", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000897641, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 44, 1, 'settlements', 'set_01m8mzxp6he9fvgpmecmpy3ywx', '["set_01m8mzxp6he9fvgpmecmpy3ywx", "org_01m8mzxftxee4t293qq63a2cw3", "receipt", "sales", "posted", "con_01m8mzxhj9ents6kzbachqvhjc", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-06", 28200, 28200, null, "btx_01m8mzxpk9ek2bs1fkqzbgk92v", 0, "jnl_01m8mzxp6he9fvgpmecv34g955", null, null, "", 1796000897233, 1796000901751, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 22, 1, 'invoices', 'inv_01m8mzxmqfeds9j38pp4cnfab7', '["inv_01m8mzxmqfeds9j38pp4cnfab7", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "credit_note", "issued", "CN-0001", "con_01m8mzxhsmeaxsxpgw67bgnjvh", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8mzxmqfeds9j38pp9022dfg", null, null, "cn-0001\ninv-0004", 1796000895727, 1796000895727, 1, "9999-99-99", 0, null, null, [["org_01m8mzxftxee4t293qq63a2cw3", 1, "A day that was not held", "1", "150.00", null, "acc_01m8mzxftxee4t293qkkazfebc", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 22, 2, 'number_sequences', 'credit_note', '["org_01m8mzxftxee4t293qq63a2cw3", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 26, 1, 'invoices', 'inv_01m8mzxmh4es19vy4kx0jcv0j4', '["inv_01m8mzxmh4es19vy4kx0jcv0j4", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "invoice", "issued", "INV-0004", "con_01m8mzxhsmeaxsxpgw67bgnjvh", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8mzxmh4es19vy4kx5705azd", null, null, "inv-0004", 1796000895524, 1796000896657, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8mzxftxee4t293qkkazfebc", "ST", null, 133200, 26640, 159840]], [["alc_01m8mzxnmheezsy14qpnhxw6ja", "org_01m8mzxftxee4t293qq63a2cw3", null, "inv_01m8mzxmqfeds9j38pp4cnfab7", 18000, "2026-03-12", null, 1796000896657, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 26, 2, 'invoices', 'inv_01m8mzxmqfeds9j38pp4cnfab7', '["inv_01m8mzxmqfeds9j38pp4cnfab7", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "credit_note", "issued", "CN-0001", "con_01m8mzxhsmeaxsxpgw67bgnjvh", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8mzxmqfeds9j38pp9022dfg", null, null, "cn-0001\ninv-0004", 1796000895727, 1796000896657, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8mzxftxee4t293qq63a2cw3", 1, "A day that was not held", "1", "150.00", null, "acc_01m8mzxftxee4t293qkkazfebc", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 30, 1, 'invoices', 'inv_01m8mzxmcnexave33tb1ge33hv', '["inv_01m8mzxmcnexave33tb1ge33hv", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "invoice", "issued", "INV-0003", "con_01m8mzxhj9ents6kzbachqvhjc", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8mzxmcnexave33tb6sjraz6", null, null, "inv-0003", 1796000895381, 1796000897233, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8mzxgcxezcv2wmyr4vmmm4r", "EX", null, 24000, 0, 24000], ["org_01m8mzxftxee4t293qq63a2cw3", 2, "Projector", "1", "35.00", null, "acc_01m8mzxftxee4t293qkkazfebc", "ST", null, 3500, 700, 4200]], [["alc_01m8mzxp6he9fvgpmecwnb32cj", "org_01m8mzxftxee4t293qq63a2cw3", "set_01m8mzxp6he9fvgpmecmpy3ywx", null, 28200, "2026-03-06", null, 1796000897233, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 30, 2, 'settlements', 'set_01m8mzxp6he9fvgpmecmpy3ywx', '["set_01m8mzxp6he9fvgpmecmpy3ywx", "org_01m8mzxftxee4t293qq63a2cw3", "receipt", "sales", "posted", "con_01m8mzxhj9ents6kzbachqvhjc", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8mzxp6he9fvgpmecv34g955", null, null, "", 1796000897233, 1796000897233, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 34, 1, 'invoices', 'inv_01m8mzxk9wetzbprazj4he0ny2', '["inv_01m8mzxk9wetzbprazj4he0ny2", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "invoice", "issued", "INV-0001", "con_01m8mzxhbdenbs03zmegkgvbva", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8mzxk9wetzbprazjbta11j0", null, null, "inv-0001", 1796000894268, 1796000898748, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8mzxftxee4t293qkkazfebc", "ST", null, 195000, 39000, 234000]], [["alc_01m8mzxqnweqg9v2bqbvt8bmzp", "org_01m8mzxftxee4t293qq63a2cw3", "set_01m8mzxqnweqg9v2bqbvt8bmzp", null, 150000, "2026-01-30", null, 1796000898748, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 34, 2, 'settlements', 'set_01m8mzxqnweqg9v2bqbvt8bmzp', '["set_01m8mzxqnweqg9v2bqbvt8bmzp", "org_01m8mzxftxee4t293qq63a2cw3", "receipt", "sales", "posted", "con_01m8mzxhbdenbs03zmegkgvbva", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-01-30", 150000, 150000, null, "btx_01m8mzxpk9ek2bs1fkq1mq1m1k", 1, "jnl_01m8mzxqnweqg9v2bqbvt8bmzp", null, null, "", 1796000898748, 1796000898748, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 35, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkq1mq1m1k', '["btx_01m8mzxpk9ek2bs1fkq1mq1m1k", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8mzxhbdenbs03zmegkgvbva", "allocations", "jnl_01m8mzxqnweqg9v2bqbvt8bmzp", 2, null, "NV", 0, 1796000898748, 1796000897641, 1796000898748, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 36, 1, 'invoices', 'inv_01m8mzxm8ae2n8k36tpsrewmxa', '["inv_01m8mzxm8ae2n8k36tpsrewmxa", "org_01m8mzxftxee4t293qq63a2cw3", "purchase", "invoice", "issued", "HL-33", "con_01m8mzxjfjeetv14x0x04ccztc", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8mzxm8ae2n8k36tpy0v6k7s", null, null, "hl-33", 1796000895242, 1796000899248, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8mzxftxee4t293qmzgk1z68", "EX", null, 135000, 0, 135000]], [["alc_01m8mzxr5geg4988wnhnb98rfe", "org_01m8mzxftxee4t293qq63a2cw3", "set_01m8mzxr5geg4988wnhnb98rfe", null, 135000, "2026-02-10", null, 1796000899248, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 36, 2, 'settlements', 'set_01m8mzxr5geg4988wnhnb98rfe', '["set_01m8mzxr5geg4988wnhnb98rfe", "org_01m8mzxftxee4t293qq63a2cw3", "payment", "purchase", "posted", "con_01m8mzxjfjeetv14x0x04ccztc", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-10", 135000, 135000, null, "btx_01m8mzxpk9ek2bs1fkqbp5c0nd", 1, "jnl_01m8mzxr5geg4988wnhnb98rfe", null, null, "", 1796000899248, 1796000899248, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 37, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqbp5c0nd', '["btx_01m8mzxpk9ek2bs1fkqbp5c0nd", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8mzxjfjeetv14x0x04ccztc", "allocations", "jnl_01m8mzxr5geg4988wnhnb98rfe", 2, null, "NV", 0, 1796000899248, 1796000897641, 1796000899248, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 20, 1, 'organisations', 'org_01m8mzxet7evatzgj0hfzpeb92', '["org_01m8mzxet7evatzgj0hfzpeb92", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796000889671, 1796000913355, 2, 1, "2025-03-31", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 24, 1, 'invoices', 'inv_01m8mzxn12e098fns2zg14kmdc', '["inv_01m8mzxn12e098fns2zg14kmdc", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "invoice", "issued", "INV-0006", "con_01m8mzxhbdenbs03zmegkgvbva", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8mzxn12e098fns2zmqm5ysr", null, null, "inv-0006", 1796000896034, 1796000896034, 1, "9999-99-99", 0, null, null, [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Workbooks", "24", "7.25", null, "acc_01m8mzxftxee4t293qkqvy6d52", "ZR", null, 17400, 0, 17400], ["org_01m8mzxftxee4t293qq63a2cw3", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8mzxftxee4t293qkkazfebc", "ST", null, 32500, 6500, 39000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 24, 2, 'number_sequences', 'invoice', '["org_01m8mzxftxee4t293qq63a2cw3", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 38, 1, 'invoices', 'inv_01m8mzxk9wetzbprazj4he0ny2', '["inv_01m8mzxk9wetzbprazj4he0ny2", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "invoice", "issued", "INV-0001", "con_01m8mzxhbdenbs03zmegkgvbva", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8mzxk9wetzbprazjbta11j0", null, null, "inv-0001", 1796000894268, 1796000899693, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8mzxftxee4t293qkkazfebc", "ST", null, 195000, 39000, 234000]], [["alc_01m8mzxqnweqg9v2bqbvt8bmzp", "org_01m8mzxftxee4t293qq63a2cw3", "set_01m8mzxqnweqg9v2bqbvt8bmzp", null, 150000, "2026-01-30", null, 1796000898748, null], ["alc_01m8mzxrkdex8vzg8cv52x4gpj", "org_01m8mzxftxee4t293qq63a2cw3", "set_01m8mzxrkdex8vzg8cv52x4gpj", null, 84000, "2026-02-16", null, 1796000899693, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 38, 2, 'invoices', 'inv_01m8mzxm42e90a1z4wq8d35s22', '["inv_01m8mzxm42e90a1z4wq8d35s22", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "invoice", "issued", "INV-0002", "con_01m8mzxhbdenbs03zmegkgvbva", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8mzxm42e90a1z4wqerhvga4", null, null, "inv-0002", 1796000895106, 1796000899693, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Workbooks", "120", "7.25", null, "acc_01m8mzxftxee4t293qkqvy6d52", "ZR", null, 87000, 0, 87000]], [["alc_01m8mzxrkdex8vzg8cv52x4gpk", "org_01m8mzxftxee4t293qq63a2cw3", "set_01m8mzxrkdex8vzg8cv52x4gpj", null, 87000, "2026-02-16", null, 1796000899693, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 38, 3, 'settlements', 'set_01m8mzxrkdex8vzg8cv52x4gpj', '["set_01m8mzxrkdex8vzg8cv52x4gpj", "org_01m8mzxftxee4t293qq63a2cw3", "receipt", "sales", "posted", "con_01m8mzxhbdenbs03zmegkgvbva", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-16", 171000, 171000, null, "btx_01m8mzxpk9ek2bs1fkqfhb1dhr", 1, "jnl_01m8mzxrkdex8vzg8cv52x4gpj", null, null, "", 1796000899693, 1796000899693, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 39, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqfhb1dhr', '["btx_01m8mzxpk9ek2bs1fkqfhb1dhr", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8mzxhbdenbs03zmegkgvbva", "allocations", "jnl_01m8mzxrkdex8vzg8cv52x4gpj", 2, null, "NV", 0, 1796000899693, 1796000897641, 1796000899693, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 40, 1, 'invoices', 'inv_01m8mzxkgve86a3xftjseqrtr7', '["inv_01m8mzxkgve86a3xftjseqrtr7", "org_01m8mzxftxee4t293qq63a2cw3", "purchase", "invoice", "issued", "PX-881", "con_01m8mzxj2xeh6bdd2cq7j9tesc", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8mzxkgve86a3xftjyjh11gv", null, null, "px-881", 1796000894491, 1796000900345, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8mzxftxee4t293qm54fgs3k", "ZR", null, 41200, 0, 41200]], [["alc_01m8mzxs7sebdvpmpq3db5c4fk", "org_01m8mzxftxee4t293qq63a2cw3", "set_01m8mzxs7sebdvpmpq3db5c4fk", null, 40000, "2026-02-27", null, 1796000900345, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 40, 2, 'settlements', 'set_01m8mzxs7sebdvpmpq3db5c4fk', '["set_01m8mzxs7sebdvpmpq3db5c4fk", "org_01m8mzxftxee4t293qq63a2cw3", "payment", "purchase", "posted", "con_01m8mzxj2xeh6bdd2cq7j9tesc", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-27", 40000, 40000, null, "btx_01m8mzxpk9ek2bs1fkqpvnyqgs", 1, "jnl_01m8mzxs7sebdvpmpq3db5c4fk", null, null, "", 1796000900345, 1796000900345, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 41, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqpvnyqgs', '["btx_01m8mzxpk9ek2bs1fkqpvnyqgs", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8mzxj2xeh6bdd2cq7j9tesc", "allocations", "jnl_01m8mzxs7sebdvpmpq3db5c4fk", 2, null, "NV", 0, 1796000900345, 1796000897641, 1796000900345, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 42, 1, 'invoices', 'inv_01m8mzxmh4es19vy4kx0jcv0j4', '["inv_01m8mzxmh4es19vy4kx0jcv0j4", "org_01m8mzxftxee4t293qq63a2cw3", "sales", "invoice", "issued", "INV-0004", "con_01m8mzxhsmeaxsxpgw67bgnjvh", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8mzxmh4es19vy4kx5705azd", null, null, "inv-0004", 1796000895524, 1796000900984, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8mzxftxee4t293qq63a2cw3", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8mzxftxee4t293qkkazfebc", "ST", null, 133200, 26640, 159840]], [["alc_01m8mzxnmheezsy14qpnhxw6ja", "org_01m8mzxftxee4t293qq63a2cw3", null, "inv_01m8mzxmqfeds9j38pp4cnfab7", 18000, "2026-03-12", null, 1796000896657, null], ["alc_01m8mzxsvreqmahtmz5agb3shn", "org_01m8mzxftxee4t293qq63a2cw3", "set_01m8mzxsvreqmahtmz5agb3shn", null, 141840, "2026-03-16", null, 1796000900984, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 42, 2, 'settlements', 'set_01m8mzxsvreqmahtmz5agb3shn', '["set_01m8mzxsvreqmahtmz5agb3shn", "org_01m8mzxftxee4t293qq63a2cw3", "receipt", "sales", "posted", "con_01m8mzxhsmeaxsxpgw67bgnjvh", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-16", 141840, 141840, null, "btx_01m8mzxpk9ek2bs1fkr3x30gcj", 1, "jnl_01m8mzxsvreqmahtmz5agb3shn", null, null, "", 1796000900984, 1796000900984, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16", null, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 43, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkr3x30gcj', '["btx_01m8mzxpk9ek2bs1fkr3x30gcj", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8mzxhsmeaxsxpgw67bgnjvh", "allocations", "jnl_01m8mzxsvreqmahtmz5agb3shn", 2, null, "NV", 0, 1796000900984, 1796000897641, 1796000900984, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 13, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkr66t83zj', '["btx_01m8mzxpk9ek2bs1fkr66t83zj", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000897641, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 14, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkr8mtg0w9', '["btx_01m8mzxpk9ek2bs1fkr8mtg0w9", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000897641, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 31, 15, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkrfxsbwhd', '["btx_01m8mzxpk9ek2bs1fkrfxsbwhd", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000897641, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 56, 1, 'vat_returns', 'vrt_01m8mzy12nekgsyg05s103zqqk', '["vrt_01m8mzy12nekgsyg05s103zqqk", "org_01m8mzxftxee4t293qq63a2cw3", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1796000908373, 1796000908373, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 4, 1, 'organisations', 'org_01m8mzxet7evatzgj0hfzpeb92', '["org_01m8mzxet7evatzgj0hfzpeb92", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796000889671, 1796000889671, 1, 1, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8mzxet7evatzgj0hfzpeb92", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 9, 1, 'bank_transactions', 'btx_01m8mzy61teevsf7ga89kdjcrc', '["btx_01m8mzy61teevsf7ga89kdjcrc", "org_01m8mzxet7evatzgj0hfzpeb92", "bac_01m8mzxfhcey4a2bxq7xs2rknq", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1796000913466, 1796000913466, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 14, 1, 'contacts', 'con_01m8mzy6f7eqyt6pgzwqzmwajy', '["con_01m8mzy6f7eqyt6pgzwqzmwajy", "org_01m8mzxet7evatzgj0hfzpeb92", "both", "Elm", null, null, null, null, null, 30, null, null, "active", "elm", 1796000913895, 1796000913895, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 16, 1, 'invoices', 'inv_01m8mzy6gtepsaccd3q67nqp8n', '["inv_01m8mzy6gtepsaccd3q67nqp8n", "org_01m8mzxet7evatzgj0hfzpeb92", "sales", "invoice", "issued", "E-1", "con_01m8mzy6f7eqyt6pgzwqzmwajy", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 6000, "issued", "jnl_01m8mzy6gtepsaccd3qac28zbt", null, null, "e-1", 1796000913946, 1796000914117, 2, "2026-03-25", 1, "2026-03-25", "2026-03-25", [["org_01m8mzxet7evatzgj0hfzpeb92", 1, "Oak", "1", "50", null, "acc_01m8mzxet7evatzgj0ds3cryg8", "ST", null, 5000, 1000, 6000]], [["alc_01m8mzy6p5ey3bpg9m744cznqp", "org_01m8mzxet7evatzgj0hfzpeb92", null, null, 6000, "2026-03-25", null, 1796000914117, null]], [], null, 6000, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 16, 2, 'write_offs', 'alc_01m8mzy6p5ey3bpg9m744cznqp', '["alc_01m8mzy6p5ey3bpg9m744cznqp", "org_01m8mzxet7evatzgj0hfzpeb92", "inv_01m8mzy6gtepsaccd3q67nqp8n", "2026-03-25", 6000, "acc_01m8mzxet7evatzgj0gzh3751k", "In liquidation", "jnl_01m8mzy6p5ey3bpg9m78yz12hh", null, null, 1796000914117, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 22, 1, 'vat_payments', 'jnl_01m8mzy796ete84c109thg30z7', '["jnl_01m8mzy796ete84c109thg30z7", "org_01m8mzxet7evatzgj0hfzpeb92", "vrt_01m8mzy732ebvvf6d9g45m3qk5", 1796000914803]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 25, 1, 'late_vat', 'jnl_01m8mzy7fte9d9htw54xh02pm0', '["jnl_01m8mzy7fte9d9htw54xh02pm0", "org_01m8mzxet7evatzgj0hfzpeb92", "error", "careless", "Lost", 1796000915016, 1796000915016]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 31, 1, 'contacts', 'con_01m8mzy84kec19dv6pyysr5ar0', '["con_01m8mzy84kec19dv6pyysr5ar0", "org_01m8mzxet7evatzgj0hfzpeb92", "both", "Ash", null, null, null, null, null, 30, null, null, "active", "ash", 1796000915603, 1796000915603, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 36, 1, 'contacts', 'con_01m8mzy8j7e239wyxgs0ym18jx', '["con_01m8mzy8j7e239wyxgs0ym18jx", "org_01m8mzxet7evatzgj0hfzpeb92", "customer", "Yew", null, null, null, null, null, 30, null, null, "active", "yew", 1796000916039, 1796000916039, 1, "C-7", "{\"shop\":\"York\"}"]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 45, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqzbgk92v', '["btx_01m8mzxpk9ek2bs1fkqzbgk92v", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8mzxhj9ents6kzbachqvhjc", "match", "jnl_01m8mzxp6he9fvgpmecv34g955", 2, null, "NV", 0, 1796000901751, 1796000897641, 1796000901751, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 46, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkr8mtg0w9', '["btx_01m8mzxpk9ek2bs1fkr8mtg0w9", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8mzxv5vew3afkgvtezfh57h", 1, null, "NV", 0, 1796000902331, 1796000897641, 1796000902331, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 19, 1, 'vat_returns', 'vrt_01m8mzy732ebvvf6d9g45m3qk5', '["vrt_01m8mzy732ebvvf6d9g45m3qk5", "org_01m8mzxet7evatzgj0hfzpeb92", "2025-01-01", "2025-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1796000914530, 1796000914530, 1, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 29, 1, 'invoices', 'inv_01m8mzy7vreqzrapswrjktdqa4', '["inv_01m8mzy7vreqzrapswrjktdqa4", "org_01m8mzxet7evatzgj0hfzpeb92", "sales", "invoice", "issued", "INV-0001", "con_01m8mzy7r0ek5rg4qmw5754ag3", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 0, 0, "issued", "jnl_01m8mzy7vreqzrapswrnahampf", null, null, "inv-0001", 1796000915320, 1796000915320, 1, "9999-99-99", 0, null, null, [["org_01m8mzxet7evatzgj0hfzpeb92", 1, "Oak", "1", "100", null, "acc_01m8mzxet7evatzgj0ds3cryg8", "ST", null, 10000, 1900, 11900]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 29, 2, 'number_sequences', 'invoice', '["org_01m8mzxet7evatzgj0hfzpeb92", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 34, 1, 'contras', 'ctr_01m8mzy8bdenc86jpckvram7vd', '["ctr_01m8mzy8bdenc86jpckvram7vd", "org_01m8mzxet7evatzgj0hfzpeb92", "con_01m8mzy84kec19dv6pyysr5ar0", "2026-03-28", 4000, null, "jnl_01m8mzy8bdenc86jpckxz0x1sw", null, null, 1796000915821, 1796000915821, 1, [["alc_01m8mzy8bdenc86jpcm2ytme87", "org_01m8mzxet7evatzgj0hfzpeb92", "inv_01m8mzy86rep2a5bpwsdacqshh", 4000, "2026-03-28", null], ["alc_01m8mzy8bdenc86jpcm2ytme88", "org_01m8mzxet7evatzgj0hfzpeb92", "inv_01m8mzy894epytgq31wf4vgke2", 4000, "2026-03-28", null]], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 34, 2, 'invoices', 'inv_01m8mzy86rep2a5bpwsdacqshh', '["inv_01m8mzy86rep2a5bpwsdacqshh", "org_01m8mzxet7evatzgj0hfzpeb92", "sales", "invoice", "issued", "A-1", "con_01m8mzy84kec19dv6pyysr5ar0", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 4000, 0, "issued", "jnl_01m8mzy86rep2a5bpwshvbkemh", null, null, "a-1", 1796000915672, 1796000915821, 2, "9999-99-99", 1, "2026-03-28", "2026-03-28", [["org_01m8mzxet7evatzgj0hfzpeb92", 1, "Ash", "1", "50", null, "acc_01m8mzxet7evatzgj0ds3cryg8", "NV", null, 5000, 0, 5000]], [["alc_01m8mzy8bdenc86jpcm2ytme87", "org_01m8mzxet7evatzgj0hfzpeb92", null, null, 4000, "2026-03-28", null, 1796000915821, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 34, 3, 'invoices', 'inv_01m8mzy894epytgq31wf4vgke2', '["inv_01m8mzy894epytgq31wf4vgke2", "org_01m8mzxet7evatzgj0hfzpeb92", "purchase", "invoice", "issued", "A-1", "con_01m8mzy84kec19dv6pyysr5ar0", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 4000, 0, "issued", "jnl_01m8mzy894epytgq31wgkr8dg7", null, null, "a-1", 1796000915748, 1796000915821, 2, "9999-99-99", 1, "2026-03-28", "2026-03-28", [["org_01m8mzxet7evatzgj0hfzpeb92", 1, "Ash", "1", "50", null, "acc_01m8mzxet7evatzgj0edf48dbh", "NV", null, 5000, 0, 5000]], [["alc_01m8mzy8bdenc86jpcm2ytme88", "org_01m8mzxet7evatzgj0hfzpeb92", null, null, 4000, "2026-03-28", null, 1796000915821, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 37, 1, 'balance_assertions', 'bas_01m8mzy8nhee8a1x0gt3sxexd0', '["bas_01m8mzy8nhee8a1x0gt3sxexd0", "org_01m8mzxet7evatzgj0hfzpeb92", "acc_01m8mzxet7evatzgj0bxtdmjtg", "2026-03-31", 700, null, 1796000916145]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 47, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkrfxsbwhd', '["btx_01m8mzxpk9ek2bs1fkrfxsbwhd", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8mzxftxee4t293qjc5skx94", "NV", null, null, "account", "jnl_01m8mzxvv5e35a5qze8rn14wqm", 1, "acc_01m8mzxftxee4t293qjc5skx94", "NV", 0, 1796000903013, 1796000897641, 1796000903013, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 48, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkq48kg1jn', '["btx_01m8mzxpk9ek2bs1fkq48kg1jn", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8mzxftxee4t293qncvfhbt5", "ST", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000905530, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 49, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqh6fycrt', '["btx_01m8mzxpk9ek2bs1fkqh6fycrt", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8mzxftxee4t293qnq036a8c", "ZR", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000905530, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 50, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqsgpr7gf', '["btx_01m8mzxpk9ek2bs1fkqsgpr7gf", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8mzxftxee4t293qncvfhbt5", "ST", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000905530, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 51, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkr66t83zj', '["btx_01m8mzxpk9ek2bs1fkr66t83zj", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8mzxftxee4t293qpdfm2b24", "EX", null, null, null, null, null, null, null, null, null, 1796000897641, 1796000905530, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 52, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqh6fycrt', '["btx_01m8mzxpk9ek2bs1fkqh6fycrt", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8mzxftxee4t293qnq036a8c", "ZR", null, null, "account", "jnl_01m8mzxyqheemvnmr9tbxy5exr", 1, "acc_01m8mzxftxee4t293qnq036a8c", "ZR", 0, 1796000905969, 1796000897641, 1796000905969, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], "input", null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 53, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkqsgpr7gf', '["btx_01m8mzxpk9ek2bs1fkqsgpr7gf", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8mzxftxee4t293qncvfhbt5", "ST", null, null, "account", "jnl_01m8mzxz7geq18g6z9p1sf0t0n", 1, "acc_01m8mzxftxee4t293qncvfhbt5", "ST", -600, 1796000906480, 1796000897641, 1796000906480, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], "input", null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 55, 1, 'bank_transactions', 'btx_01m8mzxpk9ek2bs1fkr66t83zj', '["btx_01m8mzxpk9ek2bs1fkr66t83zj", "org_01m8mzxftxee4t293qq63a2cw3", "bac_01m8mzxgpvej0aj7b6ygvcqxy4", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8mzxftxee4t293qpdfm2b24", "EX", null, null, "account", "jnl_01m8mzy07ne059yh470tw9jea2", 1, "acc_01m8mzxftxee4t293qpdfm2b24", "EX", 0, 1796000907509, 1796000897641, 1796000907509, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], "input", null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 57, 1, 'organisations', 'org_01m8mzxftxee4t293qq63a2cw3', '["org_01m8mzxftxee4t293qq63a2cw3", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796000890717, 1796000890717, 1, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 57, 2, 'vat_returns', 'vrt_01m8mzy12nekgsyg05s103zqqk', '["vrt_01m8mzy12nekgsyg05s103zqqk", "org_01m8mzxftxee4t293qq63a2cw3", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1796000908810, 1796000908373, 1796000908810, 2, null, null, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 58, 1, 'organisations', 'org_01m8mzxftxee4t293qq63a2cw3', '["org_01m8mzxftxee4t293qq63a2cw3", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1796000890717, 1796000909277, 2, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 5, 1, 'organisations', 'org_01m8mzxet7evatzgj0hfzpeb92', '["org_01m8mzxet7evatzgj0hfzpeb92", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796000889671, 1796000889671, 1, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8mzxet7evatzgj0hfzpeb92", "CAR-50", "Leased cars", "standard", 200000, 500000, "2026-01-01", null, 1796000913130, 1796000913130, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 8, 1, 'organisations', 'org_01m8mzxet7evatzgj0hfzpeb92', '["org_01m8mzxet7evatzgj0hfzpeb92", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1796000889671, 1796000913355, 2, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8mzxet7evatzgj0hfzpeb92", "2026-05-01", 1, "GB123456789", "standard", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 11, 1, 'bank_transactions', 'btx_01m8mzy61teevsf7ga89kdjcrc', '["btx_01m8mzy61teevsf7ga89kdjcrc", "org_01m8mzxet7evatzgj0hfzpeb92", "bac_01m8mzxfhcey4a2bxq7xs2rknq", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8mzy63ge9btjvfz8npqw42e", 2, null, null, 0, 1796000913608, 1796000913466, 1796000913608, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 17, 1, 'invoices', 'inv_01m8mzy6vcednvr2daxw8452bk', '["inv_01m8mzy6vcednvr2daxw8452bk", "org_01m8mzxet7evatzgj0hfzpeb92", "purchase", "invoice", "issued", "E-1", "con_01m8mzy6f7eqyt6pgzwqzmwajy", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8mzy6vcednvr2day03fcqqr", null, null, "e-1", 1796000914284, 1796000914284, 1, "9999-99-99", 0, null, null, [["org_01m8mzxet7evatzgj0hfzpeb92", 1, "Oak", "1", "50", null, "acc_01m8mzxet7evatzgj0edf48dbh", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 15, 1, 'invoices', 'inv_01m8mzy6gtepsaccd3q67nqp8n', '["inv_01m8mzy6gtepsaccd3q67nqp8n", "org_01m8mzxet7evatzgj0hfzpeb92", "sales", "invoice", "issued", "E-1", "con_01m8mzy6f7eqyt6pgzwqzmwajy", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8mzy6gtepsaccd3qac28zbt", null, null, "e-1", 1796000913946, 1796000913946, 1, "9999-99-99", 0, null, null, [["org_01m8mzxet7evatzgj0hfzpeb92", 1, "Oak", "1", "50", null, "acc_01m8mzxet7evatzgj0ds3cryg8", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 18, 1, 'invoices', 'inv_01m8mzy6vcednvr2daxw8452bk', '["inv_01m8mzy6vcednvr2daxw8452bk", "org_01m8mzxet7evatzgj0hfzpeb92", "purchase", "invoice", "issued", "E-1", "con_01m8mzy6f7eqyt6pgzwqzmwajy", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8mzy6vcednvr2day03fcqqr", null, null, "e-1", 1796000914284, 1796000914391, 2, "9999-99-99", 0, null, null, [["org_01m8mzxet7evatzgj0hfzpeb92", 1, "Oak", "1", "50", null, "acc_01m8mzxet7evatzgj0edf48dbh", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 6000, 1000, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 18, 2, 'unpaid_vat', 'jnl_01m8mzy6yqegxs3e13k0aytvmr', '["jnl_01m8mzy6yqegxs3e13k0aytvmr", "org_01m8mzxet7evatzgj0hfzpeb92", "inv_01m8mzy6vcednvr2daxw8452bk", "input_repaid", "2026-03-25", 6000, 1000, "acc_01m8mzxet7evatzgj0bsv3nw8k", null, "jnl_01m8mzy6yqegxs3e13k0aytvmr", null, null, 1796000914391]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 28, 1, 'settlements', 'set_01m8mzy7she68ajqdfwe2kw63m', '["set_01m8mzy7she68ajqdfwe2kw63m", "org_01m8mzxet7evatzgj0hfzpeb92", "receipt", "sales", "posted", "con_01m8mzy7r0ek5rg4qmw5754ag3", "bac_01m8mzxfhcey4a2bxq7xs2rknq", "2026-03-27", 6000, 0, null, null, 0, "jnl_01m8mzy7she68ajqdfwhd14cgg", null, null, "", 1796000915249, 1796000915249, 1, "9999-99-99", 0, null, null, "ST", 958, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 33, 1, 'invoices', 'inv_01m8mzy894epytgq31wf4vgke2', '["inv_01m8mzy894epytgq31wf4vgke2", "org_01m8mzxet7evatzgj0hfzpeb92", "purchase", "invoice", "issued", "A-1", "con_01m8mzy84kec19dv6pyysr5ar0", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 0, 0, "issued", "jnl_01m8mzy894epytgq31wgkr8dg7", null, null, "a-1", 1796000915748, 1796000915748, 1, "9999-99-99", 0, null, null, [["org_01m8mzxet7evatzgj0hfzpeb92", 1, "Ash", "1", "50", null, "acc_01m8mzxet7evatzgj0edf48dbh", "NV", null, 5000, 0, 5000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 26, 1, 'accounts', 'acc_01m8mzy7mte739es5ps69rykd1', '["acc_01m8mzy7mte739es5ps69rykd1", "org_01m8mzxet7evatzgj0hfzpeb92", "1250", "VAT on deposits", "ASSET", "vat_on_deposits", null, null, "active", 1796000915098, 1796000915098, 1, null, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 30, 1, 'deposit_releases', 'alc_01m8mzy7ytea2tzy4fz5pdcvbv', '["alc_01m8mzy7ytea2tzy4fz5pdcvbv", "org_01m8mzxet7evatzgj0hfzpeb92", "set_01m8mzy7she68ajqdfwe2kw63m", "2026-04-02", 2521, 479, "jnl_01m8mzy819ehvskn8w9m3pj1mc", null, null, 1796000915418]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 30, 2, 'invoices', 'inv_01m8mzy7vreqzrapswrjktdqa4', '["inv_01m8mzy7vreqzrapswrjktdqa4", "org_01m8mzxet7evatzgj0hfzpeb92", "sales", "invoice", "issued", "INV-0001", "con_01m8mzy7r0ek5rg4qmw5754ag3", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 3000, 0, "issued", "jnl_01m8mzy7vreqzrapswrnahampf", null, null, "inv-0001", 1796000915320, 1796000915418, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", [["org_01m8mzxet7evatzgj0hfzpeb92", 1, "Oak", "1", "100", null, "acc_01m8mzxet7evatzgj0ds3cryg8", "ST", null, 10000, 1900, 11900]], [["alc_01m8mzy7ytea2tzy4fz5pdcvbv", "org_01m8mzxet7evatzgj0hfzpeb92", "set_01m8mzy7she68ajqdfwe2kw63m", null, 3000, "2026-04-02", null, 1796000915418, null]], [], null, 0, 0, 0, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 30, 3, 'settlements', 'set_01m8mzy7she68ajqdfwe2kw63m', '["set_01m8mzy7she68ajqdfwe2kw63m", "org_01m8mzxet7evatzgj0hfzpeb92", "receipt", "sales", "posted", "con_01m8mzy7r0ek5rg4qmw5754ag3", "bac_01m8mzxfhcey4a2bxq7xs2rknq", "2026-03-27", 6000, 3000, null, null, 0, "jnl_01m8mzy7she68ajqdfwhd14cgg", null, null, "", 1796000915249, 1796000915418, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", "ST", 958, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 35, 1, 'journal_metadata', 'jnl_01m8mzy8ffepz8by1g7m4mb1qt', '["jnl_01m8mzy8ffepz8by1g7m4mb1qt", "org_01m8mzxet7evatzgj0hfzpeb92", "{\"run\":\"7\"}"]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 27, 1, 'contacts', 'con_01m8mzy7r0ek5rg4qmw5754ag3', '["con_01m8mzy7r0ek5rg4qmw5754ag3", "org_01m8mzxet7evatzgj0hfzpeb92", "customer", "Oak", null, null, null, null, null, 30, null, null, "active", "oak", 1796000915200, 1796000915200, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 32, 1, 'invoices', 'inv_01m8mzy86rep2a5bpwsdacqshh', '["inv_01m8mzy86rep2a5bpwsdacqshh", "org_01m8mzxet7evatzgj0hfzpeb92", "sales", "invoice", "issued", "A-1", "con_01m8mzy84kec19dv6pyysr5ar0", "2026-03-02", "2026-04-01", "exclusive", null, null, 5000, 0, 5000, 0, 0, "issued", "jnl_01m8mzy86rep2a5bpwshvbkemh", null, null, "a-1", 1796000915672, 1796000915672, 1, "9999-99-99", 0, null, null, [["org_01m8mzxet7evatzgj0hfzpeb92", 1, "Ash", "1", "50", null, "acc_01m8mzxet7evatzgj0ds3cryg8", "NV", null, 5000, 0, 5000]], [], [], null, 0, 0, 0, null, null]');
INSERT INTO public.balance_assertions VALUES ('bas_01m8mzy8nhee8a1x0gt3sxexd0', 'org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0bxtdmjtg', '2026-03-31', 700, NULL, 1796000916145);
INSERT INTO public.bank_accounts VALUES ('bac_01m8mzxfhcey4a2bxq7xs2rknq', 'org_01m8mzxet7evatzgj0hfzpeb92', 'acc_01m8mzxet7evatzgj0bxtdmjtg', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796000890412, 1796000890412, 1, NULL, NULL, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8mzxgzce7etcr161br8qcdv', 'org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxgzce7etcr161d11qxb4', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796000891888, 1796000891888, 1, NULL, NULL, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8mzxgpvej0aj7b6ygvcqxy4', 'org_01m8mzxftxee4t293qq63a2cw3', 'acc_01m8mzxftxee4t293qhmydp0dx', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8mzxgpvej0aj7b6yrw1t4jg', 900715, 1796000891611, 1796000897641, 2, '2026-03-31', NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzxpk9ek2bs1fkpwaycb04', 'org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxja4e24rvs2cnj6atq2g', 'allocations', 'jnl_01m8mzxq3xetes743qz3qsdbjb', 2, NULL, 'NV', 0, 1796000898173, 1796000897641, 1796000898173, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzxpk9ek2bs1fkq1mq1m1k', 'org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxhbdenbs03zmegkgvbva', 'allocations', 'jnl_01m8mzxqnweqg9v2bqbvt8bmzp', 2, NULL, 'NV', 0, 1796000898748, 1796000897641, 1796000898748, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzxpk9ek2bs1fkqbp5c0nd', 'org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxjfjeetv14x0x04ccztc', 'allocations', 'jnl_01m8mzxr5geg4988wnhnb98rfe', 2, NULL, 'NV', 0, 1796000899248, 1796000897641, 1796000899248, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzxpk9ek2bs1fkqfhb1dhr', 'org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxhbdenbs03zmegkgvbva', 'allocations', 'jnl_01m8mzxrkdex8vzg8cv52x4gpj', 2, NULL, 'NV', 0, 1796000899693, 1796000897641, 1796000899693, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzxpk9ek2bs1fkqpvnyqgs', 'org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxj2xeh6bdd2cq7j9tesc', 'allocations', 'jnl_01m8mzxs7sebdvpmpq3db5c4fk', 2, NULL, 'NV', 0, 1796000900345, 1796000897641, 1796000900345, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzxpk9ek2bs1fkr3x30gcj', 'org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxhsmeaxsxpgw67bgnjvh', 'allocations', 'jnl_01m8mzxsvreqmahtmz5agb3shn', 2, NULL, 'NV', 0, 1796000900984, 1796000897641, 1796000900984, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzxpk9ek2bs1fkqzbgk92v', 'org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8mzxhj9ents6kzbachqvhjc', 'match', 'jnl_01m8mzxp6he9fvgpmecv34g955', 2, NULL, 'NV', 0, 1796000901751, 1796000897641, 1796000901751, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzxpk9ek2bs1fkr8mtg0w9', 'org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8mzxv5vew3afkgvtezfh57h', 1, NULL, 'NV', 0, 1796000902331, 1796000897641, 1796000902331, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzxpk9ek2bs1fkrfxsbwhd', 'org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8mzxftxee4t293qjc5skx94', 'NV', NULL, NULL, 'account', 'jnl_01m8mzxvv5e35a5qze8rn14wqm', 1, 'acc_01m8mzxftxee4t293qjc5skx94', 'NV', 0, 1796000903013, 1796000897641, 1796000903013, 2, NULL, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzxpk9ek2bs1fkqh6fycrt', 'org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8mzxftxee4t293qnq036a8c', 'ZR', NULL, NULL, 'account', 'jnl_01m8mzxyqheemvnmr9tbxy5exr', 1, 'acc_01m8mzxftxee4t293qnq036a8c', 'ZR', 0, 1796000905969, 1796000897641, 1796000905969, 3, NULL, 'input', NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzxpk9ek2bs1fkqsgpr7gf', 'org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mzxftxee4t293qncvfhbt5', 'ST', NULL, NULL, 'account', 'jnl_01m8mzxz7geq18g6z9p1sf0t0n', 1, 'acc_01m8mzxftxee4t293qncvfhbt5', 'ST', -600, 1796000906480, 1796000897641, 1796000906480, 3, NULL, 'input', NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzxpk9ek2bs1fkq48kg1jn', 'org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8mzxftxee4t293qncvfhbt5', 'ST', NULL, NULL, 'account', 'jnl_01m8mzxznyegd9vbpbpbtpszhw', 1, 'acc_01m8mzxftxee4t293qncvfhbt5', 'ST', -600, 1796000906942, 1796000897641, 1796000906942, 3, NULL, 'input', NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzxpk9ek2bs1fkr66t83zj', 'org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8mzxftxee4t293qpdfm2b24', 'EX', NULL, NULL, 'account', 'jnl_01m8mzy07ne059yh470tw9jea2', 1, 'acc_01m8mzxftxee4t293qpdfm2b24', 'EX', 0, 1796000907509, 1796000897641, 1796000907509, 3, NULL, 'input', NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8mzy61teevsf7ga89kdjcrc', 'org_01m8mzxet7evatzgj0hfzpeb92', 'bac_01m8mzxfhcey4a2bxq7xs2rknq', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796000913466, 1796000913705, 3, NULL, NULL, NULL);
INSERT INTO public.blobs VALUES ('01a229ff166973b58edb0ee6887b313d', 375, 1, 1796000913001, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8mzxhbdenbs03zmegkgvbva', 'org_01m8mzxftxee4t293qq63a2cw3', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1796000892269, 1796000892269, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8mzxhj9ents6kzbachqvhjc', 'org_01m8mzxftxee4t293qq63a2cw3', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1796000892489, 1796000892489, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8mzxhsmeaxsxpgw67bgnjvh', 'org_01m8mzxftxee4t293qq63a2cw3', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1796000892724, 1796000892724, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8mzxj2xeh6bdd2cq7j9tesc', 'org_01m8mzxftxee4t293qq63a2cw3', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1796000893021, 1796000893021, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8mzxja4e24rvs2cnj6atq2g', 'org_01m8mzxftxee4t293qq63a2cw3', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1796000893252, 1796000893252, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8mzxjfjeetv14x0x04ccztc', 'org_01m8mzxftxee4t293qq63a2cw3', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1796000893426, 1796000893426, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8mzxjmfejfrdsxgyb4fdbvf', 'org_01m8mzxftxee4t293qq63a2cw3', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1796000893583, 1796000893583, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8mzy6f7eqyt6pgzwqzmwajy', 'org_01m8mzxet7evatzgj0hfzpeb92', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1796000913895, 1796000913895, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8mzy7r0ek5rg4qmw5754ag3', 'org_01m8mzxet7evatzgj0hfzpeb92', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1796000915200, 1796000915200, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8mzy84kec19dv6pyysr5ar0', 'org_01m8mzxet7evatzgj0hfzpeb92', 'both', 'Ash', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'ash', 1796000915603, 1796000915603, 1, NULL, NULL);
INSERT INTO public.contacts VALUES ('con_01m8mzy8j7e239wyxgs0ym18jx', 'org_01m8mzxet7evatzgj0hfzpeb92', 'customer', 'Yew', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'yew', 1796000916039, 1796000916039, 1, 'C-7', '{"shop":"York"}');
INSERT INTO public.contras VALUES ('ctr_01m8mzy8bdenc86jpckvram7vd', 'org_01m8mzxet7evatzgj0hfzpeb92', 'con_01m8mzy84kec19dv6pyysr5ar0', '2026-03-28', 4000, NULL, 'jnl_01m8mzy8bdenc86jpckxz0x1sw', NULL, NULL, 1796000915821, 1796000915821, 1, NULL, NULL);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'grant', 10, 0, NULL, NULL, 1796000912748);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'charge', -3, 0, 'rec_01m8mzy5etej8vfvjhwwpr2zme', NULL, 1796000913001);
INSERT INTO public.deposit_releases VALUES ('alc_01m8mzy7ytea2tzy4fz5pdcvbv', 'org_01m8mzxet7evatzgj0hfzpeb92', 'set_01m8mzy7she68ajqdfwe2kw63m', '2026-04-02', 2521, 479, 'jnl_01m8mzy819ehvskn8w9m3pj1mc', NULL, NULL, 1796000915418);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', '', '01a229fe-bf3e-74db-adc7-2b7a3a0b32e5', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8mzxftxee4t293qq63a2cw3","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-30T01:08:10.717Z","updated_at":"2026-11-30T01:08:10.717Z","version":1}}', 1796000890717);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-c095-717c-b394-186a8680fa38', '\x3398d741aced47b86093ae72bfe9c400f00c417970b3b93a050560590b085dc5', 201, '{"data":{"id":"acc_01m8mzxg53egs9e5n9a6kfdt52","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.043Z","updated_at":"2026-11-30T01:08:11.043Z","version":1}}', 1796000891043);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-c190-7704-98fc-3227e5f60b7d', '\x45e8f599b091a767493064536d03a5490e5603bbb91b34e0ec1d6aacfca7390d', 201, '{"data":{"id":"acc_01m8mzxgcxezcv2wmyr4vmmm4r","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.293Z","updated_at":"2026-11-30T01:08:11.293Z","version":1}}', 1796000891293);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-c2cd-7301-8d04-1b11f5847fe9', '\x737545aa74cf5326271b9e24e32dc97c08dbdcdeae3910883caafa5f5b8d33d9', 201, '{"data":{"id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","name":"Current","type":"current","account_id":"acc_01m8mzxftxee4t293qhmydp0dx","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8mzxgpvej0aj7b6yrw1t4jg","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.611Z","updated_at":"2026-11-30T01:08:11.611Z","version":1}}', 1796000891611);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-c3e3-72cb-93fb-c9cf17c35a4e', '\xea1dc241a7535701cafb432ad62792df77ad6520c1edd8ed1953f857dbfdb0bd', 201, '{"data":{"id":"bac_01m8mzxgzce7etcr161br8qcdv","name":"Savings","type":"savings","account_id":"acc_01m8mzxgzce7etcr161d11qxb4","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:11.888Z","updated_at":"2026-11-30T01:08:11.888Z","version":1}}', 1796000891888);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-c558-717e-b839-128355ec603c', '\xda62112111f355c1532d14d7ba3c42c883919a3e33544b5e57a0282cecb9a955', 201, '{"data":{"id":"con_01m8mzxhbdenbs03zmegkgvbva","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.269Z","updated_at":"2026-11-30T01:08:12.269Z","version":1}}', 1796000892269);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-c638-73a9-910e-9925d4be84be', '\xd35f0ae49513ec79c9a9104a968eff6622dc2ce670d65924283830573409d576', 201, '{"data":{"id":"con_01m8mzxhj9ents6kzbachqvhjc","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.489Z","updated_at":"2026-11-30T01:08:12.489Z","version":1}}', 1796000892489);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-c721-7693-bd45-a8d3a48bbb25', '\x9bef89967a97dc8e4a22c9982adba9e2597f28b71e7fea0d9a8919a21dc18ff4', 201, '{"data":{"id":"con_01m8mzxhsmeaxsxpgw67bgnjvh","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:12.724Z","updated_at":"2026-11-30T01:08:12.724Z","version":1}}', 1796000892724);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-c83e-769c-b46a-400700662ea6', '\xb3e82fe83e24a4551d9553baaf549c4251fe976b4be8fce4f560e31d955caa9d', 201, '{"data":{"id":"con_01m8mzxj2xeh6bdd2cq7j9tesc","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:13.021Z","updated_at":"2026-11-30T01:08:13.021Z","version":1}}', 1796000893021);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-c926-70ab-8e25-099c9c873a32', '\x0c5c1a9b6783757a1fd85328feab7729617c9b09184d94e9d1bfeda319778211', 201, '{"data":{"id":"con_01m8mzxja4e24rvs2cnj6atq2g","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:13.252Z","updated_at":"2026-11-30T01:08:13.252Z","version":1}}', 1796000893252);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-c9e3-76be-bf89-c304e38efb95', '\x4ab7cac77c65d97e22b9284c1ecc43c7976bae80754fd41e47ee1c3c355f2f97', 201, '{"data":{"id":"con_01m8mzxjfjeetv14x0x04ccztc","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:13.426Z","updated_at":"2026-11-30T01:08:13.426Z","version":1}}', 1796000893426);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-ca82-7372-86b3-35be348717dd', '\x2df84eaa4d4b92dd68d779544295addca31b96402e1d74495e24719c659dafbe', 201, '{"data":{"id":"con_01m8mzxjmfejfrdsxgyb4fdbvf","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"external_id":null,"metadata":{},"created_at":"2026-11-30T01:08:13.583Z","updated_at":"2026-11-30T01:08:13.583Z","version":1}}', 1796000893583);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', 'tieout-invoices-6ffaa7a0f8582de7def74f2d33c78847611bb1b10009d0f11f0289a82fe4f749', '\x3977e2819aabfc7fdb80039a240f70b34d60a433bce4f12d134835ee48c50a11', 201, '{"data":{"id":"inv_01m8mzxk9wetzbprazj4he0ny2","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8mzxhbdenbs03zmegkgvbva","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8mzxk9wetzbprazjbta11j0","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:14.268Z","updated_at":"2026-11-30T01:08:14.268Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1796000894268);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', 'tieout-invoices-d88567163c05bf27846c37719bf9b989bbc6d528fa451a4862861c02f3be513e', '\x750a1e9587e951849d2867a2689f99e3efd5fa22613e590049cb6bbbc139c8f1', 201, '{"data":{"id":"inv_01m8mzxkgve86a3xftjseqrtr7","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8mzxj2xeh6bdd2cq7j9tesc","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8mzxkgve86a3xftjyjh11gv","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:14.491Z","updated_at":"2026-11-30T01:08:14.491Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qm54fgs3k","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1796000894491);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', 'tieout-invoices-ca6c8471c1a57ebff9d3717b1b28a773025ac12b3f976e9540be7606d7de3f8f', '\x7ed8d0110459ac1d8150e3ca20aef6b7e49f45137f4541224a3d9c56e038ef61', 201, '{"data":{"id":"inv_01m8mzxm42e90a1z4wq8d35s22","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8mzxhbdenbs03zmegkgvbva","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8mzxm42e90a1z4wqerhvga4","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.106Z","updated_at":"2026-11-30T01:08:15.106Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkqvy6d52","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1796000895106);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', 'tieout-invoices-46a0e29b09132e6859a3d4afdd93b2b0f4dbdab6b276786eeafccea6690c0e8e', '\x46392d5de0e13ed94b314d32aa50f712ae40454f65f859862604355f62d17d94', 201, '{"data":{"id":"inv_01m8mzxmh4es19vy4kx0jcv0j4","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8mzxhsmeaxsxpgw67bgnjvh","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8mzxmh4es19vy4kx5705azd","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.524Z","updated_at":"2026-11-30T01:08:15.524Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1796000895524);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', 'tieout-invoices-a9bd7823e694a342afd878f22b3691a66e2c5ccced287df07756f5c39f57e9ce', '\xe5d517d21c64f5243e33f070cca2a5acdd43a76d5af09530781e917888ff8f46', 201, '{"data":{"id":"inv_01m8mzxmmnessthjrdt00v89vy","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8mzxhsmeaxsxpgw67bgnjvh","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8mzxmmnessthjrdt6pjkyg5","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.637Z","updated_at":"2026-11-30T01:08:15.637Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1796000895637);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', 'tieout-invoices-25a38b6359b28f02073a8bb65a71c23a978ce7eca1a3cfc862089c71862ee68d', '\x3771b32a89ddf5d0eac136640f85c3641cdf64c12e83fa4c24f35806dc36cb64', 201, '{"data":{"id":"inv_01m8mzxn12e098fns2zg14kmdc","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8mzxhbdenbs03zmegkgvbva","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8mzxn12e098fns2zmqm5ysr","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:16.034Z","updated_at":"2026-11-30T01:08:16.034Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkqvy6d52","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1796000896034);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', 'tieout-invoices-a3a9bf8a5c2d900ad5ba623a38d29260dfbc947313fd895e5680305b0ac09273', '\x767a55e69acbd844cc1675fd254a3e20adf6c9ad907c14ea60b9e59a8a6205e2', 201, '{"data":{"id":"inv_01m8mzxktjej9berbv38yw0q2e","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8mzxja4e24rvs2cnj6atq2g","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8mzxktjej9berbv3ex7ftz5","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:14.802Z","updated_at":"2026-11-30T01:08:14.802Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qgmdabtpa","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1796000894802);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', 'tieout-invoices-d8818423c601a08b055733e1bed9626d5ee6884147d15dd0a5b8f14c429379a4', '\x1bdff3fd5e10652c1c0b58c7062fa62c35eeff02f5a1665d254b8c8eef45a5a7', 201, '{"data":{"id":"inv_01m8mzxm8ae2n8k36tpsrewmxa","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8mzxjfjeetv14x0x04ccztc","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8mzxm8ae2n8k36tpy0v6k7s","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.242Z","updated_at":"2026-11-30T01:08:15.242Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qmzgk1z68","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1796000895242);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', 'tieout-invoices-97f517d039d09fcb4059e77923afaf3acc35a1f35dd7477a56611d8f59b24bac', '\xe46b04614c90890b5c868c1f1053c0e917e7ed2cfdd8059ea3680c2e958df69f', 201, '{"data":{"id":"inv_01m8mzxmqfeds9j38pp4cnfab7","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8mzxhsmeaxsxpgw67bgnjvh","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8mzxmqfeds9j38pp9022dfg","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.727Z","updated_at":"2026-11-30T01:08:15.727Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1796000895727);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-d685-7263-9d39-cc6faa2bcc72', '\xcc7f50441541c3e13fdc514c2a1d214bc6d712dec295422e569953bcf1906ea0', 201, '{"data":{"id":"inv_01m8mzxmqfeds9j38pp4cnfab7","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8mzxhsmeaxsxpgw67bgnjvh","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"external_id":null,"metadata":{},"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mzxmqfeds9j38pp9022dfg","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.727Z","updated_at":"2026-11-30T01:08:16.657Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1796000896657);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', 'tieout-journals-04ef1614d456ba1be8505d1e3918a1f723262f12c807bf7222b2b0f66b9ac124', '\x2246df049162876a84fe75c51081ebfbbf9b454736cd7756b4731ff64b107824', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8mzxnyce958ef41s5gcc6wd","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8mzxnyce958ef41scdw9he9","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8mzxnyce958ef41sn4e1597","sequence":16,"error":null}]}}', 1796000896972);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-d8c8-7672-854f-ce7b028e71ec', '\x4cd3fb045af436bd5cefdc44ae938cc697d301dc8ef484674a1d555017cc08e6', 201, '{"data":{"id":"set_01m8mzxp6he9fvgpmecmpy3ywx","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8mzxhj9ents6kzbachqvhjc","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8mzxp6he9fvgpmecwnb32cj","invoice_id":"inv_01m8mzxmcnexave33tb1ge33hv","invoice_number":"INV-0003","settlement_id":"set_01m8mzxp6he9fvgpmecmpy3ywx","credit_note_id":null,"contra_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-30T01:08:17.233Z"}],"deposit":null,"bank_transaction_id":null,"external_id":null,"metadata":{},"journal_id":"jnl_01m8mzxp6he9fvgpmecv34g955","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:17.233Z","updated_at":"2026-11-30T01:08:17.233Z","version":1}}', 1796000897233);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-dea7-7167-a699-df62fa712758', '\x533f3830501fe7ec8ae5765dc79bf3b3566445ccf5aa46413b7b6933c93e86ef', 200, '{"data":{"id":"btx_01m8mzxpk9ek2bs1fkq1mq1m1k","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8mzxhbdenbs03zmegkgvbva","journal_id":"jnl_01m8mzxqnweqg9v2bqbvt8bmzp","settlement_id":"set_01m8mzxqnweqg9v2bqbvt8bmzp","confirmed_at":"2026-11-30T01:08:18.748Z","metadata":{},"created_at":"2026-11-30T01:08:17.641Z","updated_at":"2026-11-30T01:08:18.748Z","version":2}}', 1796000898748);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229ff-07d2-70b1-91ca-50940b16decd', '\xfc5615f3316ede043788bb72c5ddc87c6b540d7cf2a1ad242e82f3890944623e', 200, '{"data":{"id":"org_01m8mzxftxee4t293qq63a2cw3","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"outstanding_vat":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-30T01:08:10.717Z","updated_at":"2026-11-30T01:08:29.277Z","version":2}}', 1796000909277);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', 'tieout-invoices-83bed53c2a7c789e4568f87f82e55dc0a8c7cac788f34e4aaad75b99db0932cd', '\xcda467c07b8f59488228c89feb85f7f9333901134ab3a354d0fdb14873ac82dd', 201, '{"data":{"id":"inv_01m8mzxmcnexave33tb1ge33hv","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8mzxhj9ents6kzbachqvhjc","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8mzxmcnexave33tb6sjraz6","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.381Z","updated_at":"2026-11-30T01:08:15.381Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8mzxgcxezcv2wmyr4vmmm4r","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1796000895381);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', 'tieout-invoices-504a72223f10332b39255697b127533f239c149988e8815f949538a77406cc65', '\x29f37073d2a778be6ed81e3afc1624b505853880c81fc67494414b82bca5d548', 201, '{"data":{"id":"inv_01m8mzxmx4ety9p3mzw45dn9dg","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8mzxjmfejfrdsxgyb4fdbvf","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8mzxmx4ety9p3mzwarz8zc3","void_date":null,"void_journal_id":null,"created_at":"2026-11-30T01:08:15.908Z","updated_at":"2026-11-30T01:08:15.908Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qmaznt3w9","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1796000895908);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-dc47-76a1-826f-58c627e069cd', '\x61cc4afc85f7411872ad7f0d93b8adc8628dead5f52795040d08d097146f716d', 200, '{"data":{"id":"btx_01m8mzxpk9ek2bs1fkpwaycb04","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8mzxja4e24rvs2cnj6atq2g","journal_id":"jnl_01m8mzxq3xetes743qz3qsdbjb","settlement_id":"set_01m8mzxq3xetes743qz3qsdbjb","confirmed_at":"2026-11-30T01:08:18.173Z","metadata":{},"created_at":"2026-11-30T01:08:17.641Z","updated_at":"2026-11-30T01:08:18.173Z","version":2}}', 1796000898173);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-fea6-70d6-867b-5a814d65dc4c', '\xe40bdf3cb39defa9b2a1a14371fa464e344f98e07363b78f777dcb915bcb4c9d', 200, '{"data":{"id":"btx_01m8mzxpk9ek2bs1fkq48kg1jn","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mzxftxee4t293qncvfhbt5","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mzxznyegd9vbpbpbtpszhw","settlement_id":null,"confirmed_at":"2026-11-30T01:08:26.942Z","metadata":{},"created_at":"2026-11-30T01:08:17.641Z","updated_at":"2026-11-30T01:08:26.942Z","version":3}}', 1796000906942);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-d529-7423-9561-7c3780e36d74', '\x151121f404513f4571a28c522a9c8c716543b9614a7382bf318f3a4b66b21720', 200, '{"data":{"id":"inv_01m8mzxmmnessthjrdt00v89vy","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8mzxhsmeaxsxpgw67bgnjvh","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{},"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8mzxmmnessthjrdt6pjkyg5","void_date":"2026-03-03","void_journal_id":"jnl_01m8mzxna3e63s6tnz9m46b7t0","created_at":"2026-11-30T01:08:15.637Z","updated_at":"2026-11-30T01:08:16.323Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8mzxftxee4t293qkkazfebc","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1796000896323);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-da62-7425-bfcc-88379bda2cf5', '\xd806db603b479bc58c08ea4b741daa7275369d90408157c4c222b9a4923df8cf', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8mzxpk9ek2bs1fkpwaycb04"},{"index":1,"status":"created","id":"btx_01m8mzxpk9ek2bs1fkq1mq1m1k"},{"index":2,"status":"created","id":"btx_01m8mzxpk9ek2bs1fkq48kg1jn"},{"index":3,"status":"created","id":"btx_01m8mzxpk9ek2bs1fkqbp5c0nd"},{"index":4,"status":"created","id":"btx_01m8mzxpk9ek2bs1fkqfhb1dhr"},{"index":5,"status":"created","id":"btx_01m8mzxpk9ek2bs1fkqh6fycrt"},{"index":6,"status":"created","id":"btx_01m8mzxpk9ek2bs1fkqpvnyqgs"},{"index":7,"status":"created","id":"btx_01m8mzxpk9ek2bs1fkqsgpr7gf"},{"index":8,"status":"created","id":"btx_01m8mzxpk9ek2bs1fkqzbgk92v"},{"index":9,"status":"created","id":"btx_01m8mzxpk9ek2bs1fkr3x30gcj"},{"index":10,"status":"created","id":"btx_01m8mzxpk9ek2bs1fkr66t83zj"},{"index":11,"status":"created","id":"btx_01m8mzxpk9ek2bs1fkr8mtg0w9"},{"index":12,"status":"created","id":"btx_01m8mzxpk9ek2bs1fkrfxsbwhd"}]}}', 1796000897641);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229ff-0440-7084-9cd5-d12be0effa63', '\xfd176eefd99c2edf0772b35c799e1a71e0ac408f4d820e84b77fde623e423981', 201, '{"data":{"id":"vrt_01m8mzy12nekgsyg05s103zqqk","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:28.373Z","updated_at":"2026-11-30T01:08:28.373Z","version":1}}', 1796000908373);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-e09a-700f-a6ec-808fb0aa601a', '\x178b173314acfff55e205899785fa32888f8128e29870983f719f799ff2c2517', 200, '{"data":{"id":"btx_01m8mzxpk9ek2bs1fkqbp5c0nd","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8mzxjfjeetv14x0x04ccztc","journal_id":"jnl_01m8mzxr5geg4988wnhnb98rfe","settlement_id":"set_01m8mzxr5geg4988wnhnb98rfe","confirmed_at":"2026-11-30T01:08:19.248Z","metadata":{},"created_at":"2026-11-30T01:08:17.641Z","updated_at":"2026-11-30T01:08:19.248Z","version":2}}', 1796000899248);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-ea63-7077-a741-51490abede25', '\x181d121390887562b49a5cf1c9f193cf8f79ace3afc843259ca294bbd5f4ffd9', 200, '{"data":{"id":"btx_01m8mzxpk9ek2bs1fkqzbgk92v","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8mzxhj9ents6kzbachqvhjc","journal_id":"jnl_01m8mzxp6he9fvgpmecv34g955","settlement_id":"set_01m8mzxp6he9fvgpmecmpy3ywx","confirmed_at":"2026-11-30T01:08:21.751Z","metadata":{},"created_at":"2026-11-30T01:08:17.641Z","updated_at":"2026-11-30T01:08:21.751Z","version":2}}', 1796000901751);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-eca8-77b1-aa4a-fc869a1229e8', '\x4fe50599637f82371ed9b7c54b9f00d7a60d360e476a7d33996897deea0d4c47', 200, '{"data":{"id":"btx_01m8mzxpk9ek2bs1fkr8mtg0w9","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8mzxv5vew3afkgvtezfh57h","settlement_id":null,"confirmed_at":"2026-11-30T01:08:22.331Z","metadata":{},"created_at":"2026-11-30T01:08:17.641Z","updated_at":"2026-11-30T01:08:22.331Z","version":2}}', 1796000902331);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-e253-73ac-8b6f-13c0b3f8ebf3', '\x61d7d95316b35c5aa6feb5658f7b3af578e90ab1597c3b8332b11c4071fd9e31', 200, '{"data":{"id":"btx_01m8mzxpk9ek2bs1fkqfhb1dhr","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8mzxhbdenbs03zmegkgvbva","journal_id":"jnl_01m8mzxrkdex8vzg8cv52x4gpj","settlement_id":"set_01m8mzxrkdex8vzg8cv52x4gpj","confirmed_at":"2026-11-30T01:08:19.693Z","metadata":{},"created_at":"2026-11-30T01:08:17.641Z","updated_at":"2026-11-30T01:08:19.693Z","version":2}}', 1796000899693);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-e4e4-74c0-9d68-4940e98f8633', '\x915839b15f90b75f1a6bcc0c9a9714d62c3eca59647bf2c361040b0739228158', 200, '{"data":{"id":"btx_01m8mzxpk9ek2bs1fkqpvnyqgs","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8mzxj2xeh6bdd2cq7j9tesc","journal_id":"jnl_01m8mzxs7sebdvpmpq3db5c4fk","settlement_id":"set_01m8mzxs7sebdvpmpq3db5c4fk","confirmed_at":"2026-11-30T01:08:20.345Z","metadata":{},"created_at":"2026-11-30T01:08:17.641Z","updated_at":"2026-11-30T01:08:20.345Z","version":2}}', 1796000900345);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-e75e-73b6-97ae-33264ddbf6da', '\x023f6aac7b29d91474642bbe3ef395417c782bea6f150f2267cf2c82e23ac6f8', 200, '{"data":{"id":"btx_01m8mzxpk9ek2bs1fkr3x30gcj","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8mzxhsmeaxsxpgw67bgnjvh","journal_id":"jnl_01m8mzxsvreqmahtmz5agb3shn","settlement_id":"set_01m8mzxsvreqmahtmz5agb3shn","confirmed_at":"2026-11-30T01:08:20.984Z","metadata":{},"created_at":"2026-11-30T01:08:17.641Z","updated_at":"2026-11-30T01:08:20.984Z","version":2}}', 1796000900984);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-ef49-7261-a7c7-7b7d7743e1a6', '\x61ed7f4b2a6ae5c96d5a85a50e240bf9caa165caa8b475658116de29cd57573b', 200, '{"data":{"id":"btx_01m8mzxpk9ek2bs1fkrfxsbwhd","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mzxftxee4t293qjc5skx94","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8mzxvv5e35a5qze8rn14wqm","settlement_id":null,"confirmed_at":"2026-11-30T01:08:23.013Z","metadata":{},"created_at":"2026-11-30T01:08:17.641Z","updated_at":"2026-11-30T01:08:23.013Z","version":2}}', 1796000903013);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-f0a2-74b0-b31a-58a4e8f71469', '\x3da372963eda4b361a8a0f5c483413f0b5fa3c4cb95c8bf162462bfffb7e2f51', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8mzxpk9ek2bs1fkq48kg1jn","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mzxftxee4t293qncvfhbt5","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mzxpk9ek2bs1fkqh6fycrt","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mzxftxee4t293qnq036a8c","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8mzxpk9ek2bs1fkqsgpr7gf","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mzxftxee4t293qncvfhbt5","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8mzxpk9ek2bs1fkr66t83zj","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8mzxftxee4t293qpdfm2b24","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1796000905530);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-fad1-7007-9ffe-db9b4e93e572', '\x8f925001376579ae748631732237c0c287ce28de93fb0c0a093dc9c3177084e5', 200, '{"data":{"id":"btx_01m8mzxpk9ek2bs1fkqh6fycrt","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mzxftxee4t293qnq036a8c","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8mzxyqheemvnmr9tbxy5exr","settlement_id":null,"confirmed_at":"2026-11-30T01:08:25.969Z","metadata":{},"created_at":"2026-11-30T01:08:17.641Z","updated_at":"2026-11-30T01:08:25.969Z","version":3}}', 1796000905969);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229fe-fcd4-7272-be29-c95eb65ccf5d', '\x994e7c3182cbcd6772b35aa7cfc91733a83ff2f10d0d30f2c40dee97901e971e', 200, '{"data":{"id":"btx_01m8mzxpk9ek2bs1fkqsgpr7gf","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mzxftxee4t293qncvfhbt5","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8mzxz7geq18g6z9p1sf0t0n","settlement_id":null,"confirmed_at":"2026-11-30T01:08:26.480Z","metadata":{},"created_at":"2026-11-30T01:08:17.641Z","updated_at":"2026-11-30T01:08:26.480Z","version":3}}', 1796000906480);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229ff-00d2-75db-87a2-4379aadd2284', '\xa5d0086607a2d3383e60b2a25b61f12055154e90d613f1c5492676d2aac98080', 200, '{"data":{"id":"btx_01m8mzxpk9ek2bs1fkr66t83zj","bank_account_id":"bac_01m8mzxgpvej0aj7b6ygvcqxy4","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8mzxftxee4t293qpdfm2b24","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8mzy07ne059yh470tw9jea2","settlement_id":null,"confirmed_at":"2026-11-30T01:08:27.509Z","metadata":{},"created_at":"2026-11-30T01:08:17.641Z","updated_at":"2026-11-30T01:08:27.509Z","version":3}}', 1796000907509);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'org_01m8mzxftxee4t293qq63a2cw3', '01a229ff-05eb-7511-840c-3c7e947ba688', '\xefa6d13758c2137f72d4e70c5fa7e097f96597b628bd8f1be743db6775f675f5', 200, '{"data":{"id":"vrt_01m8mzy12nekgsyg05s103zqqk","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"late":{"late_input_vat":0.00,"error_count":0,"net_errors":0.00,"deliberate_errors":0.00,"error_limit":10000.00,"correction":"none","left_out":0.00,"to_notify":false},"journal_id":null,"finalised_at":"2026-11-30T01:08:28.810Z","filed_at":null,"receipt":null,"created_at":"2026-11-30T01:08:28.373Z","updated_at":"2026-11-30T01:08:28.810Z","version":2}}', 1796000908810);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8mzy5etej8vfvjhwwpr2zme","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8mzy5etej8vfvjhwwpr2zme"}', 1796000912858);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxk9wetzbprazj4he0ny2', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8mzxftxee4t293qkkazfebc', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxkgve86a3xftjseqrtr7', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8mzxftxee4t293qm54fgs3k', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxktjej9berbv38yw0q2e', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8mzxftxee4t293qgmdabtpa', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxm42e90a1z4wq8d35s22', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8mzxftxee4t293qkqvy6d52', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxm8ae2n8k36tpsrewmxa', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8mzxftxee4t293qmzgk1z68', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxmcnexave33tb1ge33hv', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8mzxgcxezcv2wmyr4vmmm4r', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxmcnexave33tb1ge33hv', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8mzxftxee4t293qkkazfebc', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxmh4es19vy4kx0jcv0j4', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8mzxftxee4t293qkkazfebc', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxmmnessthjrdt00v89vy', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8mzxftxee4t293qkkazfebc', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxmqfeds9j38pp4cnfab7', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8mzxftxee4t293qkkazfebc', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxmx4ety9p3mzw45dn9dg', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8mzxftxee4t293qmaznt3w9', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxn12e098fns2zg14kmdc', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8mzxftxee4t293qkqvy6d52', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'inv_01m8mzxn12e098fns2zg14kmdc', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8mzxftxee4t293qkkazfebc', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'inv_01m8mzy6gtepsaccd3q67nqp8n', 1, 'Oak', '1', '50', NULL, 'acc_01m8mzxet7evatzgj0ds3cryg8', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'inv_01m8mzy6vcednvr2daxw8452bk', 1, 'Oak', '1', '50', NULL, 'acc_01m8mzxet7evatzgj0edf48dbh', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'inv_01m8mzy7vreqzrapswrjktdqa4', 1, 'Oak', '1', '100', NULL, 'acc_01m8mzxet7evatzgj0ds3cryg8', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'inv_01m8mzy86rep2a5bpwsdacqshh', 1, 'Ash', '1', '50', NULL, 'acc_01m8mzxet7evatzgj0ds3cryg8', 'NV', NULL, 5000, 0, 5000);
INSERT INTO public.invoice_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'inv_01m8mzy894epytgq31wf4vgke2', 1, 'Ash', '1', '50', NULL, 'acc_01m8mzxet7evatzgj0edf48dbh', 'NV', NULL, 5000, 0, 5000);
INSERT INTO public.invoices VALUES ('inv_01m8mzxmx4ety9p3mzw45dn9dg', 'org_01m8mzxftxee4t293qq63a2cw3', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8mzxjmfejfrdsxgyb4fdbvf', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8mzxmx4ety9p3mzwarz8zc3', NULL, NULL, 'fr-1209', 1796000895908, 1796000895908, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzxn12e098fns2zg14kmdc', 'org_01m8mzxftxee4t293qq63a2cw3', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8mzxhbdenbs03zmegkgvbva', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8mzxn12e098fns2zmqm5ysr', NULL, NULL, 'inv-0006', 1796000896034, 1796000896034, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzxmmnessthjrdt00v89vy', 'org_01m8mzxftxee4t293qq63a2cw3', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8mzxhsmeaxsxpgw67bgnjvh', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8mzxmmnessthjrdt6pjkyg5', '2026-03-03', 'jnl_01m8mzxna3e63s6tnz9m46b7t0', 'inv-0005', 1796000895637, 1796000896323, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzxmqfeds9j38pp4cnfab7', 'org_01m8mzxftxee4t293qq63a2cw3', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8mzxhsmeaxsxpgw67bgnjvh', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8mzxmqfeds9j38pp9022dfg', NULL, NULL, 'cn-0001
inv-0004', 1796000895727, 1796000896657, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzxmcnexave33tb1ge33hv', 'org_01m8mzxftxee4t293qq63a2cw3', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8mzxhj9ents6kzbachqvhjc', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8mzxmcnexave33tb6sjraz6', NULL, NULL, 'inv-0003', 1796000895381, 1796000897233, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzxktjej9berbv38yw0q2e', 'org_01m8mzxftxee4t293qq63a2cw3', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8mzxja4e24rvs2cnj6atq2g', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8mzxktjej9berbv3ex7ftz5', NULL, NULL, 'tb-0117', 1796000894802, 1796000898173, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzxm8ae2n8k36tpsrewmxa', 'org_01m8mzxftxee4t293qq63a2cw3', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8mzxjfjeetv14x0x04ccztc', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8mzxm8ae2n8k36tpy0v6k7s', NULL, NULL, 'hl-33', 1796000895242, 1796000899248, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzxk9wetzbprazj4he0ny2', 'org_01m8mzxftxee4t293qq63a2cw3', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mzxhbdenbs03zmegkgvbva', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8mzxk9wetzbprazjbta11j0', NULL, NULL, 'inv-0001', 1796000894268, 1796000899693, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzxm42e90a1z4wq8d35s22', 'org_01m8mzxftxee4t293qq63a2cw3', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8mzxhbdenbs03zmegkgvbva', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8mzxm42e90a1z4wqerhvga4', NULL, NULL, 'inv-0002', 1796000895106, 1796000899693, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzxkgve86a3xftjseqrtr7', 'org_01m8mzxftxee4t293qq63a2cw3', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8mzxj2xeh6bdd2cq7j9tesc', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8mzxkgve86a3xftjyjh11gv', NULL, NULL, 'px-881', 1796000894491, 1796000900345, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzxmh4es19vy4kx0jcv0j4', 'org_01m8mzxftxee4t293qq63a2cw3', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8mzxhsmeaxsxpgw67bgnjvh', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8mzxmh4es19vy4kx5705azd', NULL, NULL, 'inv-0004', 1796000895524, 1796000900984, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzy6gtepsaccd3q67nqp8n', 'org_01m8mzxet7evatzgj0hfzpeb92', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8mzy6f7eqyt6pgzwqzmwajy', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8mzy6gtepsaccd3qac28zbt', NULL, NULL, 'e-1', 1796000913946, 1796000914117, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzy6vcednvr2daxw8452bk', 'org_01m8mzxet7evatzgj0hfzpeb92', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8mzy6f7eqyt6pgzwqzmwajy', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8mzy6vcednvr2day03fcqqr', NULL, NULL, 'e-1', 1796000914284, 1796000914391, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzy7vreqzrapswrjktdqa4', 'org_01m8mzxet7evatzgj0hfzpeb92', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8mzy7r0ek5rg4qmw5754ag3', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8mzy7vreqzrapswrnahampf', NULL, NULL, 'inv-0001', 1796000915320, 1796000915418, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzy86rep2a5bpwsdacqshh', 'org_01m8mzxet7evatzgj0hfzpeb92', 'sales', 'invoice', 'issued', 'A-1', 'con_01m8mzy84kec19dv6pyysr5ar0', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8mzy86rep2a5bpwshvbkemh', NULL, NULL, 'a-1', 1796000915672, 1796000915821, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8mzy894epytgq31wf4vgke2', 'org_01m8mzxet7evatzgj0hfzpeb92', 'purchase', 'invoice', 'issued', 'A-1', 'con_01m8mzy84kec19dv6pyysr5ar0', '2026-03-02', '2026-04-01', 'exclusive', NULL, NULL, 5000, 0, 5000, 4000, 0, 'issued', 'jnl_01m8mzy894epytgq31wgkr8dg7', NULL, NULL, 'a-1', 1796000915748, 1796000915821, 2, '9999-99-99', 1, '2026-03-28', '2026-03-28', NULL, 0, 0, 0, NULL, NULL);
INSERT INTO public.jobs VALUES ('rec_01m8mzy5etej8vfvjhwwpr2zme', 'reconcile', 1, 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'key_01m8mzxdqbe7h89y0876xbf2z9', 'completed', 3, 0, 1, 1, NULL, NULL, '01a229ff166973b58edb0ee6887b313d', 3, NULL, 1796000912858, 1796000912911, 1796000913001, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 1, 'acc_01m8mzxftxee4t293qhmydp0dx', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 1, 2, 'acc_01m8mzxftxee4t293qkdh1xpq5', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 2, 1, 'acc_01m8mzxftxee4t293qhb7z9c5a', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 2, 2, 'acc_01m8mzxftxee4t293qkkazfebc', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 2, 3, 'acc_01m8mzxg53egs9e5n9a6kfdt52', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 3, 1, 'acc_01m8mzxftxee4t293qhyash70e', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 3, 2, 'acc_01m8mzxftxee4t293qm54fgs3k', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 4, 1, 'acc_01m8mzxftxee4t293qhyash70e', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 4, 2, 'acc_01m8mzxftxee4t293qgmdabtpa', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 4, 3, 'acc_01m8mzxg53egs9e5n9a6kfdt52', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 5, 1, 'acc_01m8mzxftxee4t293qhb7z9c5a', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 5, 2, 'acc_01m8mzxftxee4t293qkqvy6d52', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 6, 1, 'acc_01m8mzxftxee4t293qhyash70e', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 6, 2, 'acc_01m8mzxftxee4t293qmzgk1z68', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 7, 1, 'acc_01m8mzxftxee4t293qhb7z9c5a', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 7, 2, 'acc_01m8mzxgcxezcv2wmyr4vmmm4r', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 7, 3, 'acc_01m8mzxftxee4t293qkkazfebc', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 7, 4, 'acc_01m8mzxg53egs9e5n9a6kfdt52', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 8, 1, 'acc_01m8mzxftxee4t293qhb7z9c5a', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 8, 2, 'acc_01m8mzxftxee4t293qkkazfebc', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 8, 3, 'acc_01m8mzxg53egs9e5n9a6kfdt52', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 9, 1, 'acc_01m8mzxftxee4t293qhb7z9c5a', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 9, 2, 'acc_01m8mzxftxee4t293qkkazfebc', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 9, 3, 'acc_01m8mzxg53egs9e5n9a6kfdt52', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 10, 1, 'acc_01m8mzxftxee4t293qhb7z9c5a', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 10, 2, 'acc_01m8mzxftxee4t293qkkazfebc', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 10, 3, 'acc_01m8mzxg53egs9e5n9a6kfdt52', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 11, 1, 'acc_01m8mzxftxee4t293qhyash70e', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 11, 2, 'acc_01m8mzxftxee4t293qmaznt3w9', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 11, 3, 'acc_01m8mzxg53egs9e5n9a6kfdt52', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 12, 1, 'acc_01m8mzxftxee4t293qhb7z9c5a', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 12, 2, 'acc_01m8mzxftxee4t293qkqvy6d52', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 12, 3, 'acc_01m8mzxftxee4t293qkkazfebc', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 12, 4, 'acc_01m8mzxg53egs9e5n9a6kfdt52', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 13, 1, 'acc_01m8mzxftxee4t293qhb7z9c5a', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 13, 2, 'acc_01m8mzxftxee4t293qkkazfebc', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 13, 3, 'acc_01m8mzxg53egs9e5n9a6kfdt52', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 14, 1, 'acc_01m8mzxftxee4t293qkdh1xpq5', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 14, 2, 'acc_01m8mzxftxee4t293qk1ked853', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 14, 3, 'acc_01m8mzxftxee4t293qjngh397q', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 15, 1, 'acc_01m8mzxftxee4t293qmg6tfmsm', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 15, 2, 'acc_01m8mzxftxee4t293qj7qxe9vk', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 15, 3, 'acc_01m8mzxftxee4t293qjc5skx94', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 16, 1, 'acc_01m8mzxftxee4t293qph8ykx0t', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 16, 2, 'acc_01m8mzxftxee4t293qh3mv7cb8', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 17, 1, 'acc_01m8mzxftxee4t293qhb7z9c5a', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 17, 2, 'acc_01m8mzxftxee4t293qhmydp0dx', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 19, 1, 'acc_01m8mzxftxee4t293qhb7z9c5a', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 19, 2, 'acc_01m8mzxftxee4t293qhmydp0dx', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 20, 1, 'acc_01m8mzxftxee4t293qhyash70e', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 20, 2, 'acc_01m8mzxftxee4t293qhmydp0dx', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 24, 1, 'acc_01m8mzxftxee4t293qhmydp0dx', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 24, 2, 'acc_01m8mzxgzce7etcr161d11qxb4', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 2, 1, 'acc_01m8mzxet7evatzgj0fgsbk63v', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 2, 2, 'acc_01m8mzxfabe2at5qba3tjh3rsd', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 2, 3, 'acc_01m8mzxfabe2at5qba3tjh3rsd', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 2, 4, 'acc_01m8mzxet7evatzgj0c1p0ffwy', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 12, 1, 'acc_01m8mzxet7evatzgj0bk8e77jk', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 12, 2, 'acc_01m8mzxet7evatzgj0ds3cryg8', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 12, 3, 'acc_01m8mzxfabe2at5qba3tjh3rsd', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 16, 1, 'acc_01m8mzxet7evatzgj0c69evrf4', 4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 16, 2, 'acc_01m8mzxet7evatzgj0bk8e77jk', -4000, NULL, NULL, 0, 0, '2026-03-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 18, 1, 'acc_01m8mzxftxee4t293qhyash70e', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 18, 2, 'acc_01m8mzxftxee4t293qhmydp0dx', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 28, 1, 'acc_01m8mzxftxee4t293qhmydp0dx', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 28, 2, 'acc_01m8mzxftxee4t293qncvfhbt5', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 28, 3, 'acc_01m8mzxg53egs9e5n9a6kfdt52', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 1, 'acc_01m8mzxet7evatzgj0fgsbk63v', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 2, 'acc_01m8mzxfabe2at5qba3tjh3rsd', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 3, 'acc_01m8mzxet7evatzgj0c1p0ffwy', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 5, 1, 'acc_01m8mzxet7evatzgj0bk8e77jk', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 5, 2, 'acc_01m8mzxet7evatzgj0ds3cryg8', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 5, 3, 'acc_01m8mzxfabe2at5qba3tjh3rsd', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 8, 1, 'acc_01m8mzxfabe2at5qba3tjh3rsd', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 8, 2, 'acc_01m8mzxet7evatzgj0bsv3nw8k', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 9, 1, 'acc_01m8mzxfabe2at5qba3tjh3rsd', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 9, 2, 'acc_01m8mzxet7evatzgj0c1p0ffwy', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 10, 1, 'acc_01m8mzxet7evatzgj0ds3cryg8', -2000, NULL, 'ST', 400, 0, '2025-03-10', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 10, 2, 'acc_01m8mzxfabe2at5qba3tjh3rsd', -400, NULL, 'ST', 0, 1, '2025-03-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 10, 3, 'acc_01m8mzxet7evatzgj0c1p0ffwy', 2400, NULL, NULL, 0, 0, '2025-03-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 11, 1, 'acc_01m8mzxet7evatzgj0bk8e77jk', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 11, 2, 'acc_01m8mzxet7evatzgj0bxtdmjtg', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 11, 3, 'acc_01m8mzy7mte739es5ps69rykd1', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 11, 4, 'acc_01m8mzxfabe2at5qba3tjh3rsd', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 11, 5, 'acc_01m8mzy7mte739es5ps69rykd1', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 15, 1, 'acc_01m8mzxet7evatzgj0c69evrf4', -5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 15, 2, 'acc_01m8mzxet7evatzgj0edf48dbh', 5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 21, 1, 'acc_01m8mzxftxee4t293qhb7z9c5a', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 21, 2, 'acc_01m8mzxftxee4t293qhmydp0dx', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 22, 1, 'acc_01m8mzxftxee4t293qhyash70e', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 22, 2, 'acc_01m8mzxftxee4t293qhmydp0dx', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 23, 1, 'acc_01m8mzxftxee4t293qhb7z9c5a', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 23, 2, 'acc_01m8mzxftxee4t293qhmydp0dx', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 25, 1, 'acc_01m8mzxftxee4t293qhmydp0dx', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 25, 2, 'acc_01m8mzxftxee4t293qjc5skx94', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 26, 1, 'acc_01m8mzxftxee4t293qhmydp0dx', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 26, 2, 'acc_01m8mzxftxee4t293qnq036a8c', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 27, 1, 'acc_01m8mzxftxee4t293qhmydp0dx', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 27, 2, 'acc_01m8mzxftxee4t293qncvfhbt5', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 27, 3, 'acc_01m8mzxg53egs9e5n9a6kfdt52', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 29, 1, 'acc_01m8mzxftxee4t293qhmydp0dx', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 29, 2, 'acc_01m8mzxftxee4t293qpdfm2b24', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 3, 1, 'acc_01m8mzxet7evatzgj0erpzjash', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 3, 2, 'acc_01m8mzxet7evatzgj0bxtdmjtg', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 4, 1, 'acc_01m8mzxet7evatzgj0erpzjash', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 4, 2, 'acc_01m8mzxet7evatzgj0bxtdmjtg', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 7, 1, 'acc_01m8mzxet7evatzgj0c69evrf4', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 7, 2, 'acc_01m8mzxet7evatzgj0edf48dbh', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 7, 3, 'acc_01m8mzxfabe2at5qba3tjh3rsd', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 13, 1, 'acc_01m8mzy7mte739es5ps69rykd1', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 13, 2, 'acc_01m8mzxfabe2at5qba3tjh3rsd', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 13, 3, 'acc_01m8mzy7mte739es5ps69rykd1', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 14, 1, 'acc_01m8mzxet7evatzgj0bk8e77jk', 5000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 14, 2, 'acc_01m8mzxet7evatzgj0ds3cryg8', -5000, 'Ash', NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 17, 1, 'acc_01m8mzxet7evatzgj0erpzjash', 300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 17, 2, 'acc_01m8mzxet7evatzgj0bxtdmjtg', -300, NULL, NULL, 0, 0, '2026-03-29', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 6, 1, 'acc_01m8mzxet7evatzgj0gzh3751k', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 6, 2, 'acc_01m8mzxet7evatzgj0bk8e77jk', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_metadata VALUES ('jnl_01m8mzy8ffepz8by1g7m4mb1qt', 'org_01m8mzxet7evatzgj0hfzpeb92', '{"run":"7"}');
INSERT INTO public.journals VALUES ('jnl_01m8mzxgpvej0aj7b6yrw1t4jg', 'org_01m8mzxftxee4t293qq63a2cw3', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1796000891611, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x7832851bfce6686807e70f9125e2310a16a31aa1e7fb4ae00fd8d30105cb4fcc', 'opening balance of current', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxk9wetzbprazjbta11j0', 'org_01m8mzxftxee4t293qq63a2cw3', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1796000894268, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x557c77d1e55444c9909fb0a7e52495e25a562c14e48009f263181e59b543ed3f', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxkgve86a3xftjyjh11gv', 'org_01m8mzxftxee4t293qq63a2cw3', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1796000894491, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x2a810f1b4b551ce30f326741e1098f44060c7d165f3727618f7b160818b35ae7', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxktjej9berbv3ex7ftz5', 'org_01m8mzxftxee4t293qq63a2cw3', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1796000894802, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x1bc31ad13043ac5696f61d8ef7e74baa2e8a863958a7bb9ba8263177974858c9', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxm42e90a1z4wqerhvga4', 'org_01m8mzxftxee4t293qq63a2cw3', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1796000895106, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xf6de41ed6abf67cfb7b559c3bdf33c0b9a1dad1ba57560e212d508fd962acc09', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxm8ae2n8k36tpy0v6k7s', 'org_01m8mzxftxee4t293qq63a2cw3', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1796000895242, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x0cf6e828b3592b28792284af5a62024c1ba606cef8d140b329ea46413031a4d0', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxmcnexave33tb6sjraz6', 'org_01m8mzxftxee4t293qq63a2cw3', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1796000895381, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x13711a766fb7708c5ccb4749041b5b4bb08e57b9a4ddc695ce258d7131b32728', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxmh4es19vy4kx5705azd', 'org_01m8mzxftxee4t293qq63a2cw3', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1796000895524, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x888efd6df2d854433bf7c9182be22a6e34e574e6345efe1bb605ea1d3ba6febf', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxmmnessthjrdt6pjkyg5', 'org_01m8mzxftxee4t293qq63a2cw3', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1796000895637, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xf1b5dedfc106fc2c5c14b428bbad730aa2276f78d605e3168778434188269b96', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxmqfeds9j38pp9022dfg', 'org_01m8mzxftxee4t293qq63a2cw3', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1796000895727, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x7e5c66f0acc5ad83e48ac5ae83c17f070ad2377ec9b7bc44045722eba29167c5', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxmx4ety9p3mzwarz8zc3', 'org_01m8mzxftxee4t293qq63a2cw3', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1796000895908, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x7b8d3a926098bd9b806a0ef0ca7902e655f4a1ea66eab3099f5a38f5af5637c6', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxn12e098fns2zmqm5ysr', 'org_01m8mzxftxee4t293qq63a2cw3', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1796000896034, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x686f27d0b058f764d32f7f43c1f15c1ed9ebe112986412bfddbb3383865bcae5', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxna3e63s6tnz9m46b7t0', 'org_01m8mzxftxee4t293qq63a2cw3', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8mzxmmnessthjrdt6pjkyg5', 60000, 1796000896323, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xdfd9a446ad7b4806792b392c541559ff5ce3366cdf8d87c1f28c2951351ce8f3', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxnyce958ef41s5gcc6wd', 'org_01m8mzxftxee4t293qq63a2cw3', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1796000896972, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x958eca7342e909913246aa20ec65b6f2dbd740cab4851937dd4cc037722a5721', 'opening balances
jv-001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxnyce958ef41scdw9he9', 'org_01m8mzxftxee4t293qq63a2cw3', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1796000896972, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x5b00fba210992c73bdc3fe11b6b59f867e09b15ceae7880f0f1628294cc6a08f', 'march wages
jv-002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxnyce958ef41sn4e1597', 'org_01m8mzxftxee4t293qq63a2cw3', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1796000896972, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x54aea613841d3d5d5415f92891ae3bfbf669c0d8ccca4ec79a3bad10998e1add', 'depreciation of the laptop
jv-003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxp6he9fvgpmecv34g955', 'org_01m8mzxftxee4t293qq63a2cw3', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1796000897233, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x85dc338a8d10c32d56f604fbe15752d2662568f6fec165c028a3c8e9545633d9', 'receipt from kestrel fitness cic', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxq3xetes743qz3qsdbjb', 'org_01m8mzxftxee4t293qq63a2cw3', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1796000898173, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xf2ac2761610642b9248bce0d9d9eec4eab05fc4c7e29b3669f3a199852a1bfcf', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxqnweqg9v2bqbvt8bmzp', 'org_01m8mzxftxee4t293qq63a2cw3', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1796000898748, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x266eb4989a437bd4ef45a266b40bb219bdf3b93ac0a4944de41d94c3c8319757', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxr5geg4988wnhnb98rfe', 'org_01m8mzxftxee4t293qq63a2cw3', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1796000899248, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x7783c12c48599b67626be4d29ee3bf822961c2e3e5da161283b08bb7108166cb', 'fpo harcourt lettings hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxrkdex8vzg8cv52x4gpj', 'org_01m8mzxftxee4t293qq63a2cw3', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1796000899693, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x75af11803c539edc14978fb01aa2a0dfcf78fb7193ca689e97b4cb5ad6d9dd09', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxs7sebdvpmpq3db5c4fk', 'org_01m8mzxftxee4t293qq63a2cw3', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1796000900345, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x58bccd432b757bad3f26d2bf103e97191928eea028ad62383fae9dcb0a73afc9', 'fpo printwell px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxsvreqmahtmz5agb3shn', 'org_01m8mzxftxee4t293qq63a2cw3', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1796000900984, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x4f59071ca32323870496d9ef719f22740c561a20a14ac26969a42e29d2129e51', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxv5vew3afkgvtezfh57h', 'org_01m8mzxftxee4t293qq63a2cw3', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1796000902331, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xaeb9360a1258044ebc4edf1b4c3f1c21f8ffb2b28b359968e9d46c718e1311af', 'tfr to savings', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxvv5e35a5qze8rn14wqm', 'org_01m8mzxftxee4t293qq63a2cw3', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1796000903013, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x2562c293c9ebcbbd851800ade6b3ddcc74d644e9360c4e420a1218eca7e645e3', 'fpo j wren net pay march', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxyqheemvnmr9tbxy5exr', 'org_01m8mzxftxee4t293qq63a2cw3', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1796000905969, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xaa3005cb5c6ce4567d54e7fc573320c1832832c7ada473333e67414b61083bbe', 'card trainline.com london', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy5vkevrrhv5j291b1vt9', 'org_01m8mzxet7evatzgj0hfzpeb92', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1796000913267, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xf6ae6bb4f97fe6a2cefcf5a5ddaf8f12c4c3f92691897e845850ff3f6692996d', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxz7geq18g6z9p1sf0t0n', 'org_01m8mzxftxee4t293qq63a2cw3', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1796000906480, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xdbd957c5a0fcb1530defdb2e54bf02b9cfc762e506df4aa6e09e424fa69390d6', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy07ne059yh470tw9jea2', 'org_01m8mzxftxee4t293qq63a2cw3', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1796000907509, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xe57cb756d0bf88e024f6e9e7092cc662442c9caa838b2feea9b4fb515aab7521', 'total charges to 19mar2026', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy6c3eas8jczn101ph42w', 'org_01m8mzxet7evatzgj0hfzpeb92', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8mzy63ge9btjvfz8npqw42e', 50000, 1796000913795, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x6dfa0f860df0eaaa9e85f6c07656e95e4ffda4b8d5d184ade4791ae3a965973a', 'reversal of journal 3: a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy819ehvskn8w9m3pj1mc', 'org_01m8mzxet7evatzgj0hfzpeb92', 13, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1796000915418, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xb990163feb95a5e36fe432be6f987e1fbd905ca7cdf954801388fc2a3f295aa0', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy8ffepz8by1g7m4mb1qt', 'org_01m8mzxet7evatzgj0hfzpeb92', 17, '2026-03-29', 'A journal', NULL, NULL, 'manual', NULL, 300, 1796000915951, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x09d60b3b35e5bc1bba8a50992f685ba4a2621ff11ccd8e721af754eb466e06eb', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzxznyegd9vbpbpbtpszhw', 'org_01m8mzxftxee4t293qq63a2cw3', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1796000906942, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x120188dfe0ff6a1666a5edfceebf9fe4249aaf645789942f15b7b482b62ba960', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy5rpepjb2x20rve8fj5s', 'org_01m8mzxet7evatzgj0hfzpeb92', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1796000913174, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x6e97fa7d46912e5a28958e6a9b14aa8471bf102b692bca2d080187f7818420c0', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy63ge9btjvfz8npqw42e', 'org_01m8mzxet7evatzgj0hfzpeb92', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1796000913520, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x44fafe2ba91458b712afd80cfa79893d0f4b3e60c6d36c710933d2bece5bc204', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy6gtepsaccd3qac28zbt', 'org_01m8mzxet7evatzgj0hfzpeb92', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1796000913946, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xd325f120230bf51ec36c6dd52551ec7ef673bc1f83fa11cb11ca43fe525614f1', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy6vcednvr2day03fcqqr', 'org_01m8mzxet7evatzgj0hfzpeb92', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1796000914284, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x60c7ceb138e9c3d4f68197ea22c8fdd99844009b5f30b7dc42b06a3a3b425c1b', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy6yqegxs3e13k0aytvmr', 'org_01m8mzxet7evatzgj0hfzpeb92', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1796000914391, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x47dfd747d34d4d770be7bd3bdb9cbb61eb4125ce305901271f32d0134e2be6c9', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy796ete84c109thg30z7', 'org_01m8mzxet7evatzgj0hfzpeb92', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1796000914726, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xcc36129d32cc388723145218b268e4e9b557c184faa2821fd91e7148678f2694', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy7fte9d9htw54xh02pm0', 'org_01m8mzxet7evatzgj0hfzpeb92', 10, '2025-03-10', 'With VAT', NULL, NULL, 'manual', NULL, 2400, 1796000914938, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xaeb7d1164df43e7fc730f8732ad336c165a690942b1940fa13e12f52a8a9601f', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy7she68ajqdfwhd14cgg', 'org_01m8mzxet7evatzgj0hfzpeb92', 11, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1796000915249, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xd35df3ac707bd0f681a5f92c0d3226df0b686c3ba9e87053b30661f132c8d059', 'receipt from oak', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy86rep2a5bpwshvbkemh', 'org_01m8mzxet7evatzgj0hfzpeb92', 14, '2026-03-02', 'Sales invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1796000915672, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xa3c60113d00d6c8573c5f1e797d7e17abfc5d73a9cc302c0b42db2d3691ac96c', 'sales invoice a-1, ash
a-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy894epytgq31wgkr8dg7', 'org_01m8mzxet7evatzgj0hfzpeb92', 15, '2026-03-02', 'Purchase invoice A-1, Ash', 'A-1', NULL, 'invoice', NULL, 5000, 1796000915748, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x3d09c49c9b13c5f00317ebb27e8022f2653a3cf793b43535ae96c3f74d1193a7', 'purchase invoice a-1, ash
a-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy6p5ey3bpg9m78yz12hh', 'org_01m8mzxet7evatzgj0hfzpeb92', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1796000914117, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\xc5761fc9244ed523178953431ea03703810739300f52b08474804cffcbbb2f1f', 'write-off of e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy7vreqzrapswrnahampf', 'org_01m8mzxet7evatzgj0hfzpeb92', 12, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1796000915320, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x183620cf2e0ac7c6c6d0e8948887883a10621ae798705dc2d7fae6fbcd7293e5', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8mzy8bdenc86jpckxz0x1sw', 'org_01m8mzxet7evatzgj0hfzpeb92', 16, '2026-03-28', 'Contra with Ash', NULL, NULL, 'contra', NULL, 4000, 1796000915821, 'usr_01m8mzxddvex48dsd7hc9p0bvx', '\x904b9667bfd960670cd688aadae22f4a2c995039d37b0f2c993b73abc859dc4e', 'contra with ash', 2);
INSERT INTO public.key_secrets VALUES ('\x46353e38f9859c0c0a1bdd9364c6b7581374ba9fd95fdd071222400f50f7082a', 'key_01m8mzxdqbe7h89y0876xbf2z9', NULL);
INSERT INTO public.key_secrets VALUES ('\x97e775b64cbb5d2b9d0984a8f34bf1667274d6a958a5ad2d9b357aafd8261ffa', 'key_01m8mzxepren4rw255qgj0anqk', NULL);
INSERT INTO public.late_vat VALUES ('jnl_01m8mzy7fte9d9htw54xh02pm0', 'org_01m8mzxet7evatzgj0hfzpeb92', 'error', 'careless', 'Lost', 1796000915016, 1796000915016);
INSERT INTO public.ledger_heads VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 29, '\xe57cb756d0bf88e024f6e9e7092cc662442c9caa838b2feea9b4fb515aab7521', 4253177, 58, '\xee08531e34fe842f5412326cefd440cd0882d6eb62343e738b7073a3229dfecc', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 17, '\x09d60b3b35e5bc1bba8a50992f685ba4a2621ff11ccd8e721af754eb466e06eb', 187200, 37, '\xe13f9793e530464fae17a65336048e4f8071b1825f9618dc486bc4c0d0d40af4', NULL);
INSERT INTO public.members VALUES ('mem_01m8mzxet7evatzgj0ars2jdfe', 'org_01m8mzxet7evatzgj0hfzpeb92', 'jo@example.com', 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'owner', 1796000889671, 1796000889671, 1);
INSERT INTO public.members VALUES ('mem_01m8mzxftxee4t293qgkt7d854', 'org_01m8mzxftxee4t293qq63a2cw3', 'jo@example.com', 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'owner', 1796000890717, 1796000890717, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'invoice', 6);
INSERT INTO public.number_sequences VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'invoice', 1);
INSERT INTO public.organisations VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1796000890717, 1796000909277, 2, 0, '2026-03-31', 0);
INSERT INTO public.organisations VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1796000889671, 1796000913355, 2, 1, '2025-03-31', 1);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8mzxddvex48dsd7hc9p0bvx', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1796000888252, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'usr_01m8mzxddvex48dsd7hc9p0bvx', '{}', '\x5b2dc9602dac8fcd3dab494e689d4bddd8681ef58d839aa08e73bfa877cbd115');
INSERT INTO public.security_events VALUES (2, 1796000888555, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mzxdqbe7h89y0876xbf2z9', 'usr_01m8mzxddvex48dsd7hc9p0bvx', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\xaa21312bd2bbe4c814ce2d05ab22d5cb5122ce596a828665c389efffbfb6e5bd');
INSERT INTO public.security_events VALUES (3, 1796000888847, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'usr_01m8mzxddvex48dsd7hc9p0bvx', '{"expires_at":"2026-11-30T02:08:08.847Z"}', '\xc92958e52cf60acba141e0f294caefbe426b0ca1a0b569b85b09f360210b9982');
INSERT INTO public.security_events VALUES (4, 1796000889560, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8mzxepren4rw255qgj0anqk', 'usr_01m8mzxddvex48dsd7hc9p0bvx', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\x8bd28a674ec164e3a710b2c64faaeffb8e79829f1e95bc9c9306eeaf28910485');
INSERT INTO public.security_events VALUES (5, 1796000912748, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8mzxddvex48dsd7hc9p0bvx', 'usr_01m8mzxddvex48dsd7hc9p0bvx', '{"amount":10,"balance":10}', '\xa574e600a0e235b77434e48369d2ec6f77ab788058dbe45a62674385e32470a6');
INSERT INTO public.security_head VALUES (1, 5, '\xa574e600a0e235b77434e48369d2ec6f77ab788058dbe45a62674385e32470a6', NULL);
INSERT INTO public.settlements VALUES ('set_01m8mzxq3xetes743qz3qsdbjb', 'org_01m8mzxftxee4t293qq63a2cw3', 'payment', 'purchase', 'posted', 'con_01m8mzxja4e24rvs2cnj6atq2g', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-01-22', 107880, 107880, NULL, 'btx_01m8mzxpk9ek2bs1fkpwaycb04', 1, 'jnl_01m8mzxq3xetes743qz3qsdbjb', NULL, NULL, '', 1796000898173, 1796000898173, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mzxqnweqg9v2bqbvt8bmzp', 'org_01m8mzxftxee4t293qq63a2cw3', 'receipt', 'sales', 'posted', 'con_01m8mzxhbdenbs03zmegkgvbva', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-01-30', 150000, 150000, NULL, 'btx_01m8mzxpk9ek2bs1fkq1mq1m1k', 1, 'jnl_01m8mzxqnweqg9v2bqbvt8bmzp', NULL, NULL, '', 1796000898748, 1796000898748, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mzxr5geg4988wnhnb98rfe', 'org_01m8mzxftxee4t293qq63a2cw3', 'payment', 'purchase', 'posted', 'con_01m8mzxjfjeetv14x0x04ccztc', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-02-10', 135000, 135000, NULL, 'btx_01m8mzxpk9ek2bs1fkqbp5c0nd', 1, 'jnl_01m8mzxr5geg4988wnhnb98rfe', NULL, NULL, '', 1796000899248, 1796000899248, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mzxrkdex8vzg8cv52x4gpj', 'org_01m8mzxftxee4t293qq63a2cw3', 'receipt', 'sales', 'posted', 'con_01m8mzxhbdenbs03zmegkgvbva', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-02-16', 171000, 171000, NULL, 'btx_01m8mzxpk9ek2bs1fkqfhb1dhr', 1, 'jnl_01m8mzxrkdex8vzg8cv52x4gpj', NULL, NULL, '', 1796000899693, 1796000899693, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mzxs7sebdvpmpq3db5c4fk', 'org_01m8mzxftxee4t293qq63a2cw3', 'payment', 'purchase', 'posted', 'con_01m8mzxj2xeh6bdd2cq7j9tesc', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-02-27', 40000, 40000, NULL, 'btx_01m8mzxpk9ek2bs1fkqpvnyqgs', 1, 'jnl_01m8mzxs7sebdvpmpq3db5c4fk', NULL, NULL, '', 1796000900345, 1796000900345, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mzxsvreqmahtmz5agb3shn', 'org_01m8mzxftxee4t293qq63a2cw3', 'receipt', 'sales', 'posted', 'con_01m8mzxhsmeaxsxpgw67bgnjvh', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-03-16', 141840, 141840, NULL, 'btx_01m8mzxpk9ek2bs1fkr3x30gcj', 1, 'jnl_01m8mzxsvreqmahtmz5agb3shn', NULL, NULL, '', 1796000900984, 1796000900984, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mzxp6he9fvgpmecmpy3ywx', 'org_01m8mzxftxee4t293qq63a2cw3', 'receipt', 'sales', 'posted', 'con_01m8mzxhj9ents6kzbachqvhjc', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-03-06', 28200, 28200, NULL, 'btx_01m8mzxpk9ek2bs1fkqzbgk92v', 0, 'jnl_01m8mzxp6he9fvgpmecv34g955', NULL, NULL, '', 1796000897233, 1796000901751, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL, NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8mzy7she68ajqdfwe2kw63m', 'org_01m8mzxet7evatzgj0hfzpeb92', 'receipt', 'sales', 'posted', 'con_01m8mzy7r0ek5rg4qmw5754ag3', 'bac_01m8mzxfhcey4a2bxq7xs2rknq', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8mzy7she68ajqdfwhd14cgg', NULL, NULL, '', 1796000915249, 1796000915418, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958, NULL, NULL);
INSERT INTO public.stated_balances VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 'bac_01m8mzxgpvej0aj7b6ygvcqxy4', '2026-03-31', 900715, 1796000897641);
INSERT INTO public.tax_codes VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1796000913130, 1796000913130, 1, NULL, NULL);
INSERT INTO public.tax_rates VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 'btx_01m8mzy61teevsf7ga89kdjcrc', 'jnl_01m8mzy63ge9btjvfz8npqw42e');
INSERT INTO public.unpaid_vat VALUES ('jnl_01m8mzy6yqegxs3e13k0aytvmr', 'org_01m8mzxet7evatzgj0hfzpeb92', 'inv_01m8mzy6vcednvr2daxw8452bk', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8mzxet7evatzgj0bsv3nw8k', NULL, 'jnl_01m8mzy6yqegxs3e13k0aytvmr', NULL, NULL, 1796000914391);
INSERT INTO public.users VALUES ('usr_01m8mzxddvex48dsd7hc9p0bvx', 'jo@example.com', 0, 7, 0, 1796000888252, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxftxee4t293qq63a2cw3', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2025-04-01', 'output', '2025-03-10', 2000, 400, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8mzxk9wetzbprazj4he0ny2', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8mzxkgve86a3xftjseqrtr7', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8mzxktjej9berbv38yw0q2e', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8mzxm42e90a1z4wq8d35s22', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8mzxm8ae2n8k36tpsrewmxa', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8mzxmcnexave33tb1ge33hv', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8mzxmcnexave33tb1ge33hv', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8mzxmh4es19vy4kx0jcv0j4', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8mzxmmnessthjrdt00v89vy', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8mzxmqfeds9j38pp4cnfab7', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8mzxmx4ety9p3mzw45dn9dg', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8mzxn12e098fns2zg14kmdc', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8mzxn12e098fns2zg14kmdc', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8mzxmmnessthjrdt00v89vy', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxftxee4t293qq63a2cw3', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8mzy6gtepsaccd3q67nqp8n', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8mzy6vcednvr2daxw8452bk', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 10, 1, 0, '2025-03-10', '2025-04-01', '2025-03-10', 'output', 'ST', 2000, 400, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 11, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 12, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8mzy7vreqzrapswrjktdqa4', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', 13, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO public.vat_methods VALUES ('org_01m8mzxet7evatzgj0hfzpeb92', '2026-05-01', 1, 'GB123456789', 'standard', NULL, NULL);
INSERT INTO public.vat_payments VALUES ('jnl_01m8mzy796ete84c109thg30z7', 'org_01m8mzxet7evatzgj0hfzpeb92', 'vrt_01m8mzy732ebvvf6d9g45m3qk5', 1796000914803);
INSERT INTO public.vat_returns VALUES ('vrt_01m8mzy12nekgsyg05s103zqqk', 'org_01m8mzxftxee4t293qq63a2cw3', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1796000908810, 1796000908373, 1796000908810, 2, NULL, NULL, 0, 0);
INSERT INTO public.vat_returns VALUES ('vrt_01m8mzy732ebvvf6d9g45m3qk5', 'org_01m8mzxet7evatzgj0hfzpeb92', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1796000914638, 1796000914530, 1796000914638, 2, NULL, NULL, 0, 0);
INSERT INTO public.vat_returns VALUES ('vrt_01m8mzy7dtea1bb8syt2vcj1ea', 'org_01m8mzxet7evatzgj0hfzpeb92', '2025-04-01', '2025-06-30', 'draft', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1796000914874, 1796000914874, 1, NULL, NULL, 0, 0);
INSERT INTO public.write_offs VALUES ('alc_01m8mzy6p5ey3bpg9m744cznqp', 'org_01m8mzxet7evatzgj0hfzpeb92', 'inv_01m8mzy6gtepsaccd3q67nqp8n', '2026-03-25', 6000, 'acc_01m8mzxet7evatzgj0gzh3751k', 'In liquidation', 'jnl_01m8mzy6p5ey3bpg9m78yz12hh', NULL, NULL, 1796000914117, NULL);
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
