import type { Instant } from '@member-portal/domain/calendar';
import {
  isLent,
  isOwedThoughClosed,
  isPastDue,
  type LoanSummary,
  segmentOf,
} from '@member-portal/domain/loan';
import { loanLineOf, loanTodayOf, nextToPay } from '@member-portal/domain/today';
import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoanSummary, LOOKED_AT } from '../../support/arbitraries/loan-summary.ts';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoanSummary, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';

const AT = { today: LOOKED_AT, now: Date.UTC(2026, 10, 22, 15) as Instant };
const lineOf = (loan: LoanSummary) => loanLineOf(loan, loanTodayOf(loan, AT));

describe('a line of a list of loans', () => {
  it('says what is late first, else what comes next, and never asks for what is in progress', () => {
    assert(
      property(anyLoanSummary, (loan) => {
        const today = loanTodayOf(loan, AT);
        const { about, on, amount } = loanLineOf(loan, today);
        if (about === 'past-due') {
          expect(isPastDue(loan) || today.kind === 'late').toBe(true);
          const known = isPastDue(loan) ? loan.pastDue : undefined;
          expect({ on, amount }).toEqual({ on: loan.pastDueSince, amount: known });
        }
        if (about === 'covered') expect(today.kind).toBe('processing');
        if (about === 'covered' || about === 'next')
          expect(amount && { dueOn: on, amount }).toEqual(nextToPay(loan, today));
      }),
    );
  });

  it('tells no amount of a loan whose status is unknown, and none to pay of one that is over', () => {
    assert(
      property(anyLoanSummary, (loan) => {
        const { about, amount, balance } = lineOf(loan);
        expect(about === 'unknown').toBe(loan.status === 'UNKNOWN_STATUS');
        expect(about === 'ended').toBe(segmentOf(loan.status) === 'closed');
        expect(balance === undefined).toBe(about === 'unknown');
        if (about === 'unknown' || about === 'ended') expect(amount).toBeUndefined();
      }),
    );
  });

  it('tells what is owed, else what was lent or asked for', () => {
    assert(
      property(anyLoanSummary, (loan) => {
        const { about, balance } = lineOf(loan);
        if (about === 'unknown') return;
        const isOwed = about === 'ended' ? isOwedThoughClosed(loan) : isLent(loan);
        expect(balance).toEqual(isOwed ? loan.balance : loan.original);
      }),
    );
  });

  it.each([
    ['OUTSTANDING', 44_662, 'balance'],
    ['REVIEW', 0, 'askedFor'],
    ['PAID', 0, 'original'],
    ['EXPIRED', 0, 'askedFor'],
    ['CHARGED_OFF', 44_662, 'balanceOwed'],
    ['CHARGED_OFF', 0, 'original'],
  ] as const)('of a loan that is %s with %i cents to pay names its amount %s', (status, cents, named) => {
    expect(lineOf(aLoanSummary({ status, balance: usd(cents) })).balanceIs).toBe(named);
  });

  it.each([
    [
      'late',
      { pastDue: usd(5_000), pastDueSince: day('2026-11-02') },
      { about: 'past-due', on: day('2026-11-02'), amount: usd(5_000) },
    ],
    [
      'late by its sub-status alone, with nothing to come',
      { subStatus: 'DELINQUENT_PAST_DUE', nextPayment: undefined },
      { about: 'past-due', on: undefined, amount: undefined },
    ],
    [
      'late, with a payment that brings all of it',
      {
        pastDue: usd(5_000),
        pastDueSince: day('2026-11-02'),
        nextPayment: { dueOn: day('2026-12-16'), amount: usd(10_800) },
        paymentsInProgress: [aPaymentRequest({ amount: usd(5_000), payOn: LOOKED_AT })],
      },
      { about: 'covered', on: day('2026-12-16'), amount: usd(10_800) },
    ],
    [
      'due later',
      { nextPayment: { dueOn: day('2026-12-16'), amount: usd(10_800) } },
      { about: 'next', on: day('2026-12-16'), amount: usd(10_800) },
    ],
    [
      'without a next payment',
      { nextPayment: undefined },
      { about: 'next', on: undefined, amount: undefined },
    ],
    [
      'paid',
      { status: 'PAID', closedOn: day('2026-10-01') },
      { about: 'ended', on: day('2026-10-01'), amount: undefined },
    ],
    ['unknown', { status: 'UNKNOWN_STATUS' }, { about: 'unknown', on: undefined, balance: undefined }],
  ] as const)('of a loan that is %s', (_, changed, line) => {
    expect(lineOf(aLoanSummary(changed as Partial<LoanSummary>))).toMatchObject(line);
  });
});
