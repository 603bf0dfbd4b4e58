import { addDays, addMonths } from '@member-portal/domain/calendar';
import {
  accrueTo,
  applyPayment,
  type LoanPosition,
  positionAfter,
  previewPayment,
  projectSchedule,
  totalOf,
} from '@member-portal/domain/projection';
import { boolean, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueDates } from '../../support/amortisation/due-dates.ts';
import { amortise, levelAmount } from '../../support/amortisation/level-schedule.ts';
import { interestTerms } from '../../support/arbitraries/interest-terms.ts';
import { anyLoanPosition } from '../../support/arbitraries/loan-position.ts';
import { day } from '../../support/arbitraries/plain-date.ts';
import { holds } from '../../support/property-runs.ts';

const anyCents = integer({ min: 1, max: 6_000_000 });
const anyLead = integer({ min: 0, max: 90 });

/** 1,200.00 at 12 % in twelve months from 15 January 2026 by months of thirty days: one per cent a month. */
const plan = {
  terms: interestTerms('12', '30_360', 'HALF_UP'),
  principal: 120_000,
  from: day('2026-01-15'),
  dueOn: dueDates(day('2026-02-15'), 12, 'MONTHLY'),
};
const level = levelAmount(plan);
const table = amortise(plan, level);
const fresh: LoanPosition = {
  currency: 'USD',
  terms: plan.terms,
  allocationOrder: ['FEES', 'INTEREST', 'PRINCIPAL'],
  owed: { principal: 120_000, interest: 0, fees: 0 },
  accruedThrough: plan.from,
  instalments: table.map(({ number, dueOn, amount }) => ({ number, dueOn, amount, paid: 0 })),
};
const totalInterest = table.reduce((sum, { interest }) => sum + interest, 0);
const usd = (cents: number) => ({ cents, currency: 'USD' as const });

describe('the projection of a loan', () => {
  it('that is paid as agreed is its own schedule', () => {
    const { open, interest } = projectSchedule(fresh);
    expect(open.map(({ amount, principal, interest: part }) => [amount, principal, part])).toEqual(
      table.map((line) => [line.amount, line.principal, line.interest]),
    );
    expect(interest).toBe(totalInterest);
  });

  it('does not depend on the numbers of its instalments, of which a platform may give one twice', () => {
    const renumbered = fresh.instalments.map((row) => ({ ...row, number: 1 + (row.number % 6) }));
    const { open } = projectSchedule({ ...fresh, instalments: renumbered });
    expect(open.map(({ amount }) => amount)).toEqual(table.map(({ amount }) => amount));
  });

  it('pays back everything owed but fees, and lets the last instalment take what was paid late', () => {
    holds(
      property(anyLoanPosition, anyLead, (position, lead) => {
        const late = accrueTo(position, addDays(position.accruedThrough, lead));
        const { open, interest } = projectSchedule(late);
        expect(open.reduce((sum, line) => sum + line.principal, 0)).toBe(position.owed.principal);
        expect(open.reduce((sum, line) => sum + line.interest, 0)).toBe(interest);
        expect(open.reduce((sum, line) => sum + line.amount - line.paid, 0)).toBe(
          position.owed.principal + interest,
        );
      }),
    );
  });

  it('whose last instalment is paid, yet still owes, keeps that one open', () => {
    const [only] = fresh.instalments;
    const owing = { ...fresh, instalments: only ? [{ ...only, paid: only.amount }] : [] };
    const { open } = projectSchedule({ ...owing, owed: { principal: 500, interest: 500, fees: 0 } });
    expect(open.map(({ principal, interest }) => [principal, interest])).toEqual([[500, 505]]);
  });
});

describe('a payment of the instalment on its day', () => {
  const preview = previewPayment(fresh, { on: day('2026-02-15'), cents: level, toPrincipal: false });

  it('goes to a month of interest, the rest to principal', () => {
    expect(preview.allocation).toEqual({ fees: usd(0), interest: usd(1200), principal: usd(level - 1200) });
    expect(preview.unapplied).toEqual(usd(0));
    expect(preview.balanceAfter).toEqual(usd(120_000 - level + 1200));
  });

  it('moves the next due day on and neither saves interest nor ends the loan earlier', () => {
    expect(preview.nextDue).toEqual({ dueOn: '2026-03-15', amount: usd(level) });
    expect([preview.interestSaved, preview.monthsEarlier, preview.endsOn]).toEqual([usd(0), 0, '2027-01-15']);
  });
});

