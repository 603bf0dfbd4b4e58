import type { AllocationPart } from '@member-portal/domain/loan';
import { applyPayment, type LoanPosition } from '@member-portal/domain/projection';
import { constantFrom, integer, record } from 'fast-check';
import { dueDates } from '../amortisation/due-dates.ts';
import { amortise, levelAmount } from '../amortisation/level-schedule.ts';
import { anyInterestTerms } from './interest-terms.ts';
import { anyLoanDate } from './plain-date.ts';

const PARTS: readonly AllocationPart[] = ['FEES', 'INTEREST', 'PRINCIPAL'];

/** Loans in the middle of their life: some instalments paid on their days, one in part, perhaps a fee owed, interest up to a due day. */
export const anyLoanPosition = record({
  terms: anyInterestTerms,
  principal: integer({ min: 1_000, max: 5_000_000 }),
  from: anyLoanDate,
  count: integer({ min: 1, max: 36 }),
  frequency: constantFrom('MONTHLY' as const, 'BIWEEKLY' as const),
  paidShare: integer({ min: 0, max: 99 }),
  fees: constantFrom(0, 0, 1500, 3999),
  partial: constantFrom(0, 0, 1, 500),
}).map(({ terms, principal, from, count, frequency, paidShare, fees, partial }): LoanPosition => {
  const dueOn = dueDates(from, count + 1, frequency).slice(1);
  const plan = { terms, principal, from, dueOn };
  const table = amortise(plan, levelAmount(plan));
  const paid = Math.floor((count * paidShare) / 100);
  const last = table[paid - 1];
  const position: LoanPosition = {
    currency: 'USD',
    terms,
    allocationOrder: PARTS,
    owed: { principal: last?.balance ?? principal, interest: 0, fees },
    accruedThrough: last?.dueOn ?? from,
    instalments: table.map(({ number, dueOn: on, amount }) => ({
      number,
      dueOn: on,
      amount,
      paid: number <= paid ? amount : 0,
    })),
  };
  return applyPayment(position, { on: position.accruedThrough, cents: partial, toPrincipal: false }).position;
});
