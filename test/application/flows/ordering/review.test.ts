import {
  beginReview,
  type Review,
  type ReviewAnswer,
  type ReviewEffect,
  type ReviewEvent,
  reviewNow,
  stepReview,
} from '@member-portal/application/flows/ordering';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aDocument } from '../../../support/builders/a-document.ts';
import { aLoan } from '../../../support/builders/a-loan.ts';
import { aPaymentRequest, aReviewedPayment } from '../../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { START } from '../../../support/fakes/fake-time.ts';

const { authorisation: _given, ...chosen } = aReviewedPayment();
const document = aDocument();
const earlier = { kind: 'in-progress', request: aPaymentRequest({ confirmation: 'C-9' }) } as const;
const accepted: readonly (ReviewEvent | ReviewAnswer)[] = [
  { kind: 'document-prepared', attempt: 1, result: ok(document) },
  { kind: 'document-shown', documentId: document.id },
  { kind: 'pay' },
  { kind: 'document-accepted', at: START },
];
const found: ReviewAnswer = {
  kind: 'payment-answered',
  result: err({ kind: 'earlier-payment-found', payment: earlier }),
};

/** The review after some events, with what the last of them needs done. */
const after = (...events: readonly (ReviewEvent | ReviewAnswer)[]) => {
  const begun = beginReview(
    { choice: 'INSTALLMENT', payment: chosen, method: aPaymentMethod() },
    undefined,
    undefined,
  );
  return events.reduce<{ readonly state: Review; readonly effects: readonly ReviewEffect[] }>(
    ({ state }, event) => stepReview(state, event),
    begun,
  );
};
const sentBy = (...events: readonly (ReviewEvent | ReviewAnswer)[]) =>
  after(...events).effects.flatMap((effect) => (effect.kind === 'submit' ? [effect.payment] : []));
const payment = { ...chosen, authorisation: { documentId: document.id, acceptedAt: START } };

describe('a payment under review', () => {
  it('is sent as it was reviewed, with the consent that was given to it', () => {
    expect(sentBy(...accepted)).toStrictEqual([payment]);
  });

  it('is sent in addition to an earlier one only after that one was shown', () => {
    expect(after(...accepted, found).state.submission.kind).toBe('not-made');
    expect(sentBy(...accepted, found, { kind: 'pay-again' })).toStrictEqual([
      { ...payment, repeatOf: 'C-9' },
    ]);
    expect(sentBy(...accepted, found, { kind: 'pay' })).toStrictEqual([payment]);
    expect(sentBy(...accepted, { kind: 'pay-again' })).toEqual([]);
    const declined: ReviewAnswer = {
      kind: 'payment-answered',
      result: err({ kind: 'refused', refusal: 'method-declined' }),
    };
    expect(sentBy(...accepted, declined, { kind: 'pay-again' })).toEqual([]);
  });
});

describe('a review over the loan as read again, where another payment was returned meanwhile', () => {
  const returned = { id: aPaymentRequest().id };
  const lost: ReviewAnswer = { kind: 'payment-answered', result: err({ kind: 'unknown-outcome' }) };
  const declined: ReviewAnswer = {
    kind: 'payment-answered',
    result: err({ kind: 'refused', refusal: 'method-declined' }),
  };

  it.each([
    ['begins again', 'before it is sent', accepted.slice(0, 2)],
    ['begins again', 'once it was declined', [...accepted, declined]],
    ['stays', 'while it is sent', accepted],
    ['stays', 'while its outcome is unknown', [...accepted, lost]],
    ['stays', 'once an earlier payment was found', [...accepted, found]],
  ] as const)('%s %s', (what, _when, events) => {
    const before = after(...events).state;
    const { state } = reviewNow(before, { loan: aLoan(), returned });
    expect(state.submission).toBe(before.submission);
    if (what === 'stays') expect(state).toEqual(before);
    else expect(state.checked.payment.retryOf).toBe(returned.id);
    if (what === 'begins again') expect(state.consent).not.toEqual(before.consent);
  });
});
