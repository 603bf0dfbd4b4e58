/** What the front desk switches on and looks at. */
export const frontDesk: readonly string[] = [
  `create table fault (
    id text primary key,
    tenant text not null,
    method text not null,
    path text not null,
    kind text not null,
    status integer,
    latency_ms integer,
    times integer
  )`,
  'create index fault_tenant on fault (tenant)',
  `create table telemetry (
    position bigint generated always as identity primary key,
    tenant text not null,
    kind text not null,
    content text not null,
    at bigint not null
  )`,
  'create index telemetry_tenant on telemetry (tenant, position)',
];
