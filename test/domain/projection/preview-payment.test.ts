import { addDays, addMonths } from '@member-portal/domain/calendar';
import {
  accrueTo,
  amortise,
  applyPayment,
  dueDates,
  type LoanPosition,
  levelAmount,
  payoffOn,
  positionAfter,
  previewPayment,
  projectSchedule,
  totalOf,
} from '@member-portal/domain/projection';
import { array, boolean, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('payments under way', () => {
  const earlier = { on: day('2026-02-15'), cents: level, toPrincipal: false };
  const later = { on: day('2026-03-15'), cents: level, toPrincipal: false };

  it('that count no later come first, in the order of their days', () => {
    const alone = previewPayment(applyPayment(fresh, earlier).position, later);
    expect(previewPayment(fresh, later, [earlier])).toEqual(alone);
    const third = { on: day('2026-04-15'), cents: level, toPrincipal: false };
    expect(previewPayment(fresh, third, [later, earlier])).toEqual(
      previewPayment(fresh, third, [earlier, later]),
    );
  });

  it('that count on the same day come first too', () => {
    const sameDay = previewPayment(applyPayment(fresh, earlier).position, earlier);
    expect(previewPayment(fresh, earlier, [earlier])).toEqual(sameDay);
  });

  it('that count later are left out', () => {
    expect(previewPayment(fresh, earlier, [later])).toEqual(previewPayment(fresh, earlier));
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

  it('of the payoff leaves nothing, and a cent less leaves a cent', () => {
    holds(
      property(anyLoanPosition, anyLead, (position, lead) => {
        const on = addDays(position.accruedThrough, lead);
        const { amount } = payoffOn(position, on);
        const pay = (cents: number) => previewPayment(position, { on, cents, toPrincipal: false });
        expect(pay(amount.cents)).toMatchObject({ balanceAfter: { cents: 0 }, unapplied: { cents: 0 } });
        expect(pay(amount.cents - 1).balanceAfter.cents).toBe(1);
      }),
    );
  });
});

describe('the payoff', () => {
  it('on a day is principal, interest to that day and fees', () => {
    const owing = { ...fresh, owed: { ...fresh.owed, fees: 500 } };
    expect(payoffOn(owing, day('2026-02-14'))).toEqual({
      on: '2026-02-14',
      amount: usd(121_660),
      perDiem: '0.4000',
      breakdown: { principal: usd(120_000), interest: usd(1160), fees: usd(500), pending: usd(0) },
    });
  });

  it('nets what is in progress by then', () => {
    const underWay = [{ on: day('2026-02-15'), cents: level, toPrincipal: false }];
    const { amount, breakdown, perDiem } = payoffOn(fresh, day('2026-03-15'), underWay);
    const left = 120_000 - (level - 1200);
    expect(amount).toEqual(usd(left + Math.round(left / 100)));
    expect(breakdown.pending).toEqual(usd(level));
    expect(perDiem).toBe((left / 300_000).toFixed(4));
  });

  it('nets what is dated later too, with the interest until then', () => {
    // One percent a month: 500.00 paid in a month pays 495.05 of today's, and the interest on it.
    const underWay = [{ on: day('2026-03-15'), cents: 50_000, toPrincipal: false }];
    const owed = 120_000 + 1200;
    const { amount, breakdown } = payoffOn(fresh, day('2026-02-15'), underWay);
    expect(amount).toEqual(usd(owed - 49_505));
    expect(breakdown).toMatchObject({ pending: usd(50_000), interest: usd(1200 + 495) });
    const enough = [{ on: day('2026-03-15'), cents: 500_000, toPrincipal: false }];
    expect(payoffOn(fresh, day('2026-02-15'), enough)).toMatchObject({
      amount: usd(0),
      perDiem: '0.0000',
      breakdown: { pending: usd(120_000 + 2400) },
    });
  });

  it('and everything in progress together pay the loan off, and no cent less of it does', () => {
    const anyComing = array(record({ lead: anyLead, cents: anyCents, toPrincipal: boolean() }), {
      maxLength: 4,
    });
    holds(
      property(anyLoanPosition, anyLead, anyComing, (position, lead, coming) => {
        const on = addDays(position.accruedThrough, lead);
        const underWay = coming.map(({ lead: days, ...payment }) => ({
          ...payment,
          on: addDays(position.accruedThrough, days),
        }));
        const { amount } = payoffOn(position, on, underWay);
        const leftAfter = (cents: number): number => {
          const before = positionAfter(
            position,
            underWay.filter((payment) => payment.on <= on),
          );
          const paid = applyPayment(before, { on, cents, toPrincipal: false }).position;
          return totalOf(
            positionAfter(
              paid,
              underWay.filter((payment) => payment.on > on),
            ).owed,
          );
        };
        expect(leftAfter(amount.cents)).toBe(0);
        if (amount.cents > 0) expect(leftAfter(amount.cents - 1)).toBeGreaterThan(0);
      }),
    );
  });

  it('takes what is under way in the order of its days, whatever the order it is told in', () => {
    const underWay = [
      { on: day('2026-03-15'), cents: 50_000, toPrincipal: false },
      { on: day('2026-02-15'), cents: 30_000, toPrincipal: false },
    ];
    const on = day('2026-04-15');
    expect(payoffOn(fresh, on, underWay)).toEqual(payoffOn(fresh, on, underWay.toReversed()));
    // 1,200.00 less 300.00 with 12.00 of interest, less 500.00 with 9.12, and a month on the 421.12 that are left.
    expect(payoffOn(fresh, on, underWay).amount).toEqual(usd(42_112 + 421));
  });

  it('nets no more of what is under way than there is to pay', () => {
    const underWay = [{ on: day('2026-02-15'), cents: 200_000, toPrincipal: false }];
    expect(payoffOn(fresh, day('2026-02-15'), underWay)).toMatchObject({
      amount: usd(0),
      breakdown: { principal: usd(120_000), interest: usd(1200), pending: usd(121_200) },
    });
  });

  it('has parts that add up, whatever is under way', () => {
    holds(
      property(anyLoanPosition, anyLead, anyLead, anyCents, (position, lead, payLead, cents) => {
        const underWay = [{ on: addDays(position.accruedThrough, payLead), cents, toPrincipal: false }];
        const { amount, breakdown } = payoffOn(position, addDays(position.accruedThrough, lead), underWay);
        const { principal, interest, fees, pending } = breakdown;
        expect(principal.cents + interest.cents + fees.cents - pending.cents).toBe(amount.cents);
        expect(interest.cents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
