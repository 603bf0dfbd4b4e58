/**
 * Scheduled work, as rows that several processes take from: how far a tenant is, and what is left of its current phase.
 * The progress of an older version is taken over.
 */
export const workQueue: readonly string[] = [
  `create table work_pass (
    tenant text primary key,
    number bigint not null,
    day date not null,
    phase integer
  )`,
  `insert into work_pass (tenant, number, day, phase)
    select substr(name, length('worked-through:') + 1), 0, value::date, null
    from setting where name like 'worked-through:%'`,
  `delete from setting where name like 'worked-through:%'`,
  `create table work_item (
    tenant text not null,
    position bigint generated always as identity,
    day date not null,
    phase integer not null,
    agreement_id text not null,
    payments jsonb not null,
    primary key (tenant, position)
  )`,
];
