import type { Installment } from '@member-portal/domain/loan';
import { balanceOverTime } from '@member-portal/domain/projection';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';

const usd = (cents: number) => ({ cents, currency: 'USD' as const });
const line = (
  number: number,
  dueOn: string,
  principal: number,
  status: Installment['status'],
): Installment => ({
  number,
  dueOn: day(dueOn),
  amount: usd(principal + 10),
  principal: usd(principal),
  interest: usd(10),
  paid: usd(0),
  status,
});

describe('the balance over time', () => {
  it('falls from what was lent to nothing, and tells what is paid from what is to come', () => {
    const schedule = [
      line(1, '2026-02-15', 3000, 'PAID'),
      line(2, '2026-03-15', 3100, 'PAST_DUE'),
      line(3, '2026-04-15', 3900, 'UPCOMING'),
    ];
    expect(balanceOverTime({ openedOn: day('2026-01-15'), original: usd(10_000), schedule })).toEqual([
      { on: '2026-01-15', balance: usd(10_000), isPaid: true },
      { on: '2026-02-15', balance: usd(7000), isPaid: true },
      { on: '2026-03-15', balance: usd(3900), isPaid: false },
      { on: '2026-04-15', balance: usd(0), isPaid: false },
    ]);
  });

  it('of a loan without a schedule is nothing from its first day', () => {
    expect(balanceOverTime({ openedOn: day('2026-01-15'), original: usd(10_000), schedule: [] })).toEqual([
      { on: '2026-01-15', balance: usd(0), isPaid: true },
    ]);
  });
});
