import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../sandbox/database/schema.ts';

/** One buyer with 5,000 of 50,000 loans, and one with ten; one loan with 50,000 activities, and one with ten. */
export const FEW = { buyer: 'few', loan: 'few-1' };
export const MANY = { buyer: 'many', loan: 'many-1' };

const addBuyer = (db: Kysely<Database>, id: string) =>
  db
    .insertInto('buyer')
    .values({
      id,
      tenant: 'northwind',
      status: 'ACTIVE',
      sub_status: null,
      email: `${id}@example.com`,
      phone: '+12025550101',
      given_name: id,
      family_name: 'Test',
      language: 'en-us',
      version: 1,
      created_at: 0,
    })
    .execute();

/** One loan in ten is open; the others are paid, and every seventh of them was cancelled. */
const addLoans = async (db: Kysely<Database>, buyer: string, count: number): Promise<void> => {
  await sql`insert into agreement (id, tenant, buyer_id, number, kind, status, merchant_name, search, order_id, order_source,
      order_placed_on, order_total, order_items, opened_on, closed_on, matures_on, original, currency, rate, frequency, term,
      day_count, rounding, accrued_through, balance, oldest_unpaid_on)
    select ${buyer} || '-' || n, 'northwind', ${buyer}, ${buyer} || '-' || n, 'INSTALLMENT_LOAN',
      case when n % 10 = 1 then 'OUTSTANDING' when n % 7 = 0 then 'CANCELLED' else 'PAID' end,
      'Shop ' || n % 50, 'shop ' || n % 50 || ' ' || ${buyer} || '-' || n, 'o', 'INSTORE', date '2020-01-01' + n % 2000, 10000,
      '[]', date '2020-01-01' + n % 2000, null, date '2027-01-01', 10000, 'USD', '9.99', 'MONTHLY', 12, 'ACTUAL_365', 'HALF_EVEN',
      date '2026-01-01', case when n % 10 = 1 then n % 997 * 10 else 0 end,
      case when n % 10 = 1 then date '2026-01-01' + n % 300 else date '9999-12-31' end
    from generate_series(1, ${sql.lit(count)}) as n`.execute(db);
  await sql`insert into instalment (agreement_id, number, due_on, amount, principal, interest, paid)
    select id, k, date '2026-01-01' + k * 30, 900, 800, 100, 0 from agreement, generate_series(1, 4) as k
    where buyer_id = ${buyer}`.execute(db);
};

/** A movement with a fee for each loan, as a list sums them up. */
const addPostings = async (db: Kysely<Database>): Promise<void> => {
  await sql`insert into journal (id, agreement_id, sequence, kind, booked_on, created_at)
    select id, id, 1, 'FEE', date '2026-01-01', 0 from agreement`.execute(db);
  await sql`insert into posting (journal_id, agreement_id, account, amount)
    select id, id, account, case account when 'FEES' then 100 else -100 end
    from agreement, unnest(array['FEES', 'FEE_INCOME']) as account`.execute(db);
};

/** Mostly payments that were received; one in 5,000 was charged back, and one in 10,000 is in progress. */
const addActivities = async (db: Kysely<Database>, buyer: string, loan: string, count: number) => {
  await sql`insert into payment (id, tenant, buyer_id, agreement_id, origin, flow, amount_type, amount, pay_on, status,
      activity_status, activity_type, created_at)
    select ${loan} || '-p' || n, 'northwind', ${buyer}, ${loan}, 'LENDER', 'MAKE_PAYMENT', 'OTHER', 100,
      date '1990-01-01' + n % 12000, case when n % 10000 = 7 then 'PENDING' else 'COMPLETED' end,
      case when n % 10000 = 7 then 'PENDING' when n % 5000 = 3 then 'CHARGED_BACK' else 'RECEIVED' end,
      case when n % 5000 = 3 then 'CHARGEBACK' when n % 2 = 0 then 'AUTOPAY' else 'PAYMENT' end, 0
    from generate_series(1, ${sql.lit(count)}) as n`.execute(db);
};

/** Enough rows in the tables that are small beside the others for an index to be worth its while. */
const addBystanders = async (db: Kysely<Database>): Promise<void> => {
  await sql`insert into buyer (id, tenant, status, email, phone, given_name, family_name, language, version, created_at)
    select 'bystander-' || n, 'northwind', 'ACTIVE', 'bystander-' || n || '@example.com', '+12025550101', 'By', 'Stander',
      'en-us', 1, 0 from generate_series(1, 5000) as n`.execute(db);
  await sql`insert into payment_method (id, tenant, buyer_id, type, status, last4, holder, added_at, declines)
    select 'bystander-' || n, 'northwind', 'bystander-' || n, 'BANK_ACCOUNT', 'ACCEPTED', '0000', 'By Stander', 0, false
    from generate_series(1, 5000) as n`.execute(db);
  await sql`insert into withheld_draft (agreement_id, due_on)
    select id, date '2025-01-01' from agreement where buyer_id = 'others'`.execute(db);
};

/** Fills an empty, migrated database of northwind's with those two and with the loans of others. */
export const addLargeLists = async (db: Kysely<Database>): Promise<void> => {
  for (const buyer of [FEW.buyer, MANY.buyer, 'others']) await addBuyer(db, buyer);
  await db
    .insertInto('payment_method')
    .values({
      id: 'method',
      tenant: 'northwind',
      buyer_id: MANY.buyer,
      type: 'BANK_ACCOUNT',
      status: 'ACCEPTED',
      brand: null,
      bank_name: 'Bank',
      last4: '0000',
      expires: null,
      holder: 'Many',
      added_at: 0,
      declines: false,
    })
    .execute();
  await addLoans(db, FEW.buyer, 10);
  await addLoans(db, MANY.buyer, 5_000);
  await addLoans(db, 'others', 45_000);
  await addPostings(db);
  await addActivities(db, FEW.buyer, FEW.loan, 10);
  await addActivities(db, MANY.buyer, MANY.loan, 50_000);
  await sql`insert into autopay (id, agreement_id, method_id, amount_type, amount_rule, frequency, start_on, since, notice_waived,
      created_at)
    select id, id, 'method', 'INSTALLMENT', 'FIXED', 'MONTHLY', date '2020-01-01', date '2020-01-01', false, 0
    from agreement`.execute(db);
  await addBystanders(db);
  // A server does so automatically after a while; for the embedded one it runs at start and when data is created.
  await sql`analyze`.execute(db);
};
