import {
  BeginPayoff,
  type PayoffAnswer,
  type PayoffEvent,
  type PayoffState,
  type PayoffStep,
  type PayoffTerms,
  payoffDraftOf,
  type QuoteFailure,
  stepPayoff,
} from '@member-portal/application/flows/payoff';
import type { CancelPaymentFailure } from '@member-portal/application/payments';
import type { Loan } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import type { PaymentRequest } from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { day } from '../../../support/arbitraries/plain-date.ts';
import { aDocument } from '../../../support/builders/a-document.ts';
import { usd } from '../../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { aBrowser, LOAN } from '../payment/browser.ts';
import { choicesOf } from '../payment/choices-of.ts';
import { aPayoffLoan, quoteOf, TODAY } from './quoting.ts';

type Happening = PayoffEvent | PayoffAnswer;
type At<Kind extends PayoffState['kind']> = Extract<PayoffState, { readonly kind: Kind }>;

const first = await choicesOf(aPayoffLoan());
if (first.kind !== 'ready') throw new Error(first.kind);
const { options } = first;
const document = aDocument();
const other = aPaymentMethod({ id: 'method-2' as PaymentMethodId });
const two = { ...first, options: { ...options, methods: [aPaymentMethod(), other] } };

const forDate: PayoffTerms = { today: TODAY, forDate: true, choices: undefined };
const byQuote: PayoffTerms = { ...forDate, forDate: false };

const read: Happening = { kind: 'choices-read', choices: first };
const quoted = (attempt = 1, quote = quoteOf()): Happening => ({
  kind: 'quoted',
  attempt,
  result: ok(quote),
});
const onDay = (text: string): Happening => ({ kind: 'choose-day', text });
const review: Happening = { kind: 'review' };
const pay: Happening = { kind: 'pay' };
const shown: readonly Happening[] = [
  { kind: 'document-prepared', attempt: 1, result: ok(document) },
  { kind: 'document-shown', documentId: document.id },
];
const sent: readonly Happening[] = [
  read,
  quoted(),
  review,
  ...shown,
  pay,
  { kind: 'document-accepted', at: START },
];

const play = (events: readonly Happening[], terms = forDate): PayoffStep =>
  events.reduce<PayoffStep>(({ state }, event) => stepPayoff(state, event, terms), {
    state: { kind: 'loading', loanId: LOAN, atReview: false, kept: undefined },
    effects: [],
  });
const playTo = <Kind extends PayoffState['kind']>(
  kind: Kind,
  events: readonly Happening[],
  terms?: PayoffTerms,
): At<Kind> => {
  const { state } = play(events, terms);
  if (state.kind !== kind) throw new Error(`the events lead to ${state.kind}`);
  return state as At<Kind>;
};
const effectsOf = (events: readonly Happening[], terms?: PayoffTerms) =>
  play(events, terms).effects.map(({ kind }) => kind);

it('a payoff is loading until its choices are read', () => {
  const { services, reads } = aBrowser({ loans: [aPayoffLoan()] }).openPage();
  const flow = services.get(BeginPayoff)({ loanId: LOAN }, { reads, locale: 'en-us' });
  expect(flow.state()).toEqual({ kind: 'loading', loanId: LOAN, atReview: false, kept: undefined });
  flow.subscribe(() => undefined);
  expect(flow.state().kind).toBe('loading');
});