describe('a payment beyond the instalment', () => {
  it('brings later instalments forward, and saves interest, if less than one to principal', () => {
    const preview = previewPayment(fresh, { on: day('2026-02-15'), cents: level * 4, toPrincipal: false });
    expect(preview.nextDue?.dueOn).toBe('2026-06-15');
    expect(preview.interestSaved.cents).toBeGreaterThan(0);
    const toPrincipal = previewPayment(fresh, { on: day('2026-02-15'), cents: level * 4, toPrincipal: true });
    expect(preview.interestSaved.cents).toBeLessThan(toPrincipal.interestSaved.cents);
    expect(preview.endsOn).toBe('2027-01-15');
  });

  it('to principal leaves the next instalment due and drops the last ones', () => {
    const preview = previewPayment(fresh, { on: day('2026-02-15'), cents: level * 4, toPrincipal: true });
    expect(preview.nextDue?.dueOn).toBe('2026-02-15');
    expect(preview.monthsEarlier).toBe(4);
    expect(preview.endsOn).toBe('2026-09-15');
  });

  it('that covers an instalment in part leaves the rest of it due', () => {
    const preview = previewPayment(fresh, { on: day('2026-02-15'), cents: level - 1000, toPrincipal: false });
    expect(preview.nextDue).toEqual({ dueOn: '2026-02-15', amount: usd(1000) });
  });

  it('that is everything owed ends the loan on its day', () => {
    const preview = previewPayment(fresh, { on: day('2026-02-15'), cents: 121_200, toPrincipal: false });
    expect(preview).toMatchObject({
      balanceAfter: usd(0),
      nextDue: undefined,
      endsOn: '2026-02-15',
      monthsEarlier: 11,
      interestSaved: usd(totalInterest - 1200),
    });
  });

  it('gives back what exceeds everything owed', () => {
    const preview = previewPayment(fresh, { on: day('2026-02-15'), cents: 121_300, toPrincipal: false });
    expect([preview.unapplied, preview.balanceAfter]).toEqual([usd(100), usd(0)]);
  });

  it('counts whole months only: a day short of a month is none', () => {
    const on = addDays(day('2026-12-15'), 1);
    expect(previewPayment(fresh, { on, cents: 9_999_999, toPrincipal: false }).monthsEarlier).toBe(0);
    expect(
      previewPayment(fresh, { on: day('2026-12-15'), cents: 9_999_999, toPrincipal: false }).monthsEarlier,
    ).toBe(1);
  });
});

describe('a payment after fees', () => {
  const owing = { ...fresh, owed: { ...fresh.owed, fees: 1500 } };

  it('pays them first and does not count them toward the instalment', () => {
    const preview = previewPayment(owing, { on: day('2026-02-15'), cents: level, toPrincipal: false });
    expect(preview.allocation.fees).toEqual(usd(1500));
    expect(preview.nextDue).toEqual({ dueOn: '2026-02-15', amount: usd(1500) });
  });
});

