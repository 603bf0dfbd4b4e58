import type { Kysely } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { AgreementRow, AutopayRow, Database, PaymentMethodRow, PaymentRow } from '../database/schema.ts';
import type { Instalment } from '../ledger/schedule.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { type Draft, draftsOf } from './autopay-view.ts';
import { byAgreement } from './by-agreement.ts';
import { agreedEnrolmentsOf, currentOf, onHold } from './enrolments.ts';
import { type FeeExemptions, nextLateFee } from './late-fee.ts';
import { instalmentOf, instalmentsOf, withBooks } from './loan-store.ts';
import { isOnHold } from './on-hold.ts';
import { paymentsInProgressOf, pendingOf } from './payment-rows.ts';
import { isOpen } from './standing.ts';

/** When and for which lender an agreement is summed up. */
export interface SummaryMoment {
  readonly tenant: PlatformTenant;
  readonly today: PlainDate;
  readonly now: number;
}

/** Data of a summary beyond the agreement's own row. */
export interface SummaryFacts {
  readonly instalments: readonly Instalment[];
  /** Fees owed, in cents. */
  readonly fees: number;
  readonly enrolled: boolean;
  readonly pausedReason: string | undefined;
  readonly inProgress: readonly PaymentRow[];
  readonly nextDraft: { readonly draft: Draft; readonly method: PaymentMethodRow } | undefined;
  readonly lateFee: { readonly on: PlainDate; readonly cents: number } | undefined;
  readonly lastMethodId: string | undefined;
}

const feesOwed = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('posting')
    .select((eb) => ['agreement_id', eb.fn.sum<string>('amount').as('cents')])
    .where('agreement_id', 'in', [...ids])
    .where('account', '=', 'FEES')
    .groupBy('agreement_id')
    .execute();

/** One probe of an index for each agreement: a long history is not read for its last payment. */
const lastMethods = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('agreement')
    .select((eb) => [
      'agreement.id as agreement_id',
      eb
        .selectFrom('payment')
        .select('payment.method_id')
        .whereRef('payment.agreement_id', '=', 'agreement.id')
        .where('payment.origin', '=', 'ONETIME')
        .where('payment.method_id', 'is not', null)
        .orderBy('payment.pay_on', 'desc')
        .orderBy('payment.id', 'desc')
        .limit(1)
        .as('method_id'),
    ])
    .where('agreement.id', 'in', [...ids])
    .execute();

const methodsOf = async (db: Kysely<Database>, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('payment_method')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute();

const exemptionsOf = async (db: Kysely<Database>, ids: readonly string[], isHeld: boolean) => {
  const list = [...ids];
  if (list.length === 0) return () => ({ onHold: isHeld, withheld: [], feeDays: [] });
  const withheld = byAgreement(
    await db.selectFrom('withheld_draft').selectAll().where('agreement_id', 'in', list).execute(),
  );
  const charged = byAgreement(
    await db
      .selectFrom('payment')
      .select(['agreement_id', 'pay_on'])
      .where('agreement_id', 'in', list)
      .where('activity_type', '=', 'FEE')
      .execute(),
  );
  return (id: string): FeeExemptions => ({
    onHold: isHeld,
    withheld: (withheld.get(id) ?? []).map(({ due_on }) => due_on),
    feeDays: (charged.get(id) ?? []).map(({ pay_on }) => pay_on),
  });
};

/** The facts of one buyer's agreements. Books are read only where a draft or a late fee may come. */
export const summaryFactsOf = async (
  db: Kysely<Database>,
  rows: readonly AgreementRow[],
  { tenant, today, now }: SummaryMoment,
): Promise<(row: AgreementRow) => SummaryFacts> => {
  const [first] = rows;
  const ids = rows.map(({ id }) => id);
  if (first === undefined) throw new Error('There is nothing to sum up.');
  const isHeld = await isOnHold(db, first.id);
  const instalments = byAgreement(await instalmentsOf(db, ids));
  const fees = byAgreement(await feesOwed(db, ids));
  const agreed = await agreedEnrolmentsOf(db, ids, now);
  const enrolments = byAgreement<AutopayRow>(isHeld ? agreed.map(onHold) : agreed);
  const inProgress = byAgreement(await paymentsInProgressOf(db, ids));
  const lastMethod = byAgreement(await lastMethods(db, ids));
  const methods = await methodsOf(db, [...new Set(agreed.map(({ method_id }) => method_id))]);
  const isLate = (row: AgreementRow): boolean => isOpen(row.status) && row.oldest_unpaid_on < today;
  const late = rows.filter(isLate).map(({ id }) => id);
  const exemptions = await exemptionsOf(db, late, isHeld);
  const looked = rows.filter((row) => isLate(row) || (isOpen(row.status) && enrolments.has(row.id)));
  const books = new Map((await withBooks(db, looked)).map((loan) => [loan.row.id, loan]));
  return ({ id }) => {
    const loan = books.get(id);
    const requests = inProgress.get(id) ?? [];
    const pending = requests.map(pendingOf);
    const own = enrolments.get(id) ?? [];
    const [draft] = loan ? draftsOf(own, loan, pending, tenant, today) : [];
    const method = draft && methods.find((one) => one.id === draft.by.method_id);
    return {
      instalments: (instalments.get(id) ?? []).map(instalmentOf),
      fees: Number(fees.get(id)?.[0]?.cents ?? 0),
      enrolled: currentOf(own) !== undefined,
      pausedReason: currentOf(own)?.paused_reason ?? undefined,
      inProgress: requests,
      nextDraft: draft && method && { draft, method },
      lateFee: loan && nextLateFee(loan, pending, exemptions(id), today),
      lastMethodId: lastMethod.get(id)?.[0]?.method_id ?? undefined,
    };
  };
};