describe('a payoff that starts at its review', () => {
  const begin = (events: readonly Happening[]) =>
    events.reduce<PayoffStep>(({ state }, event) => stepPayoff(state, event, forDate), {
      state: { kind: 'loading', loanId: LOAN, atReview: true, kept: undefined },
      effects: [],
    });

  it('asks which method first where there are several, and reports no problem', () => {
    const { state, effects } = begin([{ kind: 'choices-read', choices: two }, quoted()]);
    expect(state).toMatchObject({ kind: 'choosing', chose: true, method: undefined });
    expect(state).toMatchObject({ check: { attempt: 0, problems: {} } });
    expect(effects).toEqual([{ kind: 'record-page', page: 'make a payment' }]);
  });

  it('opens it once it is quoted, stores no draft, and leads to the choice by Change', () => {
    const { state, effects } = begin([read, quoted()]);
    expect(state.kind).toBe('reviewing');
    const kinds = effects.map(({ kind }) => kind);
    expect(kinds).not.toContain('keep-draft');
    expect(kinds).toEqual(expect.arrayContaining(['prepare-document', 'preview']));
    const changed = stepPayoff(state, { kind: 'change', field: 'date' }, forDate).state;
    expect(changed).toMatchObject({ kind: 'choosing', chose: true, focusOn: 'date' });
  });

  it('opens at the choice, without reporting a problem, where no quote is available', () => {
    const failed: Happening = { kind: 'quoted', attempt: 1, result: err({ kind: 'not-offered' }) };
    const { state } = begin([read, failed]);
    expect(state).toMatchObject({ kind: 'choosing', chose: true });
    expect(state).toHaveProperty('check.problems', {});
  });

  it('opens at the choice, as it was left, where something was changed before', () => {
    const kept = { payOn: '2026-11-24', methodId: undefined };
    const loading: PayoffState = { kind: 'loading', loanId: LOAN, atReview: true, kept };
    const known = stepPayoff(loading, read, forDate).state;
    expect(known).toMatchObject({ kind: 'choosing', chose: true, draft: kept });
    const answered = stepPayoff(known, quoted(1, quoteOf(day('2026-11-24'))), forDate).state;
    expect(answered).toMatchObject({ kind: 'choosing', quote: { kind: 'ready' } });
  });

  it('records no page before something is shown', () => {
    expect(begin([read]).effects.map(({ kind }) => kind)).toEqual(['quote']);
  });
});

describe('the day of a payoff', () => {
  it('is any payable day, where the platform quotes each', () => {
    expect(playTo('choosing', [read]).days).toMatchObject(options.dates);
    expect(playTo('choosing', [read, onDay('2026-11-24')]).quote).toEqual({
      kind: 'loading',
      on: '2026-11-24',
    });
  });

  it('is one that today’s quote covers, where the platform quotes no other', () => {
    const week = quoteOf(TODAY, { goodThrough: day('2026-11-27') });
    expect(playTo('choosing', [read, quoted(1, week)], byQuote).days).toMatchObject({
      earliest: '2026-11-21',
      latest: '2026-11-27',
    });
    const before = playTo('choosing', [read], byQuote);
    expect(before.days).toMatchObject({ earliest: TODAY, latest: TODAY });
    expect(before.quote).toEqual({ kind: 'loading', on: undefined });
    expect(effectsOf([read, quoted(1, week), onDay('2026-11-24')], byQuote)).toEqual(['keep-draft']);
  });

  it('is today where today’s quote expires before the first payable day', () => {
    const late = {
      ...first,
      options: { ...options, dates: { ...options.dates, earliest: day('2026-11-24') } },
    };
    const { days } = playTo('choosing', [{ kind: 'choices-read', choices: late }, quoted()], byQuote);
    expect(days).toMatchObject({ earliest: TODAY, latest: TODAY });
    const on = quoteOf(TODAY, { goodThrough: day('2026-11-24') });
    expect(
      playTo('choosing', [{ kind: 'choices-read', choices: late }, quoted(1, on)], byQuote).days.earliest,
    ).toBe('2026-11-24');
  });

  it('is stored, and restored only where it is valid', () => {
    const { name, accepts } = payoffDraftOf(LOAN);
    expect(name).toBe('payoff loan-1');
    expect(accepts?.({ payOn: '2026-11-24', methodId: undefined })).toBe(true);
    expect(accepts?.({ payOn: undefined, methodId: 'method-1' })).toBe(true);
    expect(accepts?.({ payOn: 7, methodId: undefined })).toBe(false);
    expect(accepts?.({ payOn: undefined, methodId: 7 })).toBe(false);
  });
});

