import {
  accrueTo,
  type LoanPosition,
  previewPayingMore,
  projectSchedule,
} from '@member-portal/domain/projection';
import { integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueDates } from '../../support/amortisation/due-dates.ts';
import { amortise, levelAmount } from '../../support/amortisation/level-schedule.ts';
import { interestTerms } from '../../support/arbitraries/interest-terms.ts';
import { anyLoanPosition } from '../../support/arbitraries/loan-position.ts';
import { day } from '../../support/arbitraries/plain-date.ts';
import { holds } from '../../support/property-runs.ts';

const anyExtra = integer({ min: 1, max: 500_000 });
const anyIndex = integer({ min: 0, max: 40 });

/** Some day in the life of a loan: an instalment's due day, or the day up to which interest has accrued. */
const dayIn = ({ instalments, accruedThrough }: LoanPosition, index: number) =>
  instalments[index]?.dueOn ?? accruedThrough;

/** What is left as the instalments say it, without the one preview that is tried. */
const agreedEnd = (position: LoanPosition) => projectSchedule(position).open.at(-1)?.dueOn;

/** 1,200.00 at 12 % in twelve months by months of thirty days, from 15 January 2026. */
const plan = {
  terms: interestTerms('12', '30_360', 'HALF_UP'),
  principal: 120_000,
  from: day('2026-01-15'),
  dueOn: dueDates(day('2026-02-15'), 12, 'MONTHLY'),
};
const level = levelAmount(plan);
const fresh: LoanPosition = {
  currency: 'USD',
  terms: plan.terms,
  allocationOrder: ['FEES', 'INTEREST', 'PRINCIPAL'],
  owed: { principal: 120_000, interest: 0, fees: 0 },
  accruedThrough: plan.from,
  instalments: amortise(plan, level).map(({ number, dueOn, amount }) => ({ number, dueOn, amount, paid: 0 })),
};

describe('paying more with each instalment', () => {
  it('never ends later, takes more payments or costs more interest', () => {
    holds(
      property(anyLoanPosition, anyExtra, anyIndex, (position, extra, index) => {
        const preview = previewPayingMore(position, extra, dayIn(position, index));
        if (!preview) return;
        expect(preview.interestSaved.cents).toBeGreaterThanOrEqual(0);
        expect(preview.paymentsFewer).toBeGreaterThanOrEqual(0);
        expect(preview.monthsEarlier).toBeGreaterThanOrEqual(0);
        expect(preview.endsOn <= (agreedEnd(position) ?? preview.endsOn)).toBe(true);
      }),
    );
  });

  it('ends no later and saves no less the more it is', () => {
    holds(
      property(anyLoanPosition, anyExtra, anyExtra, (position, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const before = previewPayingMore(position, less, position.accruedThrough);
        if (!before) return;
        const after = previewPayingMore(position, more, position.accruedThrough);
        expect(after).toBeDefined();
        expect(after?.interestSaved.cents).toBeGreaterThanOrEqual(before.interestSaved.cents);
        expect((after?.endsOn ?? '9') <= before.endsOn).toBe(true);
        expect(after?.monthsEarlier).toBeGreaterThanOrEqual(before.monthsEarlier);
      }),
    );
  });

  it('leaves nothing but the first instalment where the extra pays all of it', () => {
    holds(
      property(anyLoanPosition, (position) => {
        const [first] = projectSchedule(position).open;
        const preview = previewPayingMore(position, 100_000_000, position.accruedThrough);
        if (preview) expect(preview.endsOn).toBe(first?.dueOn);
      }),
    );
  });

  it('is told in months, payments and interest', () => {
    // 106.62 a month becomes 146.62: nine payments, the last of them in October instead of January.
    const preview = previewPayingMore(fresh, 4_000, day('2026-01-15'));
    expect(preview).toMatchObject({ monthsEarlier: 3, paymentsFewer: 3, endsOn: '2026-10-15' });
    expect(preview?.interestSaved.cents).toBe(2_104);
  });

  it('counts as soon as it saves interest, or a payment', () => {
    expect(previewPayingMore(fresh, 100, day('2026-01-15'))).toMatchObject({
      paymentsFewer: 0,
      monthsEarlier: 0,
    });
    const free = { ...fresh, terms: interestTerms('0', '30_360', 'HALF_UP') };
    expect(previewPayingMore(free, 4_000, day('2026-01-15'))).toMatchObject({ interestSaved: { cents: 0 } });
  });

  it('begins after an instalment that is due today', () => {
    const from = (today: string) => previewPayingMore(fresh, 4_000, day(today));
    expect(from('2026-02-15')).toEqual(from('2026-03-14'));
    expect(from('2026-02-15')).not.toEqual(from('2026-02-14'));
  });

  it('changes nothing once every instalment has been due', () => {
    expect(previewPayingMore(fresh, 4_000, day('2027-01-15'))).toBeUndefined();
  });

  it('changes nothing on a loan without interest that ends no sooner, nor on one that is paid', () => {
    const free = { ...fresh, terms: interestTerms('0', '30_360', 'HALF_UP') };
    expect(previewPayingMore(free, 1, day('2026-01-15'))).toBeUndefined();
    const paid = { ...fresh, owed: { principal: 0, interest: 0, fees: 0 } };
    expect(previewPayingMore(paid, 4_000, day('2026-01-15'))).toBeUndefined();
  });

  it('counts from where interest has accrued to', () => {
    const later = accrueTo(fresh, day('2026-02-10'));
    expect(previewPayingMore(later, 4_000, day('2026-02-10'))?.endsOn).toBe('2026-10-15');
  });
});
