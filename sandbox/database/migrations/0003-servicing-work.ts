/** What time does to agreements: banks that return draws, and indexes for finding what falls on a day. */
export const servicingWork: readonly string[] = [
  'alter table payment_method add column returns_with text',
  'create index instalment_unpaid on instalment (due_on) where paid < amount',
  'create index agreement_overdue on agreement (tenant, status, oldest_unpaid_on)',
  'create index payment_retry on payment (tenant, retry_on) where retry_on is not null',
  'create index payment_retry_of on payment (retry_of) where retry_of is not null',
];
