import { type AutopayEvent, type AutopayState, BeginAutopay } from '@member-portal/application/flows/autopay';
import type { Autopay } from '@member-portal/domain/autopay';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { describe, expect, it } from 'vitest';
import { aLoanToDraw, anEnrolledLoan } from '../../../support/builders/loans-to-draw.ts';
import type { FakeServicing } from '../../../support/fakes/fake-servicing.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { PROPERTY_RUNS } from '../../../support/property-runs.ts';
import { LOAN } from '../payment/browser.ts';
import { type Command, holdsInTwoTabs, type Ordering } from '../two-tabs.ts';
import { both } from './playing.ts';

/**
 * The reported outcome of a change matches the platform: a saved change is there, or was there `before`, and an
 * applied one is not reported as refused.
 */
const check = (before: Autopay, state: AutopayState, { enrolments }: FakeServicing): void => {
  if (state.kind === 'saved') {
    const { method, amountType, amount } = state.asked;
    const asked = { paymentMethodId: method.id, amountType, amount };
    expect([before, ...enrolments.map(({ enrolment }) => enrolment)]).toContainEqual(
      expect.objectContaining(asked),
    );
  }
  if (state.kind !== 'reviewing' || state.saving.kind !== 'failed') return;
  const { consent, saving } = state;
  if (consent.kind !== 'given' || saving.failure.kind !== 'refused') return;
  const documents = enrolments.map(({ enrolment }) => enrolment.authorisation.documentId);
  expect(documents).not.toContain(consent.document.id);
};

const changing = (loan: Loan): Ordering<AutopayState, AutopayEvent> => ({
  given: { loans: [loan], methods: both },
  begin: ({ services, reads }) =>
    services.get(BeginAutopay)({ loanId: LOAN, enrolled: loan.autopayEnrolled }, { reads, locale: 'en-us' }),
  choose: async (flow, choice) => {
    flow.send({ kind: 'change', field: 'method' });
    flow.send({ kind: 'choose-method', methodId: (['method-1', 'card-1'][choice] ?? '') as PaymentMethodId });
    flow.send({ kind: 'review' });
  },
  order: { kind: 'submit' },
  others: [
    { kind: 'change', field: 'amount' },
    { kind: 'choose-amount', amountType: 'OTHER' },
    { kind: 'type-amount', text: '200' },
    { kind: 'mend' },
    { kind: 'turn-off' },
    { kind: 'confirm-turn-off' },
    { kind: 'back' },
    { kind: 'close' },
  ],
  moreFaults: [
    { kind: 'answered', failure: { kind: 'refused', refusal: 'autopay-already-enrolled' } },
    { kind: 'answered', failure: { kind: 'refused', refusal: 'still-running' } },
  ],
  consentOf: (state) => (state.kind === 'reviewing' ? state.consent : undefined),
  draftOf: (state) => (state.kind === 'choosing' && state.form.edited ? state.form.draft : undefined),
  keptOf: (state) => {
    if ('kept' in state) return state.kept;
    return 'form' in state && state.form.edited ? state.form.draft : undefined;
  },
  isOrdered: ({ enrolments }) => enrolments.length > 0,
  check: (state, platform) => check(loan.autopay, state, platform),
});

/** Both tabs send the same change; the other one's request has arrived when this one is sent again and refused. */
const turnedAwayAfterAnother: readonly Command<AutopayEvent>[] = [
  { kind: 'agree', tab: 1, choice: 1 },
  { kind: 'fault', fault: { kind: 'lost-before', failure: OFFLINE } },
  { kind: 'send', tab: 1, event: { kind: 'submit' } },
  { kind: 'agree', tab: 0, choice: 1 },
  { kind: 'go-on', all: true },
  { kind: 'send', tab: 0, event: { kind: 'submit' } },
  { kind: 'fault', fault: { kind: 'answered', failure: { kind: 'refused', refusal: 'method-declined' } } },
  { kind: 'go-on', all: false },
  { kind: 'send', tab: 1, event: { kind: 'submit' } },
];

/** The same, after the other tab has shown that it is done: no intent is open any more. */
const turnedAwayAfterTold: readonly Command<AutopayEvent>[] = [
  ...turnedAwayAfterAnother.slice(0, -1),
  { kind: 'go-on', all: false },
  ...turnedAwayAfterAnother.slice(-1),
];

describe('whatever buyers do about autopay in two tabs while answers are lost', () => {
  it.each([
    ['is off', aLoanToDraw()],
    ['is on', anEnrolledLoan()],
  ])(
    'one change is in progress at a time, with consent, and its real outcome is shown, where it %s',
    (_where, loan) =>
      holdsInTwoTabs(changing(loan), Math.ceil(PROPERTY_RUNS / 10), [
        turnedAwayAfterAnother,
        turnedAwayAfterTold,
      ]),
  );
});