describe('the quote of a payoff', () => {
  it('counts only where it answers the latest request', () => {
    const again = [read, onDay('2026-11-24')];
    expect(playTo('choosing', [...again, quoted(1)]).quote.kind).toBe('loading');
    expect(playTo('choosing', [...again, quoted(2)]).quote.kind).toBe('ready');
  });

  it('is accepted while a method is being chosen or added', () => {
    const selecting = playTo('selecting-method', [read, { kind: 'select-method' }, quoted()]);
    expect(selecting.quote.kind).toBe('ready');
    const adding = [read, { kind: 'select-method' }, { kind: 'add-method' }, quoted()] as const;
    expect(playTo('adding-method', adding).quote.kind).toBe('ready');
    expect(effectsOf(adding)).toEqual([]);
  });

  it('of zero leaves nothing to review', () => {
    const covered = [read, quoted(1, quoteOf(TODAY, { amount: usd(0) }))];
    expect(play([...covered, review]).state.kind).toBe('choosing');
    expect(effectsOf([...covered, review])).toEqual([]);
  });

  it('is requested again only after a failure', () => {
    const failed: Happening = { kind: 'quoted', attempt: 1, result: err(OFFLINE) };
    expect(playTo('choosing', [read, failed, { kind: 'quote-again' }])).toMatchObject({
      quote: { kind: 'loading' },
      asked: 2,
    });
    expect(playTo('choosing', [read, quoted(), { kind: 'quote-again' }]).asked).toBe(1);
  });

  it("is requested again on the next day, even where yesterday's has not expired", () => {
    const tomorrow = { ...forDate, today: day('2026-11-22') };
    const lasting = quoted(1, quoteOf(TODAY, { goodThrough: day('2026-11-24') }));
    const ready = play([read, lasting, review, ...shown]).state;
    expect(stepPayoff(ready, pay, forDate).effects.map(({ kind }) => kind)).toEqual(['stamp-acceptance']);
    expect(stepPayoff(ready, pay, tomorrow).effects.map(({ kind }) => kind)).toContain('quote');
  });

  it('that has expired needs consent again, at its own amount', () => {
    const tomorrow = { ...forDate, today: day('2026-11-22') };
    const seen = [read, quoted(), review, ...shown];
    const { state, effects } = stepPayoff(play(seen).state, pay, tomorrow);
    expect(effects).toEqual([
      { kind: 'stop-following' },
      { kind: 'quote', loanId: LOAN, attempt: 2, on: '2026-11-22' },
    ]);
    expect(state).toMatchObject({ renewing: '2026-11-22', review: { submission: { kind: 'sending' } } });
    // A later day than today is quoted for itself, and is still good.
    const later = [read, onDay('2026-11-24'), quoted(2, quoteOf(day('2026-11-24'))), review, ...shown, pay];
    expect(effectsOf(later)).toEqual(['stamp-acceptance']);
    const short = [read, onDay('2026-11-24'), quoted(2, quoteOf(TODAY)), review, ...shown, pay];
    expect(effectsOf(short)).toEqual(['stop-following', 'quote']);
    expect(effectsOf([...seen, pay])).toEqual(['stamp-acceptance']);
  });

  it.each([0, -1])('renewed at %d cents leaves nothing to review', (cents) => {
    const seen = [read, quoted(), review, ...shown];
    const tomorrow = { ...forDate, today: day('2026-11-22') };
    const asked = stepPayoff(play(seen).state, pay, tomorrow).state;
    const covered = quoteOf(tomorrow.today, { amount: usd(cents) });
    const { state, effects } = stepPayoff(asked, quoted(2, covered), tomorrow);
    expect(state).toMatchObject({ kind: 'choosing', chose: true, quote: { kind: 'ready', quote: covered } });
    // The form that it returns to is on the day of the new quote after a reload too.
    expect(effects).toEqual([
      { kind: 'keep-draft', draft: { payOn: tomorrow.today, methodId: 'method-1' } },
      { kind: 'record-page', page: 'make a payment' },
    ]);
    expect(stepPayoff(state, review, tomorrow).state.kind).toBe('choosing');
  });

  it.each<[QuoteFailure, object]>([
    [{ kind: 'not-offered' }, { kind: 'refused', refusal: 'agreement-closed' }],
    [{ kind: 'not-found' }, { kind: 'not-found' }],
    [OFFLINE, { kind: 'request-failed', failure: OFFLINE }],
  ])('that cannot be renewed says that nothing was paid: %j', (failure, trouble) => {
    const expired: Happening = {
      kind: 'payment-answered',
      result: err({ kind: 'refused', refusal: 'payoff-quote-expired' }),
    };
    const { review: under } = playTo('reviewing', [
      ...sent,
      expired,
      { kind: 'quoted', attempt: 2, result: err(failure) },
    ]);
    expect(under.submission).toEqual({ kind: 'not-made', trouble });
  });
});

