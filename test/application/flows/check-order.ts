import type { PaymentState } from '@member-portal/application/flows/payment';
import type { PayoffState } from '@member-portal/application/flows/payoff';
import { expect } from 'vitest';
import type { FakeServicing } from '../../support/fakes/fake-servicing.ts';

/**
 * The reported outcome of a payment matches the lender's ledger: a made one is booked, and a booked one is
 * not reported as refused.
 */
export const checkOrder = (state: PaymentState | PayoffState, { ledger }: FakeServicing): void => {
  const { bookings } = ledger;
  if (state.kind === 'done') {
    const { confirmation, amount } = state.outcome;
    const booked = bookings.find(({ request }) => request.confirmation === confirmation);
    expect(booked?.order.amount).toEqual(amount);
  }
  if (state.kind !== 'reviewing' || state.review.submission.kind !== 'not-made') return;
  const { consent, submission } = state.review;
  const { kind } = submission.trouble;
  if (consent.kind !== 'given' || (kind !== 'refused' && kind !== 'never-booked')) return;
  expect(bookings.map(({ order }) => order.authorisation.documentId)).not.toContain(consent.document.id);
};
