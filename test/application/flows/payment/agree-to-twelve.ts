import type { Flow } from '@member-portal/application/flows';
import type { PaymentEvent, PaymentState } from '@member-portal/application/flows/payment';
import { settled } from '../../../support/fakes/fake-time.ts';

/** Chooses 12 dollars, asks for the review and is shown the document: the payment can be sent. */
export const agreeToTwelve = async (flow: Flow<PaymentState, PaymentEvent>): Promise<void> => {
  flow.send({ kind: 'choose-amount', choice: 'OTHER' });
  flow.send({ kind: 'type-amount', text: '12' });
  flow.send({ kind: 'review' });
  await settled();
  const state = flow.state();
  if (state.kind !== 'reviewing' || state.review.consent.kind !== 'unseen') throw new Error(state.kind);
  flow.send({ kind: 'document-shown', documentId: state.review.consent.document.id });
};
