import { addDays } from '@member-portal/domain/calendar';
import { hardshipScheduleOf, installmentsAhead, type Loan } from '@member-portal/domain/loan';
import { constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoanOfInstalments, usd } from '../../support/builders/a-loan.ts';
import { holds } from '../../support/property-runs.ts';

const TODAY = day('2026-11-21');
const DUE = ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'];
const CODES = [0, 29, 59] as const;

const relieved = (plan: (typeof CODES)[number], until: string) =>
  aLoanOfInstalments(DUE, { hardship: { plan, until: day(until) } });

describe('what is due under a hardship plan', () => {
  it('is what the schedule asks for by its last day, and then the next', () => {
    const { during, after, until } = hardshipScheduleOf(relieved(29, '2027-01-01'), TODAY) ?? {};
    expect(until).toBe('2027-01-01');
    expect(during?.map(({ dueOn, left }) => [dueOn, left])).toEqual([
      ['2026-12-01', usd(10_800)],
      ['2027-01-01', usd(10_800)],
    ]);
    expect(after).toMatchObject({ dueOn: '2027-02-01', left: usd(10_800) });
  });

  it('is nothing where no plan runs', () => {
    expect(hardshipScheduleOf(aLoanOfInstalments(DUE), TODAY)).toBeUndefined();
    expect(hardshipScheduleOf(relieved(29, TODAY), TODAY)).toBeDefined();
    expect(hardshipScheduleOf(relieved(29, addDays(TODAY, -1)), TODAY)).toBeUndefined();
    expect(hardshipScheduleOf({ ...relieved(29, TODAY), status: 'PAID' }, TODAY)).toBeUndefined();
  });

  it('is nothing only where no amount is past due or due next by its last day', () => {
    const relief = (changed: Partial<Loan>) =>
      hardshipScheduleOf(
        { ...relieved(59, '2026-12-31'), schedule: [], nextPayment: undefined, ...changed },
        TODAY,
      );
    const next = (dueOn: string, cents = 10_800) => ({
      nextPayment: { dueOn: day(dueOn), amount: usd(cents) },
    });
    expect(relief({})?.isNothingDue).toBe(true);
    expect(relief(next('2027-01-01'))?.isNothingDue).toBe(true);
    expect(relief(next('2026-12-01', 0))?.isNothingDue).toBe(true);
    expect(relief(next('2026-12-31'))?.isNothingDue).toBe(false);
    expect(relief({ pastDue: usd(1) })?.isNothingDue).toBe(false);
    expect(relief({ schedule: relieved(59, '2026-12-31').schedule })?.isNothingDue).toBe(false);
  });

  it('leaves out what payments in progress cover', () => {
    const [covered] = hardshipScheduleOf(relieved(29, '2027-01-01'), TODAY)?.during ?? [];
    const plan = hardshipScheduleOf(relieved(29, '2027-01-01'), TODAY, ({ number }) =>
      number === covered?.number ? 'scheduled' : undefined,
    );
    expect(covered).toBeDefined();
    expect(plan?.during).not.toContainEqual(covered);
  });

  it('does not depend on the code of the plan', () => {
    const [first, ...others] = CODES.map((plan) => hardshipScheduleOf(relieved(plan, '2027-01-15'), TODAY));
    expect(others).toEqual([first, first]);
  });

  it('tells whether the document with its own terms is listed', () => {
    const listing = (code: (typeof CODES)[number]) => ({
      kind: `hardship-confirm-${code}` as const,
      targetId: undefined,
      effectiveOn: TODAY,
    });
    const isDocumentedBy = (...codes: readonly (typeof CODES)[number][]) =>
      hardshipScheduleOf({ ...relieved(29, '2027-01-15'), documents: codes.map(listing) }, TODAY)
        ?.isDocumented;
    expect(CODES.map((code) => isDocumentedBy(code))).toEqual([false, true, false]);
    expect([isDocumentedBy(...CODES), isDocumentedBy()]).toEqual([true, false]);
  });

  it('and after it is every instalment ahead, split at the plan’s last day', () => {
    const days = integer({ min: -40, max: 200 });
    holds(
      property(constantFrom(...CODES), days, days, (code, ends, now) => {
        const until = addDays(TODAY, ends);
        const loan = relieved(code, until);
        const today = addDays(TODAY, now);
        const plan = hardshipScheduleOf(loan, today);
        expect(plan === undefined).toBe(until < today);
        if (!plan) return;
        const { during, after } = plan;
        const ahead = installmentsAhead(loan, today);
        expect(ahead.slice(0, during.length)).toEqual(during);
        expect(ahead[during.length]).toEqual(after);
        expect(during.every(({ dueOn }) => dueOn <= until)).toBe(true);
        expect(after === undefined || after.dueOn > until).toBe(true);
      }),
    );
  });
});
