/**
 * Hosted pages of the gateway, and what identifies two entries of the same account or card without storing
 * the number.
 */
export const gatewaySessions: readonly string[] = [
  'alter table payment_method add column fingerprint text',
  `create table gateway_session (
    id text primary key,
    token_hash text not null unique,
    tenant text not null,
    buyer_id text not null references buyer (id),
    purpose text not null,
    locale text not null,
    theme text not null,
    origin text not null,
    state text not null,
    bank text,
    method_id text references payment_method (id),
    created_at bigint not null,
    expires_at bigint not null
  )`,
];
