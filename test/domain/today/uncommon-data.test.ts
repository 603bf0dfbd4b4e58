import type { Instant } from '@member-portal/domain/calendar';
import { timeZone } from '@member-portal/domain/calendar';
import { loanTodayOf, todayContent } from '@member-portal/domain/today';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoanOfInstalments, aLoanSummary, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';

const AT = { today: day('2026-11-22'), now: Date.UTC(2026, 10, 22, 15) as Instant };
const due = (on: string, cents = 10_800) => ({ dueOn: day(on), amount: usd(cents) });
const pay = (cents: number, on: string) => aPaymentRequest({ amount: usd(cents), payOn: day(on) });

describe('what platforms may send, though few do:', () => {
  it('a late fee that a payment in progress avoids is not held against another payment for later', () => {
    const state = loanTodayOf(
      aLoanSummary({
        subStatus: 'GRACE_PERIOD',
        pastDue: usd(10_800),
        nextPayment: due('2026-12-16'),
        lateFee: { on: day('2026-12-02'), amount: usd(1500) },
        paymentsInProgress: [pay(10_800, '2026-11-24'), pay(10_800, '2026-12-16')],
      }),
      AT,
    );
    const zone = timeZone('America/New_York')._unsafeUnwrap();
    const context = { today: AT.today, timeZone: zone, cancellable: true, showsReason: false };
    const names = todayContent(state, context).lines.map(({ name }) => name);
    expect(names).toEqual(['part.several', 'late.coming']);
  });

  it('a next payment of nothing asks for nothing', () => {
    expect(loanTodayOf(aLoanSummary({ nextPayment: due('2026-12-01', 0) }), AT)).toEqual({
      kind: 'nothing-due',
      reason: 'settled',
      until: '2026-12-01',
      amount: undefined,
    });
  });

  it('a draft that cannot be stopped beside a payment for the same day does not hide the draft after it', () => {
    const draft = (on: string, lastChangeAt: number) => ({
      on: day(on),
      amount: usd(10_800),
      lastChangeAt: lastChangeAt as Instant,
    });
    const loan = aLoanOfInstalments(['2026-11-27', '2026-12-27', '2027-01-27'], {
      nextPayment: due('2026-11-27'),
      autopayEnrolled: true,
      paymentsInProgress: [pay(10_800, '2026-11-24')],
    });
    const drafts = [draft('2026-11-27', Date.UTC(2026, 10, 20)), draft('2026-12-28', Date.UTC(2026, 11, 22))];
    const autopay = { ...loan.autopay, enrolled: true, drafts };
    expect(loanTodayOf({ ...loan, autopay }, AT)).toMatchObject({
      kind: 'processing',
      next: { by: 'autopay', on: '2026-12-28' },
    });
  });
});
