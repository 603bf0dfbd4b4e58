import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import { type Allocation, allocate } from './allocate.ts';
import { accrueTo, type LoanPosition, type PlannedInstalment } from './loan-position.ts';

/** A payment to be projected, its amount in cents. */
export interface ProjectedPayment {
  readonly on: PlainDate;
  readonly cents: number;
  /** A payment to principal brings no instalment forward: the next one is due as before. */
  readonly toPrincipal: boolean;
}

/** Counts an amount toward instalments, the earliest first. */
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

/** The position after a payment: interest up to its day, then the amount spread in the loan's order. */
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

/** The position once payments have been booked, in the order in which they count. */
export const positionAfter = (position: LoanPosition, payments: readonly ProjectedPayment[]): LoanPosition =>
  payments
    .toSorted((a, b) => comparePlainDates(a.on, b.on))
    .reduce((state, payment) => applyPayment(state, payment).position, position);
