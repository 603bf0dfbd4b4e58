import {
  isLocked,
  type Submission,
  stepSubmission,
  submitPayment,
} from '@member-portal/application/flows/ordering';
import type { ReviewedPayment } from '@member-portal/application/payments';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { LOAN } from '../payment/browser.ts';

const payment = { loanId: LOAN } as ReviewedPayment;
const found = { kind: 'in-progress', request: aPaymentRequest() } as const;
const made = stepSubmission({ kind: 'sending' }, { kind: 'payment-answered', result: ok(found) }, LOAN).state;
const answered = (failure: unknown) =>
  stepSubmission({ kind: 'sending' }, { kind: 'payment-answered', result: err(failure as never) }, LOAN);

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
    [{ kind: 'request-failed', failure: { kind: 'network-error' } }, 'not-made', false],
  ])('after %j is %s', (failure, kind, isFollowed) => {
    const { state, effects } = answered(failure);
    expect(state.kind).toBe(kind);
    expect(effects).toEqual(isFollowed ? [{ kind: 'follow', loanId: LOAN }] : []);
  });

  it.each([
    [{ kind: 'unknown' }, { kind: 'booked', payment: found }, 'made'],
    [{ kind: 'unknown' }, { kind: 'never-booked' }, 'not-made'],
    [{ kind: 'unknown' }, { kind: 'undecided' }, 'unknown'],
    [{ kind: 'ready' }, { kind: 'booked', payment: found }, 'ready'],
    [{ kind: 'not-made', trouble: { kind: 'earlier-payment-undecided' } }, { kind: 'never-booked' }, 'ready'],
    [{ kind: 'not-made', trouble: { kind: 'never-booked' } }, { kind: 'never-booked' }, 'not-made'],
  ])('%j that finds %j is %s', (submission, answer, kind) => {
    const { state, effects } = stepSubmission(
      submission as Submission,
      { kind: 'payment-found', found: answer as never },
      LOAN,
    );
    expect([state.kind, effects]).toEqual([kind, []]);
  });

  it('takes no answer that it does not wait for', () => {
    const answer = { kind: 'payment-answered', result: ok(found) } as const;
    for (const submission of [{ kind: 'ready' }, { kind: 'unknown' }, made] as const)
      expect(stepSubmission(submission, answer, LOAN).state).toBe(submission);
  });
});
