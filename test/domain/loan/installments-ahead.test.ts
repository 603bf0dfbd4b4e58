import { type Installment, installmentsAhead } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { usd } from '../../support/builders/a-loan.ts';

const line = (number: number, dueOn: string, status: Installment['status'], paid = 0): Installment => ({
  number,
  dueOn: day(dueOn),
  amount: usd(10_800),
  principal: usd(10_000),
  interest: usd(800),
  paid: usd(paid),
  status,
});
const schedule = [
  line(1, '2026-10-01', 'PAID', 10_800),
  line(2, '2026-11-01', 'PAST_DUE'),
  line(3, '2026-12-01', 'DUE', 5_000),
  line(4, '2027-01-01', 'PAID', 10_800),
  line(5, '2027-02-01', 'UPCOMING'),
];

const open = { schedule, status: 'OUTSTANDING', closedOn: undefined } as const;

describe('the instalments that are still to come', () => {
  it('begin with today, and leave out what is paid; of one paid in part they tell the rest', () => {
    expect(installmentsAhead(open, day('2026-12-01'))).toEqual([
      { number: 3, dueOn: '2026-12-01', left: usd(5_800) },
      { number: 5, dueOn: '2027-02-01', left: usd(10_800) },
    ]);
    expect(installmentsAhead(open, day('2026-12-02'))).toHaveLength(1);
  });

  it('are none of a closed loan', () => {
    expect(installmentsAhead({ ...open, closedOn: day('2026-11-20') }, day('2026-11-21'))).toEqual([]);
    expect(installmentsAhead({ ...open, status: 'PAID' }, day('2026-11-21'))).toEqual([]);
  });

  it('leave out what payments in progress cover', () => {
    const phaseOf = ({ number: covered }: Installment) => (covered === 3 ? 'processing' : undefined);
    const ahead = installmentsAhead(open, day('2026-11-21'), phaseOf);
    expect(ahead.map(({ number: left }) => left)).toEqual([5]);
  });

  it('name what is left of the next one once payments in progress are booked, and never more', () => {
    const leftWith = (cents: number) =>
      installmentsAhead(open, day('2026-11-21'), undefined, {
        dueOn: day('2026-12-01'),
        amount: usd(cents),
      }).map(({ left }) => left.cents);
    expect(leftWith(1_300)).toEqual([1_300, 10_800]);
    expect(leftWith(9_900)).toEqual([5_800, 10_800]);
  });
});
