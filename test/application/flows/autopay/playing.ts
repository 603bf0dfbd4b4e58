import type { AutopayOptions } from '@member-portal/application/autopay';
import {
  type AutopayAnswer,
  type AutopayEffect,
  type AutopayEvent,
  type AutopayState,
  type AutopayTerms,
  stepAutopay,
} from '@member-portal/application/flows/autopay';
import { AUTOPAY_AMOUNT_TYPES } from '@member-portal/domain/autopay';
import { holidayCalendarOf, type Instant, timeZone } from '@member-portal/domain/calendar';
import type { Loan } from '@member-portal/domain/loan';
import { ok } from 'neverthrow';
import { aDocument } from '../../../support/builders/a-document.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { aCard, aLoanToDraw } from '../../../support/builders/loans-to-draw.ts';
import { START } from '../../../support/fakes/fake-time.ts';

export type Happening = AutopayEvent | AutopayAnswer;
export type At<Name extends AutopayState['kind']> = Extract<AutopayState, { readonly kind: Name }>;

const zone = timeZone('America/New_York')._unsafeUnwrap();

/** The lender's calendar at a moment, for amounts typed in American English. */
export const termsAt = (now: Instant = START): AutopayTerms => ({
  now,
  country: 'US',
  zone,
  holidays: holidayCalendarOf('US'),
  locale: 'en-us',
});

export const optionsOf = (
  loan: Loan = aLoanToDraw(),
  methods: AutopayOptions['methods'] = [aPaymentMethod()],
): AutopayOptions => ({
  mode: loan.autopay.enrolled ? 'manage' : 'enrol',
  loan,
  amountTypes: AUTOPAY_AMOUNT_TYPES,
  methods,
  current: methods.find(({ id }) => id === loan.autopay.paymentMethodId),
});

export const both = [aPaymentMethod(), aCard()];
export const first: AutopayState = { kind: 'reading', enrols: true, kept: undefined };
export const read = (options: AutopayOptions = optionsOf()): Happening => ({
  kind: 'options-read',
  options: ok(options),
});
export const document = aDocument();
/** The answers by which a document of the first review is prepared, shown and accepted. */
export const consented: readonly Happening[] = [
  { kind: 'document-prepared', attempt: 1, result: ok(document) },
  { kind: 'document-shown', documentId: document.id },
  { kind: 'document-accepted', at: START },
];

/** The state after some events, and all the effects on the way. */
export const play = (
  events: readonly Happening[],
  terms: AutopayTerms = termsAt(),
  from: AutopayState = first,
): { readonly state: AutopayState; readonly effects: readonly AutopayEffect[] } =>
  events.reduce<{ state: AutopayState; effects: readonly AutopayEffect[] }>(
    ({ state, effects }, event) => {
      const taken = stepAutopay(state, event, terms);
      return { state: taken.state, effects: [...effects, ...taken.effects] };
    },
    { state: from, effects: [] },
  );

/** The same, where the events must lead to a state of this name. */
export const playTo = <Name extends AutopayState['kind']>(
  at: Name,
  events: readonly Happening[],
  terms?: AutopayTerms,
): At<Name> => {
  const { state } = play(events, terms);
  if (state.kind !== at) throw new Error(`the events lead to ${state.kind}`);
  return state as At<Name>;
};
