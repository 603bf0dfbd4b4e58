import { BeginPayoff, type PayoffEvent, type PayoffState } from '@member-portal/application/flows/payoff';
import { expect, it } from 'vitest';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { PROPERTY_RUNS } from '../../../support/property-runs.ts';
import { checkOrder } from '../check-order.ts';
import { LOAN } from '../payment/browser.ts';
import { holdsInTwoTabs, type Ordering } from '../two-tabs.ts';
import { aPayoffLoan, quotesDays } from './quoting.ts';

const payingOff: Ordering<PayoffState, PayoffEvent> = {
  given: { loans: [aPayoffLoan()], flags: { payoffForDate: true } },
  prepare: quotesDays,
  begin: (page) => page.services.get(BeginPayoff)({ loanId: LOAN }, { reads: page.reads, locale: 'en-us' }),
  choose: async (flow, choice) => {
    flow.send({ kind: 'choose-day', text: ['2026-11-24', '2026-11-25'][choice] ?? '' });
    await settled();
    flow.send({ kind: 'review' });
  },
  order: { kind: 'pay' },
  others: [
    { kind: 'pay-again' },
    { kind: 'review-again' },
    { kind: 'back' },
    { kind: 'change', field: 'date' },
    { kind: 'review' },
    { kind: 'quote-again' },
    { kind: 'select-method' },
    { kind: 'close' },
    { kind: 'cancel-other', payment: aPaymentRequest() },
    { kind: 'cancel-payment' },
  ],
  moreFaults: [{ kind: 'answered', failure: { kind: 'refused', refusal: 'payoff-quote-expired' } }],
  consentOf: (state) => (state.kind === 'reviewing' ? state.review.consent : undefined),
  draftOf: (state) => (state.kind === 'choosing' ? state.draft : undefined),
  keptOf: (state) => {
    if ('kept' in state) return state.kept;
    return 'draft' in state && state.draft.payOn !== undefined ? state.draft : undefined;
  },
  isOrdered: ({ ledger }) => ledger.bookings.length > 0,
  check: (state, platform) => {
    checkOrder(state, platform);
    // The amount under review is the quote's.
    if (state.kind !== 'reviewing' || state.quote.kind !== 'ready') return;
    const { payoffQuoteId, amount } = state.review.checked.payment;
    if (payoffQuoteId === state.quote.quote.id) expect(amount).toEqual(state.quote.quote.amount);
  },
};

it('whatever buyers do in two tabs while answers are lost and quotes expire, one payoff is in progress at a time, with consent, and its real outcome is shown', () =>
  holdsInTwoTabs(payingOff, Math.ceil(PROPERTY_RUNS / 5)));
