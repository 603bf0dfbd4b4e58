import { type LoanToday, latenessOf } from '@member-portal/domain/today';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { usd } from '../../support/builders/a-loan.ts';
import { aReturnedPayment } from '../../support/builders/a-payment.ts';

const due: LoanToday = {
  kind: 'due',
  amount: usd(10_800),
  dueOn: day('2026-12-06'),
  ask: usd(10_800),
  processing: undefined,
  failed: undefined,
  notCoveredByAutopay: false,
};
const late: LoanToday = {
  kind: 'late',
  pastDue: usd(15_798),
  since: day('2026-11-21'),
  inGrace: true,
  ask: usd(15_798),
  processing: undefined,
  lateFee: { payBy: day('2026-12-06'), amount: usd(1500) },
  failed: undefined,
  retryOn: undefined,
};
const failed: LoanToday = {
  kind: 'failed',
  payment: aReturnedPayment(),
  ask: usd(15_798),
  retryOn: undefined,
  lateFee: late.lateFee,
};
const on = (countsOn: string, amountType: 'INSTALLMENT' | 'OTHER' | 'PRINCIPAL' = 'OTHER') => ({
  countsOn: day(countsOn),
  amountType,
});

describe('a payment is late', () => {
  it('after the due day of what it pays, but not on it', () => {
    expect(latenessOf(due, on('2026-12-07'))).toEqual({ by: '2026-12-06', fee: undefined });
    expect(latenessOf(due, on('2026-12-06'))).toBeUndefined();
  });

  it('after the last day that avoids the fee of what is past due', () => {
    expect(latenessOf(late, on('2026-12-21', 'INSTALLMENT'))).toEqual({ by: '2026-12-06', fee: usd(1500) });
    expect(latenessOf(late, on('2026-12-06'))).toBeUndefined();
    expect(latenessOf({ ...late, lateFee: undefined }, on('2026-12-21'))).toBeUndefined();
    expect(latenessOf(failed, on('2026-12-21'))).toEqual({ by: '2026-12-06', fee: usd(1500) });
  });

  it('after the due day that is not asked for yet: of a new loan, of one paid ahead, of one covered until then', () => {
    const ahead = { reason: 'just-opened', until: day('2026-12-20'), amount: usd(10_800) } as const;
    const opened: LoanToday = { kind: 'nothing-due', ...ahead };
    expect(latenessOf(opened, on('2026-12-21'))).toEqual({ by: '2026-12-20', fee: undefined });
    expect(latenessOf(opened, on('2026-12-20'))).toBeUndefined();
    expect(latenessOf({ ...opened, amount: undefined }, on('2026-12-21'))).toBeUndefined();
    const next = { on: day('2026-12-20'), amount: usd(10_800), by: 'hand' } as const;
    const processing = {
      count: 1,
      amount: usd(10_800),
      countsOn: day('2026-11-24'),
      phase: 'processing',
    } as const;
    const covered: LoanToday = { kind: 'processing', processing, next };
    expect(latenessOf(covered, on('2026-12-21'))).toEqual({ by: '2026-12-20', fee: undefined });
    expect(latenessOf(covered, on('2026-12-20'))).toBeUndefined();
    expect(latenessOf({ ...covered, next: { ...next, by: 'autopay' } }, on('2026-12-21'))).toBeUndefined();
    expect(latenessOf({ ...covered, next: undefined }, on('2026-12-21'))).toBeUndefined();
  });

  it('never where it pays principal only, or nothing is left to ask for', () => {
    expect(latenessOf(due, on('2026-12-21', 'PRINCIPAL'))).toBeUndefined();
    expect(latenessOf({ ...due, ask: undefined }, on('2026-12-21'))).toBeUndefined();
    expect(latenessOf({ kind: 'unknown' }, on('2026-12-21'))).toBeUndefined();
  });
});
