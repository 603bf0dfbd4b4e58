import {
  isLocked,
  type Submission,
  stepSubmission,
  submitPayment,
  troubleOf,
} from '@member-portal/application/flows/ordering';
import type { ReconciledPayment, SubmitPaymentFailure } from '@member-portal/application/payments';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aPaymentRequest, aReturnedPayment, aReviewedPayment } from '../../../support/builders/a-payment.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { LOAN } from '../payment/browser.ts';

const payment = aReviewedPayment();
const found = { kind: 'in-progress', request: aPaymentRequest() } as const;
const neverBooked = { kind: 'never-booked', order: { requestKey: 'key-1', sendings: 1 } } as const;
const made = stepSubmission({ kind: 'sending' }, { kind: 'payment-answered', result: ok(found) }, LOAN).state;
const answered = (failure: SubmitPaymentFailure) =>
  stepSubmission({ kind: 'sending' }, { kind: 'payment-answered', result: err(failure) }, LOAN);

describe('a submission', () => {
  it('is sent once, and never again once it was made', () => {
    expect(submitPayment({ kind: 'ready' }, payment)).toEqual({
      state: { kind: 'sending' },
      effects: [{ kind: 'stop-following' }, { kind: 'submit', payment }],
    });
    expect(made.kind).toBe('made');
    for (const submission of [{ kind: 'sending' }, made] as const)
      expect(submitPayment(submission, payment)).toEqual({ state: submission, effects: [] });
  });

  it.each([
    [{ kind: 'ready' }, false],
    [{ kind: 'sending' }, true],
    [{ kind: 'unknown' }, true],
    [{ kind: 'not-made', trouble: { kind: 'never-booked' } }, false],
    [made, true],
  ] as const satisfies readonly (readonly [Submission, boolean])[])(
    'is locked or not: %j',
    (submission, locked) => {
      expect(isLocked(submission)).toBe(locked);
    },
  );

  it.each([
    [{ kind: 'unknown-outcome' }, 'unknown', true],
    [{ kind: 'refused', refusal: 'still-running' }, 'unknown', true],
    [{ kind: 'refused', refusal: 'method-declined' }, 'not-made', false],
    [{ kind: 'earlier-payment-undecided' }, 'not-made', true],
    [{ kind: 'request-failed', failure: OFFLINE }, 'not-made', false],
  ] as const satisfies readonly (readonly [SubmitPaymentFailure, ...unknown[]])[])(
    'after %j is %s',
    (failure, kind, isFollowed) => {
      const { state, effects } = answered(failure);
      expect(state.kind).toBe(kind);
      expect(effects).toEqual(isFollowed ? [{ kind: 'follow', loanId: LOAN }] : []);
    },
  );

  it.each([
    [{ kind: 'unknown' }, { kind: 'booked', payment: found }, 'made'],
    [{ kind: 'unknown' }, neverBooked, 'not-made'],
    [{ kind: 'unknown' }, { kind: 'undecided' }, 'unknown'],
    [{ kind: 'ready' }, { kind: 'booked', payment: found }, 'ready'],
    [{ kind: 'not-made', trouble: { kind: 'earlier-payment-undecided' } }, neverBooked, 'ready'],
    [
      { kind: 'not-made', trouble: { kind: 'earlier-payment-undecided' } },
      { kind: 'booked', payment: { kind: 'in-history', activity: aReturnedPayment() } },
      'ready',
    ],
    [{ kind: 'not-made', trouble: { kind: 'never-booked' } }, neverBooked, 'not-made'],
  ] as const satisfies readonly (readonly [Submission, ReconciledPayment, string])[])(
    '%j that finds %j is %s',
    (submission, answer, kind) => {
      const { state, effects } = stepSubmission(submission, { kind: 'payment-found', found: answer }, LOAN);
      expect([state.kind, effects]).toEqual([kind, []]);
    },
  );

  it('ignores an answer that it does not wait for', () => {
    const answer = { kind: 'payment-answered', result: ok(found) } as const;
    for (const submission of [{ kind: 'ready' }, { kind: 'unknown' }, made] as const)
      expect(stepSubmission(submission, answer, LOAN).state).toBe(submission);
  });
});

describe('the failure of a submission', () => {
  it('says only why it was not made, or that this is not known yet', () => {
    const trouble = { kind: 'never-booked' } as const;
    expect(troubleOf({ kind: 'not-made', trouble })).toBe(trouble);
    expect(troubleOf({ kind: 'unknown' })).toEqual({ kind: 'unknown-outcome' });
    for (const submission of [{ kind: 'ready' }, { kind: 'sending' }, made] as const)
      expect(troubleOf(submission)).toBeUndefined();
  });
});
