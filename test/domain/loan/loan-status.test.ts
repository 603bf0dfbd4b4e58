import {
  isLent,
  isPayable,
  LOAN_STATUSES,
  LOAN_SUB_STATUSES,
  type LoanStatus,
  loanStatusOf,
  segmentOf,
  statusesOf,
} from '@member-portal/domain/loan';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLoan, usd } from '../../support/builders/a-loan.ts';

const strangers = fc
  .oneof(fc.string(), fc.constantFrom('constructor', 'toString', '__proto__', 'outstanding', ' PAID'))
  .filter((text) => !LOAN_STATUSES.some((status) => status === text));

describe('loan statuses', () => {
  // Proves.
  it('are the nine of the specification, with its two sub-statuses', () => {
    expect(LOAN_STATUSES).toEqual([
      'OFFERED',
      'ACCEPTED',
      'EXPIRED',
      'REVIEW',
      'OUTSTANDING',
      'PAID',
      'CHARGED_OFF',
      'CANCELLED',
      'CLOSED',
    ]);
    expect(LOAN_SUB_STATUSES).toEqual(['DELINQUENT_PAST_DUE', 'GRACE_PERIOD']);
  });

  it('ACCEPTED, REVIEW and OUTSTANDING are outstanding', () => {
    expect(statusesOf('outstanding')).toEqual(['ACCEPTED', 'REVIEW', 'OUTSTANDING']);
  });

  it('EXPIRED, PAID, CHARGED_OFF, CANCELLED and CLOSED are closed', () => {
    expect(statusesOf('closed')).toEqual(['EXPIRED', 'PAID', 'CHARGED_OFF', 'CANCELLED', 'CLOSED']);
  });

  it('OFFERED shows in neither list', () => {
    expect(segmentOf('OFFERED')).toBeUndefined();
  });

  it('every other status shows in exactly one list', () => {
    const listed = [...statusesOf('outstanding'), ...statusesOf('closed')];
    expect(listed.toSorted()).toEqual(LOAN_STATUSES.filter((status) => status !== 'OFFERED').toSorted());
    for (const segment of ['outstanding', 'closed'] as const) {
      for (const status of statusesOf(segment)) expect(segmentOf(status)).toBe(segment);
    }
  });

  it('are read from any text: one of the nine, or unknown', () => {
    expect(LOAN_STATUSES.map(loanStatusOf)).toEqual(LOAN_STATUSES);
    fc.assert(
      fc.property(strangers, (text) => {
        expect(loanStatusOf(text)).toBe('UNKNOWN_STATUS');
      }),
    );
  });

  it('that are unknown show in no list, were never lent and cannot be paid', () => {
    fc.assert(
      fc.property(fc.oneof(strangers, fc.constant('UNKNOWN_STATUS')), (text) => {
        const loan = aLoan({ status: text as LoanStatus, balance: usd(10_000) });
        expect(segmentOf(loan.status)).toBeUndefined();
        expect(isLent(loan)).toBe(false);
        expect(isPayable(loan)).toBe(false);
      }),
    );
  });
});