describe('Change in a reviewed payoff', () => {
  it.each([
    ['amount', 'date'],
    ['amountType', 'date'],
    ['date', 'date'],
    ['method', 'method'],
  ] as const)('of the %s leads to the %s, as the day determines the amount', (field, focusOn) => {
    const reviewed = [read, quoted(), review, { kind: 'change', field } as const];
    expect(playTo('choosing', reviewed).focusOn).toBe(focusOn);
  });
});

describe('the method of a payoff', () => {
  const selecting = [{ kind: 'choices-read', choices: two }, quoted(), { kind: 'select-method' }] as const;

  it('stays missing where another day is chosen', () => {
    const missing = { attempt: 1, problems: { method: { kind: 'method-missing' } } };
    const tried = [{ kind: 'choices-read', choices: two }, quoted(), review] as const;
    expect(playTo('choosing', [...tried, onDay('2026-11-24')]).check).toEqual(missing);
  });

  it('must be selected before it is used, and must be one that is offered', () => {
    const tried = playTo('selecting-method', [...selecting, { kind: 'use-method' }, { kind: 'use-method' }]);
    expect(tried.check).toEqual({ attempt: 2, problems: { method: { kind: 'method-missing' } } });
    const unknown: Happening = { kind: 'pick-method', methodId: 'gone' as PaymentMethodId };
    expect(play([...selecting, unknown, { kind: 'use-method' }]).state.kind).toBe('selecting-method');
    const picked = [
      ...selecting,
      { kind: 'use-method' },
      { kind: 'pick-method', methodId: other.id },
    ] as const;
    const { picked: chosen, check } = playTo('selecting-method', picked);
    expect({ chosen, check }).toEqual({ chosen: other.id, check: { attempt: 1, problems: {} } });
    expect(playTo('choosing', [...picked, { kind: 'use-method' }]).draft.methodId).toBe(other.id);
  });

  it('is chosen on a separate page', () => {
    expect(play(selecting).effects).toEqual([
      { kind: 'record-page', page: 'select existing payment method' },
    ]);
    const adding = playTo('selecting-method', [...selecting, { kind: 'add-method' }, { kind: 'back' }]);
    expect(adding.check).toEqual({ attempt: 0, problems: {} });
  });

  it('may be a credit card where those are accepted', () => {
    const credit = aPaymentMethod({ type: 'CREDIT_CARD' });
    const having = (creditCards: boolean): Happening => ({
      kind: 'choices-read',
      choices: { ...first, options: { ...options, methods: [credit], creditCards } },
    });
    expect(playTo('choosing', [having(true)]).method).toEqual(credit);
    expect(playTo('choosing', [having(false)]).method).toBeUndefined();
  });
});

const paid: readonly Happening[] = [
  ...sent,
  { kind: 'payment-answered', result: ok({ kind: 'in-progress', request: aPaymentRequest() }) },
];

describe('the review of a payoff', () => {
  it('keeps the defaults, and is recorded once', () => {
    const begun = play([read, quoted(), review]);
    expect(begun.effects).toContainEqual({
      kind: 'keep-draft',
      draft: { payOn: TODAY, methodId: 'method-1' },
    });
    expect(begun.effects.filter(({ kind }) => kind === 'record')).toHaveLength(1);
    expect(effectsOf([read, quoted(), review, { kind: 'back' }, review])).not.toContain('record');
  });

  it('lists the payments still to be taken besides it, and which of them its quote has not counted as pending', () => {
    const waiting = aPaymentRequest({ id: 'payment-2', confirmation: 'C-2', amount: usd(700) });
    const loan = aPayoffLoan({ paymentsInProgress: [waiting] });
    const reviewing = (pending: Money): unknown => {
      const quote = quoteOf(TODAY, { breakdown: { ...quoteOf().breakdown, pending } });
      const choices = { ...first, options: { ...options, loan } };
      return playTo('reviewing', [{ kind: 'choices-read', choices }, quoted(1, quote), review]).beside;
    };
    const beside = { payments: [waiting], amount: usd(700) };
    expect(reviewing(usd(700))).toEqual({ ...beside, uncounted: undefined });
    expect(reviewing(usd(200))).toEqual({ ...beside, uncounted: usd(500) });
    expect(reviewing(usd(0))).toEqual({ ...beside, uncounted: usd(700) });
  });

  it('goes back to the field that is to be changed', () => {
    const seen = [read, quoted(), review];
    expect(playTo('choosing', [...seen, { kind: 'change', field: 'method' }]).focusOn).toBe('method');
    expect(playTo('choosing', [...seen, { kind: 'back' }]).focusOn).toBeUndefined();
  });

  it('reports its success once it is paid', () => {
    expect(play(paid).effects).toContainEqual({
      kind: 'record-page',
      page: 'payment success',
      info: { flow: 'PAY_OFF', amountType: 'PAYOFF' },
    });
    expect(play([read]).effects).toContainEqual({ kind: 'record-page', page: 'make a payment' });
    const request = aPaymentRequest({ status: 'FAILED' });
    const failed: Happening = {
      kind: 'payment-answered',
      result: ok({ kind: 'in-progress', request }),
    };
    expect(effectsOf([...sent, failed])).not.toContain('record-page');
  });
});

