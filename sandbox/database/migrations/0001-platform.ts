/**
 * The platform's tables. Amounts are integer cents, instants epoch milliseconds, days are of type date.
 * The dialect is what PostgreSQL 15 and later share.
 */
export const platformTables: readonly string[] = [
  'create table setting (name text primary key, value text not null)',

  `create table buyer (
    id text primary key,
    tenant text not null,
    status text not null,
    sub_status text,
    email text not null,
    phone text not null,
    given_name text not null,
    family_name text not null,
    language text not null,
    version integer not null,
    created_at bigint not null
  )`,
  'create index buyer_email on buyer (tenant, email)',
  'create index buyer_phone on buyer (tenant, phone)',

  `create table contact (
    id text primary key,
    buyer_id text not null references buyer (id),
    type text not null,
    line1 text not null,
    line2 text,
    city text not null,
    region text not null,
    postal_code text not null,
    country text not null
  )`,
  'create index contact_buyer on contact (buyer_id)',

  `create table code_request (
    id text primary key,
    tenant text not null,
    purpose text not null,
    buyer_id text references buyer (id),
    channel text not null,
    address text not null,
    code_hash text not null,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint,
    spent_at bigint
  )`,
  'create index code_request_address on code_request (tenant, address, created_at)',

  `create table login_disclosure (
    id text primary key,
    request_id text not null references code_request (id),
    type text not null,
    accepted_at bigint not null
  )`,

  `create table sign_in_guard (
    account text primary key,
    attempts integer not null,
    last_attempt_at bigint not null,
    locked_until bigint
  )`,
  'create table guess (account text not null, at bigint not null)',
  'create index guess_account on guess (account, at)',

  `create table outbox (
    id text primary key,
    tenant text not null,
    channel text not null,
    recipient text not null,
    subject text not null,
    body text not null,
    code text,
    position bigint generated always as identity,
    created_at bigint not null
  )`,
  'create index outbox_tenant on outbox (tenant, position)',
  'create index outbox_recipient on outbox (tenant, recipient, position)',

  `create table payment_method (
    id text primary key,
    tenant text not null,
    buyer_id text not null references buyer (id),
    type text not null,
    status text not null,
    brand text,
    bank_name text,
    last4 text not null,
    expires text,
    holder text not null,
    added_at bigint not null,
    declines boolean not null
  )`,
  'create index payment_method_buyer on payment_method (buyer_id)',

  `create table agreement (
    id text primary key,
    tenant text not null,
    buyer_id text not null references buyer (id),
    number text not null,
    kind text not null,
    status text not null,
    merchant_name text not null,
    search text not null,
    order_id text not null,
    order_source text not null,
    order_placed_on date not null,
    order_total bigint not null,
    order_items jsonb not null,
    opened_on date not null,
    closed_on date,
    matures_on date not null,
    original bigint not null,
    currency text not null,
    apr text not null,
    frequency text not null,
    term integer not null,
    day_count text not null,
    rounding text not null,
    accrued_through date not null,
    balance bigint not null,
    oldest_unpaid_on date not null,
    down_payment bigint,
    down_payment_on date,
    source text,
    hardship_plan integer,
    hardship_until date,
    unique (tenant, number)
  )`,
  'create index agreement_due on agreement (buyer_id, oldest_unpaid_on, id)',
  'create index agreement_opened on agreement (buyer_id, opened_on, id)',
  'create index agreement_balance on agreement (buyer_id, balance, id)',

  `create table instalment (
    agreement_id text not null references agreement (id),
    number integer not null,
    due_on date not null,
    amount bigint not null,
    principal bigint not null,
    interest bigint not null,
    paid bigint not null,
    primary key (agreement_id, number)
  )`,

  `create table journal (
    id text primary key,
    agreement_id text not null references agreement (id),
    sequence integer not null,
    kind text not null,
    booked_on date not null,
    payment_id text,
    created_at bigint not null,
    unique (agreement_id, sequence)
  )`,
  `create table posting (
    journal_id text not null references journal (id),
    agreement_id text not null references agreement (id),
    account text not null,
    amount bigint not null,
    primary key (journal_id, account)
  )`,
  'create index posting_agreement on posting (agreement_id, account)',

  `create table prepared_document (
    id text primary key,
    tenant text not null,
    agreement_id text not null references agreement (id),
    kind text not null,
    locale text not null,
    version text not null,
    title text not null,
    content text not null,
    parameters jsonb not null,
    effective_on date not null,
    created_at bigint not null
  )`,
  'create index prepared_document_agreement on prepared_document (agreement_id)',

  `create table payment (
    id text primary key,
    tenant text not null,
    buyer_id text not null references buyer (id),
    agreement_id text not null references agreement (id),
    request_key text,
    origin text not null,
    flow text not null,
    amount_type text not null,
    amount bigint not null,
    pay_on date not null,
    status text not null,
    activity_status text not null,
    activity_type text not null,
    confirmation text,
    method_id text references payment_method (id),
    document_id text,
    accepted_at bigint,
    retry_of text,
    principal bigint,
    interest bigint,
    fees bigint,
    failure_reason text,
    retry_on date,
    due_on date,
    created_at bigint not null
  )`,
  // A due day is drafted once, no matter which process runs the work and how often.
  `create unique index payment_draft on payment (agreement_id, due_on) where origin = 'AUTOPAY'`,
  'create index payment_agreement on payment (agreement_id, pay_on, id)',
  'create index payment_status on payment (status, pay_on)',

  `create table autopay (
    id text primary key,
    agreement_id text not null references agreement (id),
    method_id text not null references payment_method (id),
    amount_type text not null,
    amount bigint,
    amount_rule text not null,
    frequency text not null,
    start_on date not null,
    since date not null,
    notice_waived boolean not null,
    document_id text,
    accepted_at bigint,
    paused_reason text,
    ended_at bigint,
    created_at bigint not null
  )`,
  'create unique index autopay_current on autopay (agreement_id) where ended_at is null',

  `create table idempotency (
    buyer_id text not null,
    key text not null,
    fingerprint text not null,
    state text not null,
    status integer,
    answer jsonb,
    started_at bigint not null,
    primary key (buyer_id, key)
  )`,

  `create table flag (
    tenant text not null,
    name text not null,
    state text not null,
    value jsonb,
    primary key (tenant, name)
  )`,
];
