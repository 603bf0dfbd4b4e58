import { listedDrafts, nextToChange, ownAmountLimits, planAutopay } from '@member-portal/domain/autopay';
import { addDays, holidayCalendarOf, type Instant, timeZone } from '@member-portal/domain/calendar';
import type { Loan } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, aLoanOfInstalments, usd } from '../../support/builders/a-loan.ts';
import { START } from '../../support/fakes/fake-time.ts';

const zone = timeZone('America/New_York')._unsafeUnwrap();
const terms = { now: START, country: 'US', zone, holidays: holidayCalendarOf('US') } as const;
const plan = (dueOn: readonly string[], firstDueOn?: string, autopay?: Partial<Loan['autopay']>) => {
  const loan = aLoanOfInstalments(dueOn);
  return planAutopay(
    {
      loan: { ...loan, autopay: { ...loan.autopay, ...autopay } },
      amountType: 'INSTALLMENT',
      amount: undefined,
      waived: false,
      firstDueOn: firstDueOn === undefined ? undefined : day(firstDueOn),
    },
    terms,
  )._unsafeUnwrap();
};

describe('a plan of autopay', () => {
  const weeks = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'];

  it('begins with the first possible due day where none was chosen, or one that is none', () => {
    for (const chosen of [undefined, '2026-12-16', '2026-11-01']) {
      const { startOn, drafts } = plan(weeks, chosen);
      expect([startOn, drafts[0]?.on]).toEqual(['2026-12-01', '2026-12-01']);
    }
  });

  it('begins with the due day that was chosen', () => {
    const { startOn, drafts, firstDueDays } = plan(weeks, '2026-12-15');
    expect(firstDueDays).toContain('2026-12-15');
    expect([startOn, drafts[0]?.on]).toEqual(['2026-12-15', '2026-12-15']);
  });

  it.each([
    ['the next draft that can be changed', true, ['2026-12-15', '2026-12-22'], '2026-12-15'],
    ['the due day of a draft that banking days move', true, ['2026-12-16'], '2026-12-15'],
    ['the due day of a draft that is taken before it', true, ['2026-12-14'], '2026-12-15'],
    ['the first due day where no draft is listed', true, [], '2026-12-01'],
    ['the first due day where autopay is off', false, ['2026-12-15'], '2026-12-01'],
  ] as const)('begins where none was chosen with %s', (_, enrolled, listed, startOn) => {
    const lastChangeAt = zone.endOf(day('2026-12-10'));
    const drafts = listed.map((on) => ({ on: day(on), amount: usd(10_800), lastChangeAt }));
    expect(plan(weeks, undefined, { enrolled, drafts }).startOn).toBe(startOn);
    expect(plan(weeks, '2026-12-08', { enrolled, drafts }).startOn).toBe('2026-12-08');
  });

  it('leaves a draft in progress as it is', () => {
    const draft = (on: string, lastChangeAt: number) => ({ on: day(on), amount: usd(10_800), lastChangeAt });
    const drafts = [draft('2026-12-01', START - 1), draft('2026-12-15', START)] as never;
    expect(plan(weeks, undefined, { enrolled: true, drafts }).startOn).toBe('2026-12-15');
  });

  it('begins as soon as it may where no due day is within reach', () => {
    const { startOn, start, firstDueDays } = plan([]);
    expect(firstDueDays).toEqual([]);
    expect(startOn).toBe(start.earliest);
  });

  it('is none of a loan whose rate is no number', () => {
    const loan = aLoan({ terms: { ...aLoan().terms, rate: 'high' } });
    const choice = {
      loan,
      amountType: 'INSTALLMENT',
      amount: undefined,
      waived: false,
      firstDueOn: undefined,
    } as const;
    expect(planAutopay(choice, terms).isErr()).toBe(true);
  });
});

describe('the drafts that a platform reports', () => {
  const lastChangeAt = zone.endOf(day('2026-11-25'));
  const draft = { on: day('2026-12-01'), amount: usd(10_800), lastChangeAt };
  const at = (now: number) => listedDrafts({ drafts: [draft] }, now as Instant, zone);

  it('say until which day they can be changed, to its last moment', () => {
    const listed = { on: draft.on, amount: draft.amount };
    expect(at(lastChangeAt)).toEqual([{ ...listed, lastChangeOn: '2026-11-25' }]);
    expect(at(lastChangeAt + 1)).toEqual([{ ...listed, lastChangeOn: undefined }]);
  });

  it('name the next one that can still be changed, which one in progress cannot', () => {
    const [fixed, open] = [...at(lastChangeAt + 1), ...at(lastChangeAt)];
    if (!fixed || !open) throw new Error('a draft is not listed');
    expect(nextToChange([fixed, open, { ...open, on: day('2027-01-01') }])).toBe(open);
    expect(nextToChange([fixed])).toBeUndefined();
  });
});

describe('an own amount', () => {
  it('is at least what falls due next, and at most all that is owed', () => {
    const nextPayment = { dueOn: addDays(day('2026-12-01'), 1), amount: usd(10_800) };
    expect(ownAmountLimits({ balance: usd(50_000), nextPayment })).toEqual({
      min: usd(10_800),
      max: usd(50_000),
    });
    // The interest of the last payment is not part of the balance before its day.
    expect(ownAmountLimits({ balance: usd(10_700), nextPayment })).toEqual({
      min: nextPayment.amount,
      max: nextPayment.amount,
    });
    expect(ownAmountLimits({ balance: usd(50_000), nextPayment: undefined })).toEqual({
      min: usd(1),
      max: usd(50_000),
    });
  });
});
