import type { Kysely, Transaction } from 'kysely';
import { addBusinessDays, businessDayFrom } from '../calendar/business-day.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Database } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { approveAgreement, beginAgreement } from './begin-agreement.ts';
import { chargeLateFee } from './charge-late-fee.ts';
import { chargeOffAgreement } from './charge-off-agreement.ts';
import { concludePayment } from './conclude-payment.ts';
import { draftAutopay } from './draft-autopay.ts';
import {
  draftable,
  duePayments,
  duePaymentsThatBounce,
  dueRetries,
  longOverdue,
  outOfGrace,
  reviewed,
  stated,
} from './due-work.ts';
import { retryPayment } from './retry-payment.ts';
import { UNAUTHORIZED } from './return-payment.ts';
import { startPayment } from './start-payment.ts';
import { undoPayment } from './undo-payment.ts';

/** What falls on a day for one agreement, and for one of its payments where it is about a payment. */
export interface DueWork {
  readonly agreement_id: string;
  readonly payment_id?: string;
}

/** One kind of work of a day. */
export interface Phase {
  /** What it is, for the front desk. */
  readonly name: string;
  /** What of it falls on the day, in the order in which it is to be done. */
  readonly due: (db: Kysely<Database>, tenant: PlatformTenant, day: PlainDate) => Promise<readonly DueWork[]>;
  /** Does one piece of it; false where there turned out to be nothing to do. */
  readonly run: (
    tx: Transaction<Database>,
    tenant: PlatformTenant,
    work: Required<DueWork>,
    day: PlainDate,
    at: number,
  ) => Promise<boolean>;
}

/** Business days after which a draw is settled or returned. */
const SETTLES_AFTER = 1;
/** Business days after which a bank takes back what its customer says was never authorised. */
const BOUNCES_AFTER = 6;

const ofPayments = (rows: readonly { readonly id: string; readonly agreement_id: string }[]) =>
  rows.map(({ id, agreement_id }) => ({ agreement_id, payment_id: id }));
const ofAgreements = (rows: readonly { readonly id: string }[]) =>
  rows.map(({ id }) => ({ agreement_id: id }));

/**
 * The phases of a day, in their order: draws settle or are returned, payments are sent, retries, drafts, late fees,
 * charge-offs, chargebacks, approvals, beginnings. A phase begins when all of the one before is done. Their numbers are
 * kept in rows of work: a new one is added at the end.
 */
export const PHASES: readonly Phase[] = [
  {
    name: 'Settle or return a payment',
    due: async (db, { id, country }, day) =>
      ofPayments(
        (await duePayments(db, id, 'PENDING', day)).filter(
          ({ pay_on }) => addBusinessDays(businessDayFrom(pay_on, country), SETTLES_AFTER, country) <= day,
        ),
      ),
    run: (tx, tenant, { agreement_id, payment_id }, day, at) =>
      concludePayment(tx, tenant, { agreement_id, id: payment_id }, day, at),
  },
  {
    name: 'Send a scheduled payment',
    due: async (db, { id }, day) => ofPayments(await duePayments(db, id, 'SCHEDULED', day)),
    run: (tx, _tenant, { agreement_id, payment_id }, _day, at) =>
      startPayment(tx, agreement_id, payment_id, at),
  },
  {
    name: 'Try a returned payment again',
    due: async (db, { id }, day) => ofPayments(await dueRetries(db, id, day)),
    run: (tx, _tenant, { agreement_id, payment_id }, day, at) =>
      retryPayment(tx, { agreement_id, id: payment_id }, day, at),
  },
  {
    name: 'Make an autopay draft',
    due: async (db, tenant, day) => ofAgreements(await draftable(db, tenant, day)),
    run: (tx, tenant, { agreement_id }, day, at) => draftAutopay(tx, agreement_id, tenant, day, at),
  },
  {
    name: 'Charge a late fee',
    due: async (db, { id }, day) => ofAgreements(await outOfGrace(db, id, day)),
    run: (tx, _tenant, { agreement_id }, day, at) => chargeLateFee(tx, agreement_id, day, at),
  },
  {
    name: 'Charge a loan off',
    due: async (db, { id }, day) => ofAgreements(await longOverdue(db, id, day)),
    run: (tx, _tenant, { agreement_id }, day, at) => chargeOffAgreement(tx, agreement_id, day, at),
  },
  {
    name: 'Take a payment back',
    due: async (db, { id, country }, day) =>
      ofPayments(
        (await duePaymentsThatBounce(db, id, day)).filter(
          ({ pay_on }) => addBusinessDays(businessDayFrom(pay_on, country), BOUNCES_AFTER, country) <= day,
        ),
      ),
    run: (tx, _tenant, { payment_id }, day, at) =>
      undoPayment(tx, payment_id, { kind: 'CHARGEBACK', reason: UNAUTHORIZED }, day, at).then(
        (outcome) => outcome === 'undone',
      ),
  },
  {
    name: 'Approve a purchase',
    due: async (db, { id }, day) => ofAgreements(await reviewed(db, id, day)),
    run: (tx, _tenant, { agreement_id }, day, at) => approveAgreement(tx, agreement_id, day, at),
  },
  {
    name: 'Begin an accepted loan',
    due: async (db, { id }, day) => ofAgreements(await stated(db, id, day)),
    run: (tx, _tenant, { agreement_id }) => beginAgreement(tx, agreement_id),
  },
];
