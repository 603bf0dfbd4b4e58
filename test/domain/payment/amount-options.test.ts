import type { Money } from '@member-portal/domain/money';
import type { PaymentOption } from '@member-portal/domain/payment';
import {
  AMOUNT_TYPES,
  acceptAmount,
  amountLimitsOf,
  amountOptionsOf,
  type FreeAmount,
} from '@member-portal/domain/payment';
import { integer, option, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

const usd = (cents: number): Money => ({ cents, currency: 'USD' });
const maybe = (cents: number | undefined): Money | undefined =>
  cents === undefined ? undefined : usd(cents);
const offer = (amountType: PaymentOption['amountType'], amount?: number): PaymentOption => ({
  amountType,
  amount: maybe(amount),
  min: undefined,
  max: undefined,
});

describe('amount types', () => {
  // Proves.
  it('are the five of the specification', () => {
    expect(AMOUNT_TYPES).toEqual(['INSTALLMENT', 'OTHER', 'OUTSTANDING_BALANCE', 'PAYOFF', 'PRINCIPAL']);
  });
});

describe('the amounts that a loan offers', () => {
  it('are those of the platform and no other, in one order', () => {
    const anyTypes = shuffledSubarray([...AMOUNT_TYPES]);
    holds(
      property(anyTypes, (types) => {
        const options = amountOptionsOf({
          paymentOptions: types.map((type) => offer(type, 100)),
          pastDue: usd(0),
        });
        const order = ['INSTALLMENT', 'OTHER', 'PRINCIPAL', 'OUTSTANDING_BALANCE', 'PAYOFF'];
        expect(options.map(({ amountType }) => amountType)).toEqual(
          order.filter((type) => types.some((offered) => offered === type)),
        );
      }),
    );
  });

  it('are one of each type, the first, where the platform lists a type twice', () => {
    const paymentOptions = [offer('PAYOFF', 900), offer('INSTALLMENT', 300), offer('PAYOFF', 800)];
    expect(
      amountOptionsOf({ paymentOptions, pastDue: usd(0) }).map(({ choice, amount }) => [choice, amount]),
    ).toEqual([
      ['INSTALLMENT', usd(300)],
      ['PAYOFF', usd(900)],
    ]);
  });

  it('are free to change for OTHER and PRINCIPAL alone', () => {
    const options = amountOptionsOf({
      paymentOptions: AMOUNT_TYPES.map((type) => offer(type, 100)),
      pastDue: usd(0),
    });
    expect(options.filter(({ editable }) => editable).map(({ amountType }) => amountType)).toEqual([
      'OTHER',
      'PRINCIPAL',
    ]);
  });

  it('begin with what is past due, which the platform takes as OTHER, and leave OTHER itself alone', () => {
    const paymentOptions = [offer('INSTALLMENT', 5000), offer('OTHER', 100)];
    const told = (pastDue: number) =>
      amountOptionsOf({ paymentOptions, pastDue: usd(pastDue) }).map(
        ({ choice, amountType, amount, editable }) => [choice, amountType, amount?.cents, editable],
      );
    const offered = [
      ['INSTALLMENT', 'INSTALLMENT', 5000, false],
      ['OTHER', 'OTHER', 100, true],
    ];
    expect(told(7550)).toEqual([['PAST_DUE', 'OTHER', 7550, false], ...offered]);
    expect(told(0)).toEqual(offered);
  });

  it('have no past due where the platform takes no amount of the buyer’s own, or not that one', () => {
    const limited = { ...offer('OTHER'), min: usd(100), max: usd(5000) };
    const choicesOf = (paymentOptions: readonly PaymentOption[], pastDue: number) =>
      amountOptionsOf({ paymentOptions, pastDue: usd(pastDue) }).map(({ choice }) => choice);
    expect(choicesOf([offer('INSTALLMENT', 5000)], 7550)).toEqual(['INSTALLMENT']);
    expect(choicesOf([limited], 5001)).toEqual(['OTHER']);
    expect(choicesOf([limited], 99)).toEqual(['OTHER']);
    expect(choicesOf([limited], 5000)).toEqual(['PAST_DUE', 'OTHER']);
  });

  it('have an exact amount only if the platform names one that it accepts', () => {
    const amountsOf = (option: Partial<PaymentOption>) =>
      amountOptionsOf({ paymentOptions: [{ ...offer('INSTALLMENT'), ...option }], pastDue: usd(0) });
    for (const refused of [
      { amount: undefined },
      { amount: usd(0) },
      { amount: usd(-100) },
      { amount: usd(100), min: usd(101) },
      { amount: usd(100), max: usd(99) },
    ])
      expect(amountsOf(refused)).toEqual([]);
    expect(amountsOf({ amount: usd(100), min: usd(100), max: usd(100) })).toEqual([
      { choice: 'INSTALLMENT', amountType: 'INSTALLMENT', editable: false, amount: usd(100) },
    ]);
  });

  it('keep the limits of the platform', () => {
    const limited = { ...offer('OTHER'), min: usd(100), max: usd(90_000) };
    expect(amountOptionsOf({ paymentOptions: [limited], pastDue: usd(0) })).toEqual([
      {
        choice: 'OTHER',
        amountType: 'OTHER',
        amount: undefined,
        editable: true,
        min: usd(100),
        max: usd(90_000),
      },
    ]);
  });
});

describe('an amount', () => {
  const free: FreeAmount = {
    choice: 'OTHER',
    amountType: 'OTHER',
    amount: undefined,
    editable: true,
    min: usd(100),
    max: usd(90_000),
  };

  const limits = amountLimitsOf(free, 'USD');

  it.each([
    [0, { kind: 'amount-not-positive', min: usd(100) }],
    [-5, { kind: 'amount-not-positive', min: usd(100) }],
    [99, { kind: 'amount-too-small', min: usd(100) }],
    [90_001, { kind: 'amount-too-large', max: usd(90_000) }],
  ])('of %s cents is refused between 100 and 90,000', (cents, refusal) => {
    expect(acceptAmount(usd(cents), limits)._unsafeUnwrapErr()).toEqual(refusal);
  });

  it.each([100, 101, 90_000])('of %d cents is accepted between 100 and 90,000', (cents) => {
    expect(acceptAmount(usd(cents), limits)._unsafeUnwrap()).toEqual(usd(cents));
  });

  it('is accepted exactly within whatever limits there are', () => {
    const anyLimit = option(integer({ min: 0, max: 1000 }), { nil: undefined });
    holds(
      property(anyLimit, anyLimit, integer({ min: -10, max: 1100 }), (min, max, cents) => {
        const any = amountLimitsOf({ min: maybe(min), max: maybe(max) }, 'USD');
        const accepted = acceptAmount(usd(cents), any);
        expect(accepted.isOk()).toBe(cents > 0 && cents >= (min ?? 1) && cents <= (max ?? cents));
      }),
    );
  });

  it('that is free has limits to tell beforehand, a cent at least', () => {
    expect(limits).toEqual({ min: usd(100), max: usd(90_000) });
    expect(amountLimitsOf({ min: undefined, max: undefined }, 'USD')).toEqual({
      min: usd(1),
      max: undefined,
    });
  });
});
