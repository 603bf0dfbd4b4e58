import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { PlainDate } from '../../calendar/plain-date.ts';
import { instantOf } from '../../calendar/zone.ts';
import type { Database } from '../../database/schema.ts';
import { confirmationNumber } from '../../ledger/confirmation.ts';
import type { PlatformTenant } from '../../tenants/platform-tenant.ts';
import { loanRowsOf } from '../loan-rows.ts';
import { type PersonRows, rowsOf } from '../person-rows.ts';
import { MANY_ACTIVITIES, MANY_LOANS, manyLoansPerson } from './many-loans-person.ts';
import { manyPlans } from './many-plans.ts';

type Rows = ReturnType<typeof loanRowsOf>;

/**
 * Books are brought over as one entry that sums up what was played: the loans were run elsewhere before, and an entry
 * for each of their movements would be three times as much data as all else.
 */
const broughtOver = ({ journals, postings }: Rows): Pick<PersonRows, 'journal' | 'posting'> => {
  const [opening] = journals;
  const last = journals[journals.length - 1];
  if (!opening || !last) return { journal: [], posting: [] };
  const sums = new Map<Insertable<Database['posting']>['account'], number>();
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount);
  const journal = { ...last, id: opening.id, sequence: 1, kind: 'BROUGHT_OVER', payment_id: null };
  return {
    journal: [journal],
    posting: [...sums]
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount]) => ({
        journal_id: opening.id,
        agreement_id: opening.agreement_id,
        account,
        amount,
      })),
  };
};

/** Every row of the borrower who has the most loans, played up to a day. */
export const manyLoanRows = (tenant: PlatformTenant, today: PlainDate, now: number): PersonRows => {
  const person = rowsOf(manyLoansPerson, tenant, today, now);
  const [buyer] = person.buyer;
  const [method] = person.payment_method;
  if (!buyer || !method) throw new Error('The borrower has a row and a method.');
  const known = new Map<string, number>();
  // Reading a zone is slow, and the same few thousand instants occur a hundred thousand times.
  const at = (date: PlainDate, hour: number): number => {
    const moment = known.get(`${date} ${hour}`) ?? Math.min(instantOf(tenant.timezone, date, hour), now);
    known.set(`${date} ${hour}`, moment);
    return moment;
  };
  const owner = {
    buyerId: buyer.id,
    tenant,
    today,
    at,
    methodId: method.id,
    confirmation: confirmationNumber,
  };
  const loans = manyPlans(MANY_LOANS, MANY_ACTIVITIES).map((plan, index) => {
    const rows = loanRowsOf({ plan, id: randomUUID(), ...owner });
    // Numbers in a row, where numbers at random would meet.
    const number = `${tenant.id.slice(0, 2).toUpperCase()}-${String(index + 1).padStart(6, '0')}-Q`;
    const search = `${rows.agreement.merchant_name} ${number} ${rows.agreement.order_id}`.toLowerCase();
    return { rows, agreement: { ...rows.agreement, number, search } };
  });
  const books = loans.map(({ rows }) => broughtOver(rows));
  const since = Math.min(...loans.map(({ rows }) => at(rows.openedOn, 9)));
  return {
    ...person,
    buyer: [{ ...buyer, created_at: since }],
    payment_method: person.payment_method.map((row, index) => ({ ...row, added_at: since + index * 60_000 })),
    agreement: loans.map(({ agreement }) => agreement),
    instalment: loans.flatMap(({ rows }) => rows.instalments),
    journal: books.flatMap(({ journal }) => journal),
    posting: books.flatMap(({ posting }) => posting),
    payment: loans.flatMap(({ rows }) => rows.payments),
  };
};