describe('payments in progress', () => {
  const earlier = { on: day('2026-02-15'), cents: level, toPrincipal: false };
  const later = { on: day('2026-03-15'), cents: level, toPrincipal: false };

  it('that count later cover what would fall due next, or a part of it', () => {
    const [first, second] = fresh.instalments;
    if (!first || !second) throw new Error('no instalments');
    const paid = { on: day('2026-01-20'), cents: first.amount, toPrincipal: false };
    const scheduled = (cents: number) => [{ on: day('2026-02-15'), cents, toPrincipal: false }];
    const nextDue = (cents: number) => previewPayment(fresh, paid, scheduled(cents)).nextDue;
    expect(nextDue(second.amount)?.dueOn).toBe(day('2026-04-15'));
    expect(nextDue(1_000)).toEqual({ dueOn: second.dueOn, amount: usd(second.amount - 1_000) });
  });

  it('that count no later come first, and later ones after it, in the order of their days', () => {
    const alone = previewPayment(applyPayment(fresh, earlier).position, later);
    expect(previewPayment(fresh, later, [earlier])).toEqual(alone);
    const third = { on: day('2026-04-15'), cents: level, toPrincipal: false };
    expect(previewPayment(fresh, third, [later, earlier])).toEqual(
      previewPayment(fresh, third, [earlier, later]),
    );
    expect(previewPayment(fresh, earlier, [third, later])).toEqual(
      previewPayment(fresh, earlier, [later, third]),
    );
  });

  it('that count on the same day come first too', () => {
    const sameDay = previewPayment(applyPayment(fresh, earlier).position, earlier);
    expect(previewPayment(fresh, earlier, [earlier])).toEqual(sameDay);
  });

  it('that count later change nothing of the payment itself, but what it leaves', () => {
    const { allocation, balanceAfter, nextDue } = previewPayment(fresh, earlier, [later]);
    const alone = previewPayment(fresh, earlier);
    expect(allocation).toEqual(alone.allocation);
    expect([alone.nextDue?.dueOn, nextDue?.dueOn]).toEqual(['2026-03-15', '2026-04-15']);
    expect(balanceAfter.cents).toBe(totalOf(positionAfter(fresh, [earlier, later]).owed));
  });

  it('that pay the rest later end the loan on their day, and save the interest of all instalments left', () => {
    const owed = totalOf(accrueTo(fresh, earlier.on).owed);
    const most = { ...earlier, cents: owed - later.cents + 5000 };
    const { balanceAfter, nextDue, endsOn, interestSaved } = previewPayment(fresh, most, [later]);
    expect([balanceAfter.cents, nextDue, endsOn]).toEqual([0, undefined, later.on]);
    const asAgreed = applyPayment(fresh, later);
    const first = applyPayment(fresh, most);
    const second = applyPayment(first.position, later);
    const agreed = asAgreed.allocation.interest + projectSchedule(asAgreed.position).interest;
    expect(interestSaved.cents).toBe(agreed - first.allocation.interest - second.allocation.interest);
  });

  it('do not hide that a payment of all that is owed ends the loan on its own day', () => {
    const owed = totalOf(accrueTo(fresh, earlier.on).owed);
    const { balanceAfter, endsOn, unapplied } = previewPayment(fresh, { ...earlier, cents: owed }, [later]);
    expect([balanceAfter.cents, endsOn, unapplied.cents]).toEqual([0, earlier.on, 0]);
  });
});

describe('any payment', () => {
  it('loses no cent: what is owed that day less what is applied is what is left', () => {
    holds(
      property(anyLoanPosition, anyCents, anyLead, boolean(), (position, cents, lead, toPrincipal) => {
        const on = addDays(position.accruedThrough, lead);
        const { allocation, unapplied, balanceAfter } = previewPayment(position, { on, cents, toPrincipal });
        const applied = allocation.fees.cents + allocation.interest.cents + allocation.principal.cents;
        expect(applied + unapplied.cents).toBe(cents);
        expect(balanceAfter.cents).toBe(totalOf(accrueTo(position, on).owed) - applied);
        if (unapplied.cents > 0) expect(balanceAfter.cents).toBe(0);
      }),
    );
  });

  it('never lengthens a loan that is paid on time, and costs no interest', () => {
    holds(
      property(anyLoanPosition, anyCents, boolean(), (position, cents, toPrincipal) => {
        const on = position.accruedThrough;
        const { interestSaved, monthsEarlier, endsOn } = previewPayment(position, { on, cents, toPrincipal });
        expect(interestSaved.cents).toBeGreaterThanOrEqual(0);
        expect(monthsEarlier).toBeGreaterThanOrEqual(0);
        const last = position.instalments.at(-1)?.dueOn ?? on;
        expect(addMonths(endsOn, monthsEarlier) <= last).toBe(true);
      }),
    );
  });

  it('saves at least as much interest as a smaller one on the same day', () => {
    holds(
      property(anyLoanPosition, anyCents, anyCents, anyLead, (position, a, b, lead) => {
        const on = addDays(position.accruedThrough, lead);
        const saved = (cents: number) =>
          previewPayment(position, { on, cents, toPrincipal: true }).interestSaved.cents;
        // Each instalment that is left rounds its own interest, by half a cent at most.
        expect(saved(Math.max(a, b))).toBeGreaterThanOrEqual(
          saved(Math.min(a, b)) - position.instalments.length,
        );
      }),
    );
  });

  it('of all that is owed leaves nothing, and a cent less leaves a cent', () => {
    holds(
      property(anyLoanPosition, anyLead, (position, lead) => {
        const on = addDays(position.accruedThrough, lead);
        const owed = totalOf(accrueTo(position, on).owed);
        const pay = (cents: number) => previewPayment(position, { on, cents, toPrincipal: false });
        expect(pay(owed)).toMatchObject({ balanceAfter: { cents: 0 }, unapplied: { cents: 0 } });
        expect(pay(owed - 1).balanceAfter.cents).toBe(1);
      }),
    );
  });
});
