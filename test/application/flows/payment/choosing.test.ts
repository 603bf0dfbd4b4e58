import type { Choices } from '@member-portal/application/flows/ordering';
import {
  beginPaying,
  type PaymentAnswer,
  type PaymentDraft,
  type PaymentEvent,
  type PaymentState,
  type PaymentStep,
  type PaymentSubject,
  paymentDraftOf,
  step,
} from '@member-portal/application/flows/payment';
import type { Loan } from '@member-portal/domain/loan';
import type { AmountChoice } from '@member-portal/domain/payment';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { describe, expect, it } from 'vitest';
import { day } from '../../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { LOAN } from './browser.ts';
import { choicesOf } from './choices-of.ts';

type Ready = Extract<Choices, { readonly kind: 'ready' }>;
type Choosing = Extract<PaymentState, { readonly kind: 'choosing' }>;

const GOOD_THROUGH = day('2026-12-04');
const quote = {
  id: 'quote-1',
  amount: usd(50_021),
  goodThrough: GOOD_THROUGH,
  perDiem: '0.01',
  breakdown: { principal: usd(49_000), interest: usd(1_021), fees: usd(0), pending: usd(0) },
};
const card = aPaymentMethod({
  id: 'card-1' as PaymentMethodId,
  type: 'DEBIT_CARD',
  expires: { year: 2026, month: 11 },
});
const credit = aPaymentMethod({ id: 'card-2' as PaymentMethodId, type: 'CREDIT_CARD' });

/** What there is to choose from: an instalment, an amount of one's own with an offer, and a payoff. */
const choices = async (
  changed: Partial<Loan> = {},
  methods: readonly PaymentMethod[] = [aPaymentMethod()],
): Promise<Ready> => {
  const read = await choicesOf(
    aLoan({
      payoff: quote,
      paymentOptions: [
        { amountType: 'INSTALLMENT', amount: usd(10_800), min: undefined, max: undefined },
        { amountType: 'OTHER', amount: usd(2_500), min: usd(100), max: usd(50_000) },
        { amountType: 'PAYOFF', amount: usd(50_021), min: undefined, max: undefined },
      ],
      ...changed,
    }),
  );
  if (read.kind !== 'ready') throw new Error(read.kind);
  return { ...read, options: { ...read.options, methods, creditCards: true } };
};

const subject: PaymentSubject = { loanId: LOAN, retried: undefined, locale: 'en-us' };

/** Paying with what was read, after some events; the review is weighed at once. */
const paying = (
  read: Choices,
  events: readonly (PaymentEvent | PaymentAnswer)[] = [],
  given: { readonly kept?: PaymentDraft; readonly subject?: PaymentSubject } = {},
): PaymentStep =>
  [{ kind: 'choices-read', choices: read } as const, ...events].reduce<PaymentStep>(
    ({ state }, event) => {
      const taken = step(state, event);
      return taken.effects.some(({ kind }) => kind === 'weigh')
        ? step(taken.state, { kind: 'weighed', choices: read })
        : taken;
    },
    beginPaying(given.subject ?? subject, given.kept),
  );
const choosing = (...args: Parameters<typeof paying>): Choosing => {
  const { state } = paying(...args);
  if (state.kind !== 'choosing') throw new Error(state.kind);
  return state;
};
const choose = (choice: AmountChoice): PaymentEvent => ({ kind: 'choose-amount', choice });
const onDay = (text: string): PaymentEvent => ({ kind: 'choose-day', text });
const review: PaymentEvent = { kind: 'review' };

describe('the draft that a payment starts with', () => {
  it('pays what is due next on the first day with the only method, and offers an amount of the buyer’s choice', async () => {
    expect(choosing(await choices()).draft).toEqual({
      choice: 'INSTALLMENT',
      typed: { OTHER: '25.00' },
      payOn: '2026-11-21',
      methodId: 'method-1',
    });
  });

  it('pays what is past due, where there is any', async () => {
    const late = { pastDue: usd(10_800), subStatus: 'DELINQUENT_PAST_DUE' as const };
    expect(choosing(await choices(late)).draft.choice).toBe('PAST_DUE');
  });

  it('pays the amount of a failed payment, and keeps a separate draft for it', async () => {
    const retried = { id: 'payment-7', amount: usd(7_700) };
    const { draft } = choosing(await choices(), [], { subject: { ...subject, retried } });
    expect(draft).toMatchObject({ choice: 'OTHER', typed: { OTHER: '77.00' } });
    expect(paymentDraftOf(LOAN, retried).name).toBe('payment loan-1 for payment-7');
    expect(paymentDraftOf(LOAN, undefined).name).toBe('payment loan-1');
  });

  it('leaves the choice among several methods to the buyer', async () => {
    expect(choosing(await choices({}, [aPaymentMethod(), card])).draft.methodId).toBeUndefined();
    expect(choosing(await choices({}, [])).draft.methodId).toBeUndefined();
  });

  it('is the stored one, which counts as edited by the buyer', async () => {
    const kept: PaymentDraft = { choice: 'OTHER', typed: {}, payOn: '2026-11-24', methodId: undefined };
    expect(choosing(await choices(), [], { kept })).toMatchObject({ draft: kept, edited: true });
    expect(choosing(await choices()).edited).toBe(false);
  });
});

