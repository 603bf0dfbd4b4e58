/** What it takes to put a loan's agreed instalments back: hardship plans, and payments that go back after they settled. */
export const relief: readonly string[] = [
  'alter table agreement add column first_due_on date',
  `update agreement set first_due_on =
    (select min(due_on) from instalment where instalment.agreement_id = agreement.id)`,
  'alter table agreement add column hardship_from date',
  'update agreement set hardship_from = opened_on where hardship_until is not null',
  'alter table agreement add column agreed_plan jsonb',
  `create index payment_method_bounces on payment_method (tenant) where returns_with = 'UNAUTHORIZED'`,
  `create index payment_received on payment (method_id) where activity_status = 'RECEIVED'`,
];
