import type { PaymentEvent, PaymentState } from '@member-portal/application/flows/payment';
import { it } from 'vitest';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { PROPERTY_RUNS } from '../../../support/property-runs.ts';
import { checkOrder } from '../check-order.ts';
import { holdsInTwoTabs, type Ordering } from '../two-tabs.ts';

const paying: Ordering<PaymentState, PaymentEvent> = {
  given: {},
  begin: (page) => page.pay(),
  choose: async (flow, choice) => {
    flow.send({ kind: 'choose-amount', choice: 'OTHER' });
    flow.send({ kind: 'type-amount', text: ['10', '20'][choice] ?? '' });
    flow.send({ kind: 'review' });
  },
  order: { kind: 'pay' },
  others: [
    { kind: 'pay-again' },
    { kind: 'review-again' },
    { kind: 'back' },
    { kind: 'change', field: 'amount' },
    { kind: 'review' },
    { kind: 'close' },
    { kind: 'cancel-other', payment: aPaymentRequest() },
    { kind: 'cancel-payment' },
  ],
  consentOf: (state) => (state.kind === 'reviewing' ? state.review.consent : undefined),
  draftOf: (state) => (state.kind === 'choosing' ? state.draft : undefined),
  keptOf: (state) => {
    if ('kept' in state) return state.kept;
    return 'draft' in state && state.edited ? state.draft : undefined;
  },
  isOrdered: ({ ledger }) => ledger.bookings.length > 0,
  check: checkOrder,
};

it('whatever buyers do in two tabs while answers are lost, one order is in progress at a time, with consent, and its real outcome is shown', () =>
  holdsInTwoTabs(paying, PROPERTY_RUNS));
