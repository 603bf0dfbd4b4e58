import { createPreviewAutopay } from '@member-portal/application/autopay';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakePortalConfiguration } from '../../support/fakes/fake-portal-configuration.ts';
import { fakeTime } from '../../support/fakes/fake-time.ts';

const months = ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'];
const loan = aLoan({
  apr: '0',
  accruedInterest: usd(0),
  principalBalance: usd(50_000),
  schedule: months.map((dueOn, index) => ({
    number: index + 1,
    dueOn: day(dueOn),
    amount: usd(10_000),
    principal: usd(10_000),
    interest: usd(0),
    paid: usd(0),
    status: 'UPCOMING',
  })),
});
const choice = {
  loan,
  amountType: 'INSTALLMENT',
  amount: undefined,
  startOn: day('2026-12-01'),
  waived: false,
} as const;
const preview = (country: 'US' | 'CA') =>
  createPreviewAutopay(fakePortalConfiguration({ country }), fakeClock(fakeTime()));

describe('the preview of autopay', () => {
  it('shows three drafts on days that banks are open, and until when each can be changed', () => {
    const { drafts, terms, start } = preview('US')(choice)._unsafeUnwrap();
    expect(drafts.map(({ on, lastChangeOn, noticeDueOn }) => [on, lastChangeOn, noticeDueOn])).toEqual([
      ['2026-12-01', '2026-11-25', undefined],
      ['2027-01-04', '2026-12-29', undefined],
      ['2027-02-01', '2027-01-27', undefined],
    ]);
    expect(terms).toEqual({ country: 'US', amountRule: 'FIXED', waived: false });
    expect(start).toEqual({ earliest: '2026-11-21', latest: '2027-01-20' });
  });

  it('in Canada has notice of the first draft, unless that is waived', () => {
    const told = preview('CA')(choice)._unsafeUnwrap();
    expect(told.drafts.map(({ noticeDueOn }) => noticeDueOn)).toEqual(['2026-11-21', undefined, undefined]);
    expect(told.start.earliest).toBe('2026-12-01');
    const waived = preview('CA')({ ...choice, waived: true })._unsafeUnwrap();
    expect(waived.drafts.map(({ noticeDueOn }) => noticeDueOn)).toEqual([undefined, undefined, undefined]);
    expect(waived.start.earliest).toBe('2026-11-21');
  });

  it('knows a last draft that is smaller as a range', () => {
    const own = { ...choice, amountType: 'OTHER', amount: usd(15_000) } as const;
    const { drafts, terms } = preview('US')(own)._unsafeUnwrap();
    expect(drafts.map(({ amount }) => amount.cents)).toEqual([15_000, 15_000, 15_000]);
    expect(terms.amountRule).toBe('RANGE');
  });

  it('refuses a rate that is no number', () => {
    expect(preview('US')({ ...choice, loan: { ...loan, apr: '' } })._unsafeUnwrapErr()).toEqual({
      kind: 'invalid-rate',
    });
  });
});
