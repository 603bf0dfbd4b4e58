import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import type { AllocationPart } from '../loan/index.ts';
import { isInProgress, type PaymentInProgress } from '../payment/index.ts';
import { accrueTo, type LoanPosition, type Parts, type PlannedInstalment } from './loan-position.ts';

/** A payment to be projected, its amount in cents. */
export interface ProjectedPayment {
  readonly on: PlainDate;
  readonly cents: number;
  /** A principal-only payment does not advance the schedule: the next instalment stays due. */
  readonly toPrincipal: boolean;
}

/** A loan's payments in progress for a projection; omits failed and cancelled requests. */
export const projectedInProgress = ({
  paymentsInProgress,
}: {
  readonly paymentsInProgress: readonly PaymentInProgress[];
}): readonly ProjectedPayment[] =>
  paymentsInProgress
    .filter(({ status }) => isInProgress(status))
    .map(({ payOn, amount, amountType }) => ({
      on: payOn,
      cents: amount.cents,
      toPrincipal: amountType === 'PRINCIPAL',
    }));

/** The payments effective by the end of a day. */
export const paymentsBy = (
  payments: readonly ProjectedPayment[],
  on: PlainDate,
): readonly ProjectedPayment[] => payments.filter((payment) => payment.on <= on);

/** How an amount is allocated; anything above what is owed stays unapplied, to be refunded. */
export interface Allocation extends Parts {
  readonly unapplied: number;
}

const KEY_OF = { FEES: 'fees', INTEREST: 'interest', PRINCIPAL: 'principal' } as const satisfies Record<
  AllocationPart,
  keyof Parts
>;

/** Allocates an amount in cents to what is owed, part by part in the loan's order. */
export const allocate = (amount: number, owed: Parts, order: readonly AllocationPart[]): Allocation => {
  const spread = { fees: 0, interest: 0, principal: 0, unapplied: amount };
  for (const part of order) {
    const key = KEY_OF[part];
    const taken = Math.min(owed[key] - spread[key], spread.unapplied);
    spread[key] += taken;
    spread.unapplied -= taken;
  }
  return spread;
};

/** Applies an amount to instalments, the earliest first. */
const countPaid = (
  instalments: readonly PlannedInstalment[],
  cents: number,
): readonly PlannedInstalment[] => {
  let left = cents;
  return instalments.map((row) => {
    const part = Math.min(Math.max(row.amount - row.paid, 0), left);
    left -= part;
    return { ...row, paid: row.paid + part };
  });
};

/** The position after a payment: interest accrued up to its day, then the amount allocated in the loan's order. */
export const applyPayment = (
  position: LoanPosition,
  payment: ProjectedPayment,
): { readonly position: LoanPosition; readonly allocation: Allocation } => {
  const accrued = accrueTo(position, payment.on);
  const { owed, allocationOrder, instalments } = accrued;
  const allocation = allocate(payment.cents, owed, allocationOrder);
  const counted = payment.toPrincipal ? 0 : allocation.interest + allocation.principal;
  return {
    allocation,
    position: {
      ...accrued,
      instalments: countPaid(instalments, counted),
      owed: {
        fees: owed.fees - allocation.fees,
        interest: owed.interest - allocation.interest,
        principal: owed.principal - allocation.principal,
      },
    },
  };
};

/** The position after payments are booked, in order of their effective dates. */
export const positionAfter = (position: LoanPosition, payments: readonly ProjectedPayment[]): LoanPosition =>
  payments
    .toSorted((a, b) => comparePlainDates(a.on, b.on))
    .reduce((state, payment) => applyPayment(state, payment).position, position);
