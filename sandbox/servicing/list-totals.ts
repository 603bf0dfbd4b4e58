import type { Kysely } from 'kysely';
import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import type { ListTotalsWire } from '../contract/agreement.ts';
import type { AgreementRow, Database } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { byAgreement } from './by-agreement.ts';
import { instalmentOf, instalmentsOf } from './loan-store.ts';
import { moneyOf } from './money-of.ts';
import { isOpen, standingOf } from './standing.ts';

/** How far ahead a payment counts as due soon: every loan's next payment within a month. */
const SOON_DAYS = 30;

type Counted = Pick<AgreementRow, 'id' | 'status' | 'balance' | 'oldest_unpaid_on'>;

/** What all agreements of a list come to on a day. */
export const listTotals = async (
  db: Kysely<Database>,
  rows: readonly Counted[],
  { currency }: Pick<PlatformTenant, 'currency'>,
  today: PlainDate,
): Promise<ListTotalsWire> => {
  const money = moneyOf(currency);
  const by = addDays(today, SOON_DAYS);
  const asked = rows.filter(({ status, oldest_unpaid_on }) => isOpen(status) && oldest_unpaid_on <= by);
  const ids = asked.map(({ id }) => id);
  const instalments = byAgreement(ids.length === 0 ? [] : await instalmentsOf(db, ids));
  const fees = new Map(
    ids.length === 0
      ? []
      : (
          await db
            .selectFrom('posting')
            .select((eb) => ['agreement_id', eb.fn.sum<string>('amount').as('cents')])
            .where('agreement_id', 'in', ids)
            .where('account', '=', 'FEES')
            .groupBy('agreement_id')
            .execute()
        ).map(({ agreement_id, cents }) => [agreement_id, Number(cents)]),
  );
  const standings = asked.map(({ id, status }) =>
    standingOf(status, (instalments.get(id) ?? []).map(instalmentOf), fees.get(id) ?? 0, today),
  );
  const late = standings.filter(({ pastDue }) => pastDue > 0);
  const soon = standings.flatMap(({ pastDue, next }) => (pastDue === 0 && next ? [next] : []));
  const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);
  return {
    count: rows.length,
    balance: money(sum(rows.map(({ balance }) => balance))),
    pastDue: { count: late.length, amount: money(sum(late.map(({ pastDue }) => pastDue))) },
    dueSoon: { count: soon.length, amount: money(sum(soon.map(({ amount }) => amount))), by },
  };
};