describe('the day of a payment', () => {
  it.each([
    ['2026-12-07', 'PAYOFF', '2026-12-04'],
    ['2026-12-04', 'PAYOFF', '2026-12-04'],
    ['2026-12-02', 'PAYOFF', '2026-12-02'],
    ['2026-12-07', 'OTHER', '2026-12-07'],
  ] as const)(
    'of %s becomes, for %s, %s: a payoff is paid before its quote expires',
    async (from, type, to) => {
      expect(choosing(await choices(), [onDay(from), choose(type)]).draft.payOn).toBe(to);
    },
  );

  it.each([
    ['5.99', '2026-11-21'],
    ['0', '2026-12-02'],
  ])(
    'of the whole balance at %s % a year becomes %s: later, more is owed where interest accrues',
    async (rate, to) => {
      const { terms } = aLoan();
      const paymentOptions = [
        { amountType: 'OUTSTANDING_BALANCE', amount: usd(50_000), min: undefined, max: undefined },
      ] as const;
      const read = await choices({ terms: { ...terms, rate }, paymentOptions });
      const days = [onDay('2026-12-02'), choose('OUTSTANDING_BALANCE')];
      expect(choosing(read, days).draft.payOn).toBe(to);
    },
  );

  it('of a payoff is the last day on which banks are open before its quote ends', async () => {
    const read = await choices({ payoff: { ...quote, goodThrough: day('2026-11-29') } });
    const { draft } = choosing(read, [onDay('2026-12-07'), choose('PAYOFF')]);
    // The quote ends on a Sunday, and November 26 is Thanksgiving.
    expect(draft.payOn).toBe('2026-11-27');
    // The Sunday itself was typed, and stays to be corrected.
    expect(choosing(read, [onDay('2026-11-29'), choose('PAYOFF')]).draft.payOn).toBe('2026-11-29');
  });

  it('of a payoff whose quote is over is none, and nothing searches for one', async () => {
    const read = await choices({ payoff: { ...quote, goodThrough: day('2026-11-20') } });
    expect(choosing(read, [choose('PAYOFF'), review]).kind).toBe('choosing');
  });

  it('is the chosen one again once another amount allows it, and a day that was chosen since stays', async () => {
    const passed = [onDay('2026-12-07'), choose('PAYOFF'), choose('INSTALLMENT')];
    expect(choosing(await choices(), passed).draft.payOn).toBe('2026-12-07');
    const since = [onDay('2026-12-07'), choose('PAYOFF'), onDay('2026-12-01'), choose('INSTALLMENT')];
    expect(choosing(await choices(), since).draft.payOn).toBe('2026-12-01');
  });

  it('of a payoff is none once its quote is of a day that has passed: the payoff is not offered', async () => {
    const read = await choices({ payoff: { ...quote, goodThrough: day('2026-11-20') } });
    const { options } = choosing(read);
    expect(options.amounts.map(({ choice }) => choice)).toEqual(['INSTALLMENT', 'OTHER']);
    const amounts = (await choices()).options.amounts.filter(({ choice }) => choice === 'PAYOFF');
    const only: Choices = { ...read, options: { ...read.options, amounts } };
    expect(paying(only).state.kind).toBe('not-payable');
  });

  it('of a payoff is refused after its quote has expired', async () => {
    const { check } = choosing(await choices(), [choose('PAYOFF'), onDay('2026-12-07'), review]);
    expect(check.problems.date).toEqual({ kind: 'pay-date-too-late', latest: GOOD_THROUGH });
    expect(paying(await choices(), [choose('INSTALLMENT'), onDay('2026-12-07'), review]).state.kind).toBe(
      'reviewing',
    );
  });

  it.each([
    // The card is good to the end of November, and was good on any day that cannot be chosen.
    ['2026-11-30', ['card-1', 'method-1']],
    ['2026-12-01', ['method-1']],
    ['2026-11-20', ['card-1', 'method-1']],
    ['2027-01-21', ['card-1', 'method-1']],
    ['2027-01-20', ['method-1']],
    ['', ['card-1', 'method-1']],
  ])('of %j offers the methods that are valid on it', async (text, offered) => {
    const read = await choices({}, [card, aPaymentMethod()]);
    const { methods } = choosing(read, [onDay(text)]);
    expect(methods.map(({ id }) => id).toSorted()).toEqual(offered);
  });

  it('offers credit cards where they are accepted', async () => {
    const read = await choices({}, [credit]);
    expect(choosing(read).methods).toEqual([credit]);
    const refused = { ...read, options: { ...read.options, creditCards: false } };
    expect(choosing(refused).methods).toEqual([]);
    expect(choosing(refused, [review]).check.problems).toEqual({ method: { kind: 'method-missing' } });
    expect(paying(read, [review]).state.kind).toBe('reviewing');
  });
});

