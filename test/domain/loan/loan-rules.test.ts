import {
  INSTALLMENT_STATUSES,
  isLent,
  isMigrated,
  isOwedThoughClosed,
  isPastDue,
  isPayable,
  LOAN_KINDS,
  LOAN_STATUSES,
  MIGRATION_SOURCE,
  ORDER_SOURCES,
  progressOf,
  standingOf,
} from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

const usd = (cents: number): Money => ({ cents, currency: 'USD' });

describe('kinds, sources and statuses', () => {
  it('are two kinds of payment agreement', () => {
    expect(LOAN_KINDS).toEqual(['INSTALLMENT_LOAN', 'SPLIT_PAY']);
  });

  // Proves.
  it('are order sources', () => {
    expect(ORDER_SOURCES).toEqual(['INSTORE', 'VIRTUALCARD', 'BANK']);
  });

  it('are statuses of single instalments', () => {
    expect(INSTALLMENT_STATUSES).toEqual(['PAID', 'PARTIAL', 'DUE', 'PAST_DUE', 'UPCOMING']);
  });

  // Proves.
  it('tell a loan that was carried over by its source alone', () => {
    expect(MIGRATION_SOURCE).toBe('MIGRATED_FROM_CLASSIC');
    expect([MIGRATION_SOURCE, 'migrated_from_classic', '', undefined].map(isMigrated)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the state of a loan', () => {
  // Proves.
  it.each([
    [undefined, 0, { kind: 'current' }],
    [undefined, 1, { kind: 'delinquent', pastDue: usd(1) }],
    ['GRACE_PERIOD', 4200, { kind: 'grace-period', pastDue: usd(4200) }],
    ['GRACE_PERIOD', 0, { kind: 'grace-period', pastDue: usd(0) }],
    ['DELINQUENT_PAST_DUE', 4200, { kind: 'delinquent', pastDue: usd(4200) }],
    ['DELINQUENT_PAST_DUE', 0, { kind: 'delinquent', pastDue: usd(0) }],
  ] as const)('with the sub-status %s and %d cents past due', (subStatus, cents, standing) => {
    expect(standingOf({ status: 'OUTSTANDING', subStatus, pastDue: usd(cents) })).toEqual(standing);
  });

  it('is of no account once it is closed', () => {
    for (const status of LOAN_STATUSES) {
      const isOpen = ['ACCEPTED', 'REVIEW', 'OUTSTANDING'].includes(status);
      const { kind } = standingOf({ status, subStatus: 'DELINQUENT_PAST_DUE', pastDue: usd(1) });
      expect(kind).toBe(isOpen ? 'delinquent' : 'current');
    }
  });

  it.each([
    [-1, false],
    [0, false],
    [1, true],
  ])('is past due with %d cents: %s', (cents, expected) => {
    expect(isPastDue({ pastDue: usd(cents) })).toBe(expected);
  });
});

describe('a loan can be paid', () => {
  it('only once it is accepted, while it owes something', () => {
    expect(LOAN_STATUSES.filter((status) => isPayable({ status, balance: usd(1) }))).toEqual([
      'ACCEPTED',
      'OUTSTANDING',
    ]);
    expect(isPayable({ status: 'OUTSTANDING', balance: usd(0) })).toBe(false);
  });

  it('only where something was lent', () => {
    expect(LOAN_STATUSES.filter((status) => !isLent({ status }))).toEqual(['OFFERED', 'EXPIRED', 'REVIEW']);
  });

  it('no more when it was charged off, though it is still owed', () => {
    expect(LOAN_STATUSES.filter((status) => isOwedThoughClosed({ status, balance: usd(1) }))).toEqual([
      'CHARGED_OFF',
    ]);
    expect(isOwedThoughClosed({ status: 'CHARGED_OFF', balance: usd(0) })).toBe(false);
  });
});

describe('progress', () => {
  it.each([
    [0, 12, { paid: 0, total: 12, left: 12, percent: 0 }],
    [4, 12, { paid: 4, total: 12, left: 8, percent: 33 }],
    [12, 12, { paid: 12, total: 12, left: 0, percent: 100 }],
    [13, 12, { paid: 12, total: 12, left: 0, percent: 100 }],
    [-1, 12, { paid: 0, total: 12, left: 12, percent: 0 }],
    [1, 0, { paid: 0, total: 0, left: 0, percent: 0 }],
    [1, -3, { paid: 0, total: 0, left: 0, percent: 0 }],
  ])('of %d of %d instalments', (installmentsPaid, installmentsTotal, progress) => {
    expect(progressOf({ installmentsPaid, installmentsTotal })).toEqual(progress);
  });

  it('is a hundred percent only when nothing is left', () => {
    holds(
      property(integer({ min: -5, max: 1000 }), integer({ min: 1, max: 1000 }), (paid, total) => {
        const progress = progressOf({ installmentsPaid: paid, installmentsTotal: total });
        expect(progress.percent === 100).toBe(progress.left === 0);
        expect(progress.paid + progress.left).toBe(total);
      }),
    );
  });
});
