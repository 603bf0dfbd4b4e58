import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../sandbox/database/schema.ts';

/** Wrong rows by the invariant that they break; a correct ledger has none. */
const LAWS = {
  'every journal balances': sql`select journal_id from posting group by journal_id having sum(amount) <> 0`,
  'a balance is what its accounts say': sql`select a.id from agreement a
    join (select agreement_id, sum(amount) as owed from posting
          where account in ('PRINCIPAL', 'INTEREST', 'FEES') group by agreement_id) p on p.agreement_id = a.id
    where a.balance <> p.owed`,
  'nothing is negative': sql`select agreement_id, account from posting
    where account in ('PRINCIPAL', 'INTEREST', 'FEES', 'CASH', 'IN_TRANSIT')
    group by agreement_id, account having sum(amount) < 0`,
  'nothing of the buyer’s is kept': sql`select agreement_id from posting
    where account in ('UNAPPLIED', 'IN_TRANSIT') group by agreement_id having sum(amount) <> 0`,
  'instalments add up': sql`select agreement_id from instalment
    where paid < 0 or paid > amount or principal < 0 or interest < 0 or principal + interest <> amount`,
  'open instalments ask for what is owed, fees apart, and closed loans for nothing more': sql`select a.id
    from agreement a
    join (select agreement_id, sum(amount) as owed from posting
          where account in ('PRINCIPAL', 'INTEREST') group by agreement_id) p on p.agreement_id = a.id
    left join (select agreement_id, sum(amount - paid) as asked from instalment group by agreement_id) i
      on i.agreement_id = a.id
    where a.status in ('OUTSTANDING', 'ACCEPTED') and coalesce(i.asked, 0) < p.owed`,
  'a loan is closed when, and only when, nothing is owed or it was written off': sql`select id from agreement
    where (status in ('PAID', 'CANCELLED', 'CLOSED', 'EXPIRED', 'REVIEW') and balance <> 0)
      or (status in ('OUTSTANDING', 'ACCEPTED', 'CHARGED_OFF') and balance = 0)
      or (status in ('OUTSTANDING', 'ACCEPTED', 'REVIEW')) <> (closed_on is null)`,
  'what settled payments say they paid is what the ledger holds of them': sql`select p.id from payment p
    where p.activity_status = 'RECEIVED' and p.origin <> 'LENDER' and p.principal + p.interest + p.fees > p.amount`,
  'an instalment costs one late fee at most, and split pay none': sql`select a.id from agreement a
    join payment p on p.agreement_id = a.id and p.activity_type = 'FEE'
    group by a.id, a.kind, p.due_on having a.kind = 'SPLIT_PAY' or (p.due_on is not null and count(*) > 1)`,
  'a second try follows a return, once': sql`select first.id from payment first
    join payment again on again.retry_of = first.id
    group by first.id, first.activity_status having first.activity_status <> 'RETURNED' or count(*) > 1`,
  'a payment that went back has its line': sql`select a.id from agreement a
    join payment p on p.agreement_id = a.id
    where p.activity_status = 'CHARGED_BACK' group by a.id
    having count(*) filter (where p.activity_type = 'CHARGEBACK') <> count(*) filter (where p.activity_type <> 'CHARGEBACK')`,
  'what banks took back is what they had brought': sql`select back.agreement_id from
    (select agreement_id, sum(amount) as cents from payment where activity_type = 'CHARGEBACK' group by agreement_id) back
    left join (select agreement_id, sum(amount) as cents from payment
               where activity_status = 'CHARGED_BACK' and activity_type <> 'CHARGEBACK' group by agreement_id) brought
      on brought.agreement_id = back.agreement_id
    where back.cents is distinct from brought.cents`,
  'cash is what settled payments brought': sql`select a.id from agreement a
    join (select agreement_id, sum(amount) as cash from posting where account = 'CASH' group by agreement_id) c
      on c.agreement_id = a.id
    left join (select agreement_id, sum(amount) as settled from payment
               where activity_status = 'RECEIVED' and activity_type in ('PAYMENT', 'AUTOPAY') group by agreement_id) s
      on s.agreement_id = a.id
    where c.cash <> coalesce(s.settled, 0)`,
} as const;

/** Expects what has to be true of every loan's books on every day. */
export const expectSoundBooks = async (db: Kysely<Database>): Promise<void> => {
  for (const [law, query] of Object.entries(LAWS)) {
    const { rows } = await query.execute(db);
    expect(rows, law).toEqual([]);
  }
};
