/**
 * Work that failed, and what waits behind it for the same agreement: everything else continues. The first of an
 * agreement has been tried; it is retried at a time of the platform's clock, or only on request.
 */
export const workPutAside: readonly string[] = [
  `create table work_aside (
    tenant text not null,
    position bigint generated always as identity primary key,
    day date not null,
    phase integer not null,
    agreement_id text not null,
    payments jsonb not null,
    attempts integer not null,
    last_error text,
    failed_at bigint,
    try_again_at bigint
  )`,
  'create index work_aside_agreement on work_aside (tenant, agreement_id, position)',
];