describe('a problem with a payment', () => {
  const empty: PaymentDraft = { choice: undefined, typed: {}, payOn: '', methodId: undefined };

  it('is reported for all fields at once, and for each until it changes', async () => {
    const read = await choices({}, [aPaymentMethod(), card]);
    const told = (...events: readonly PaymentEvent[]) =>
      Object.keys(choosing(read, [review, ...events], { kept: empty }).check.problems);
    expect(choosing(read, [review], { kept: empty }).check).toEqual({
      attempt: 1,
      problems: {
        amountType: { kind: 'amount-type-missing' },
        date: { kind: 'pay-date-missing' },
        method: { kind: 'method-missing' },
      },
    });
    expect(told(choose('INSTALLMENT'))).toEqual(['method']);
    expect(told(onDay('2026-11-24'))).toEqual(['amountType', 'method']);
    expect(told({ kind: 'choose-method', methodId: card.id })).toEqual(['amountType', 'date']);
  });

  it('is dropped with an amount once another one is chosen', async () => {
    const wrong = [choose('OTHER'), { kind: 'type-amount', text: 'twelve' } as const, review];
    expect(Object.keys(choosing(await choices(), wrong).check.problems)).toEqual(['amount']);
    expect(choosing(await choices(), [...wrong, choose('INSTALLMENT')]).check.problems).toEqual({});
  });

  it('arises from no amount before its type is chosen', async () => {
    const read = await choices();
    const before = choosing(read, [], { kept: empty });
    expect(step(before, { kind: 'type-amount', text: '12' })).toEqual({ state: before, effects: [] });
  });

  it('requests no preview', async () => {
    expect(paying(await choices(), [onDay('')]).effects.map(({ kind }) => kind)).toEqual(['keep-draft']);
  });

  it('is an unknown method, in whose place no other is used', async () => {
    const events: readonly PaymentEvent[] = [
      { kind: 'choose-method', methodId: 'gone' as PaymentMethodId },
      review,
    ];
    expect(choosing(await choices(), events).check.problems).toEqual({ method: { kind: 'method-missing' } });
  });
});

describe('a reviewed payment', () => {
  it.each([
    ['PAYOFF', { flow: 'PAY_OFF', amountType: 'PAYOFF', amount: usd(50_021), payoffQuoteId: 'quote-1' }],
    ['OTHER', { flow: 'MAKE_PAYMENT', amountType: 'OTHER', amount: usd(2_500), payoffQuoteId: undefined }],
  ] as const)('of %s is what was chosen', async (type, payment) => {
    const { state, effects } = paying(await choices(), [choose(type), review]);
    expect(state).toMatchObject({ kind: 'reviewing', edited: true, review: { checked: { payment } } });
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'preview', checked: expect.anything() }));
  });

  it('of all that is owed shows payments still to be taken besides it, as last read; of any other amount none', async () => {
    const waiting = aPaymentRequest({ amount: usd(2_500), payOn: day('2026-12-01') });
    const read = await choices({ paymentsInProgress: [waiting] });
    const beside = (...events: readonly (PaymentEvent | PaymentAnswer)[]) => besideOf(read, events);
    const besideOf = (from: Ready, events: readonly (PaymentEvent | PaymentAnswer)[]) => {
      const { state } = paying(from, events);
      return state.kind === 'reviewing' ? state.beside : state.kind;
    };
    expect(beside(choose('PAYOFF'), review)).toEqual({
      payments: [waiting],
      amount: usd(2_500),
      uncounted: usd(2_500),
    });
    expect(beside(choose('OTHER'), review)).toBeUndefined();
    const counting = { ...quote, breakdown: { ...quote.breakdown, pending: usd(2_500) } };
    const counts = await choices({ paymentsInProgress: [waiting], payoff: counting });
    expect(besideOf(counts, [choose('PAYOFF'), review])).toMatchObject({ uncounted: undefined });
    const gone: PaymentAnswer = { kind: 'choices-read', choices: await choices() };
    expect(beside(choose('PAYOFF'), review, gone)).toBeUndefined();
  });

  it('reports its type to analytics once, and again when it changes', async () => {
    const read = await choices();
    const again = (...events: readonly PaymentEvent[]) =>
      paying(read, [review, { kind: 'back' }, ...events, review]).effects.filter(
        ({ kind }) => kind === 'record',
      );
    expect(again()).toEqual([]);
    expect(again(choose('OTHER'))).toEqual([
      { kind: 'record', event: { event: 'payment_amount_type', info: { amountType: 'OTHER' } } },
    ]);
  });
});

