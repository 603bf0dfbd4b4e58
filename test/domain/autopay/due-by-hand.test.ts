import { previewAutopay } from '@member-portal/domain/autopay';
import { FEDERAL_RESERVE_BANKS, type Instant, timeZone } from '@member-portal/domain/calendar';
import type { Loan } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { day } from '../../support/builders/day.ts';
import { aLoanToDraw } from '../../support/builders/loans-to-draw.ts';
import { START } from '../../support/fakes/fake-time.ts';

const next = { dueOn: day('2026-12-01'), amount: usd(10_800) };
const january = day('2027-01-01');
const zone = timeZone('America/New_York')._unsafeUnwrap();
const terms = { now: START, country: 'US', zone, holidays: FEDERAL_RESERVE_BANKS } as const;
const paid = (cents: number, amountType: 'OTHER' | 'PRINCIPAL' = 'OTHER') =>
  aPaymentRequest({ amount: usd(cents), amountType, payOn: day('2026-11-24') });
const dueOf = (loan: Loan, startOn = january) =>
  previewAutopay(
    { loan, amountType: 'INSTALLMENT', amount: undefined, startOn, waived: false },
    terms,
  )._unsafeUnwrap().byHand;
const due = (pastDue: number, payments: readonly ReturnType<typeof paid>[], startOn = january) =>
  dueOf({ ...aLoanToDraw(), pastDue: usd(pastDue), paymentsInProgress: payments }, startOn);

describe('what is still to be paid by hand before autopay begins', () => {
  it('is nothing where the first draft is for the next payment', () => {
    expect(due(0, [], next.dueOn)).toEqual({ pastDue: undefined, coming: [] });
  });

  it('is the next payment where the first draft is for a later one', () => {
    expect(due(0, [])).toEqual({ pastDue: undefined, coming: [next] });
  });

  it('is what is past due, whatever the first draft is for', () => {
    expect(due(15_798, [], next.dueOn)).toEqual({ pastDue: usd(15_798), coming: [] });
    expect(due(15_798, [])).toEqual({ pastDue: usd(15_798), coming: [next] });
  });

  it.each([
    ['all of the next payment', 0, [paid(10_800)], { pastDue: undefined, coming: [] }],
    ['a part of it', 0, [paid(800)], { pastDue: undefined, coming: [{ ...next, amount: usd(10_000) }] }],
    ['principal alone', 5000, [paid(20_000, 'PRINCIPAL')], { pastDue: usd(5000), coming: [next] }],
  ] as const)('is lowered by a payment in progress of %s', (_, pastDue, payments, expected) => {
    expect(due(pastDue, payments)).toEqual(expected);
  });

  it.each([
    [2000, usd(3000)],
    [6000, undefined],
  ])('is less past due by a payment of %d cents in progress', (cents, left) => {
    expect(due(5000, [paid(cents)]).pastDue).toEqual(left);
  });

  it('is lowered by a draft that is drawn in any case', () => {
    const draft = { on: day('2026-12-01'), amount: usd(10_800), lastChangeAt: (START - 1) as Instant };
    const loan = aLoanToDraw();
    const enrolled = { ...loan, autopay: { ...loan.autopay, enrolled: true, drafts: [draft] } };
    expect(dueOf(enrolled)).toEqual({ pastDue: undefined, coming: [] });
  });

  it('is every payment before the first draft, as payments in progress leave it', () => {
    const on = (dueOn: string, cents = 10_800) => ({ dueOn: day(dueOn), amount: usd(cents) });
    const march = day('2027-03-01');
    expect(due(0, [], march)).toMatchObject({ coming: [next, on('2027-01-01'), on('2027-02-01')] });
    const partly = [on('2027-01-01', 9800), on('2027-02-01')];
    expect(due(0, [paid(11_800)], march)).toMatchObject({ coming: partly });
    expect(due(0, [paid(21_600)], march)).toMatchObject({ coming: [on('2027-02-01')] });
  });

  it('is the payments after a missed one, which is past due', () => {
    const loan = aLoanToDraw();
    const missed = { dueOn: day('2026-11-01'), amount: usd(10_800) };
    const [first, ...others] = loan.schedule;
    if (!first) throw new Error('the loan has no instalment');
    const schedule = [{ ...first, dueOn: missed.dueOn, status: 'PAST_DUE' as const }, ...others];
    const late = { ...loan, pastDue: missed.amount, nextPayment: missed, schedule };
    expect(dueOf(late, day('2027-02-01'))).toMatchObject({
      pastDue: missed.amount,
      coming: [{ dueOn: january, amount: usd(10_800) }],
    });
  });
});