describe('choices that are reread', () => {
  const changed: Loan = aPayoffLoan({ balance: usd(40_000) });
  const gone: Happening = {
    kind: 'choices-read',
    choices: { kind: 'not-payable', loan: changed, holidaysUnknownIn: undefined },
  };
  const failed: Happening = { kind: 'choices-read', choices: { kind: 'failed', failure: OFFLINE } };
  const anew: Happening = {
    kind: 'choices-read',
    choices: { ...first, options: { ...options, loan: changed } },
  };

  it.each([
    ['choosing', [read, quoted()]],
    ['selecting-method', [read, quoted(), { kind: 'select-method' }]],
    ['reviewing', [read, quoted(), review]],
    ['cancelling', [read, quoted(), review, { kind: 'cancel-other', payment: aPaymentRequest() }]],
  ] as const)(
    'refresh the loan while %s, and keep the earlier options where no payment is possible',
    (kind, events) => {
      expect(playTo(kind, [...events, gone])).toMatchObject({
        loan: changed,
        options: { loan: options.loan },
      });
      expect(playTo(kind, [...events, failed]).loan).toBe(options.loan);
      expect(playTo(kind, [...events, anew])).toMatchObject({ loan: changed, options: { loan: changed } });
    },
  );

  it('are applied after a cancellation too', () => {
    const cancelling = [
      read,
      quoted(),
      review,
      { kind: 'cancel-other', payment: aPaymentRequest() },
    ] as const;
    expect(playTo('reviewing', [...cancelling, anew, { kind: 'back' }]).loan).toBe(changed);
  });

  it('no longer list a payment beside the payoff that was taken meanwhile, and need a new quote', () => {
    const payment = aPaymentRequest({ amount: usd(700) });
    const having = (paymentsInProgress: readonly PaymentRequest[]): Happening => {
      const loan = { ...options.loan, paymentsInProgress };
      return { kind: 'choices-read', choices: { ...first, options: { ...options, loan } } };
    };
    const cancelling = [
      having([payment]),
      quoted(),
      review,
      { kind: 'cancel-other', payment },
      { kind: 'cancel-payment' },
    ] as const;
    expect(playTo('cancelling', cancelling).from.beside?.payments).toHaveLength(1);
    const answered = (failure: CancelPaymentFailure): readonly Happening[] => [
      ...cancelling,
      having([]),
      { kind: 'cancel-answered', result: err(failure) },
      { kind: 'back' },
    ];
    expect(playTo('reviewing', answered({ kind: 'too-late' })).beside?.payments ?? []).toEqual([]);
    const { asked } = playTo('cancelling', cancelling);
    expect(playTo('choosing', answered({ kind: 'not-found' })).asked).toBe(asked + 1);
  });

  it('show what is left once it is paid', () => {
    expect(playTo('done', paid).left).toBeUndefined();
    expect(playTo('done', [...paid, anew]).left).toEqual({ beside: undefined, draft: undefined });
  });

  it('keep the problems of a form, and the focus', () => {
    const told = playTo('choosing', [read, onDay(''), review, anew]);
    expect(told.check.problems).toEqual({ date: { kind: 'pay-date-missing' } });
  });
});