describe('the steps of a payment', () => {
  // Proves.
  it('follow one another; each keeps the data of the steps before it, and Back leads one step back', async () => {
    const read = await choices();
    const other = { ...aPaymentRequest({ payOn: day('2026-12-01') }), cancelBefore: START };
    const chosen = [
      choose('OTHER'),
      { kind: 'type-amount', text: '42.1' },
      onDay('2026-11-24'),
    ] as const satisfies readonly PaymentEvent[];
    const back: PaymentEvent = { kind: 'back' };
    const cancel: PaymentEvent = { kind: 'cancel-other', payment: other };
    const at = (...events: readonly PaymentEvent[]) => paying(read, [...chosen, ...events]).state;
    const first = choosing(read, chosen);
    expect(first.draft).toMatchObject({ choice: 'OTHER', typed: { OTHER: '42.1' }, payOn: '2026-11-24' });

    const second = at(review);
    if (second.kind !== 'reviewing') throw new Error(second.kind);
    expect(second.draft).toEqual(first.draft);
    const third = at(review, cancel);
    expect(third).toMatchObject({ kind: 'cancelling', review: second.review, draft: first.draft });

    expect(at(review, cancel, back)).toEqual(second);
    expect(at(review, cancel, back, back)).toMatchObject({ kind: 'choosing', draft: first.draft });
    expect(at(review, back)).toMatchObject({ kind: 'choosing', draft: first.draft });
    expect(at({ kind: 'add-method' }, back)).toMatchObject({ kind: 'choosing', draft: first.draft });
  });

  // Proves.
  it('start with the choice, from which Back leads nowhere', async () => {
    const first = choosing(await choices());
    expect(step(first, { kind: 'back' })).toEqual({ state: first, effects: [] });
  });
});

describe('choices that are reread', () => {
  const changed = aLoan({ balance: usd(40_000) });

  it('change the draft unless the buyer has edited it', async () => {
    const first = await choices();
    const later: PaymentAnswer = {
      kind: 'choices-read',
      choices: {
        ...first,
        options: { ...first.options, dates: { ...first.options.dates, earliest: day('2026-11-24') } },
      },
    };
    expect(choosing(first, [later]).draft.payOn).toBe('2026-11-24');
    const edited = choosing(first, [choose('OTHER'), later]);
    expect(edited.draft).toMatchObject({ choice: 'OTHER', payOn: '2026-11-21' });
    expect(edited.options.dates.earliest).toBe('2026-11-24');
  });

  it.each([
    ['choosing', []],
    ['reviewing', [review]],
    ['adding-method', [{ kind: 'add-method' }]],
  ] as const)(
    'keep the earlier options where no payment is possible any more, while %s',
    async (kind, events) => {
      const read = await choices();
      const { state } = paying(read, [
        ...events,
        {
          kind: 'choices-read',
          choices: { kind: 'not-payable', loan: changed, holidaysUnknownIn: undefined },
        },
      ]);
      expect(state).toMatchObject({ kind, loan: changed, options: { today: read.options.today } });
      expect(
        paying(read, [...events, { kind: 'choices-read', choices: { kind: 'failed', failure: OFFLINE } }])
          .state,
      ).toMatchObject({ kind, loan: read.options.loan });
    },
  );

  it('keep the problems of a form', async () => {
    const read = await choices();
    const told = choosing(read, [onDay(''), review, { kind: 'choices-read', choices: read }]);
    expect(told.check.problems).toEqual({ date: { kind: 'pay-date-missing' } });
  });

  it('are not needed where none were read when the review is requested', async () => {
    const { state } = step(choosing(await choices()), { kind: 'weighed', choices: undefined });
    expect(state.kind).toBe('reviewing');
  });
});
