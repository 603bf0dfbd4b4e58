import type { Choices } from '@member-portal/application/flows/ordering';
import {
  beginPaying,
  type PaymentDraft,
  type PaymentStart,
  type PaymentStep,
  paymentDraftOf,
  type RetriedPayment,
  step,
} from '@member-portal/application/flows/payment';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { describe, expect, it } from 'vitest';
import { day } from '../../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { LOAN } from './browser.ts';
import { choicesOf } from './choices-of.ts';

const bank = aPaymentMethod();
const card = aPaymentMethod({ id: 'card-1' as PaymentMethodId, type: 'DEBIT_CARD' });
const late = { pastDue: usd(7_700), subStatus: 'DELINQUENT_PAST_DUE' as const };

const choices = async (
  loan: Partial<Loan> = {},
  methods: readonly PaymentMethod[] = [bank],
): Promise<Choices> => {
  const read = await choicesOf(aLoan(loan));
  if (read.kind !== 'ready') throw new Error(read.kind);
  return { ...read, options: { ...read.options, methods } };
};

/** The state of a payment with a given start once its choices are read. */
const starting = (
  read: Choices,
  start: PaymentStart,
  { kept, retried }: { readonly kept?: PaymentDraft; readonly retried?: RetriedPayment } = {},
): PaymentStep =>
  step(beginPaying({ loanId: LOAN, retried, start, locale: 'en-us' }, kept).state, {
    kind: 'choices-read',
    choices: read,
  });
const asked = (cents: number): PaymentStart => ({ at: 'review', amount: usd(cents) });
const reviewed = ({ state }: PaymentStep) => {
  if (state.kind !== 'reviewing') throw new Error(state.kind);
  return state;
};
const chosen = ({ state }: PaymentStep) => {
  if (state.kind !== 'choosing') throw new Error(state.kind);
  return state;
};

describe('a payment of a requested amount', () => {
  // Proves.
  it('starts at its review: what is past due, today, with the only method', async () => {
    const taken = starting(await choices(late), asked(7_700));
    const { review, chose } = reviewed(taken);
    expect(chose).toBe(false);
    expect(review.checked).toMatchObject({
      choice: 'PAST_DUE',
      payment: { amountType: 'OTHER', amount: usd(7_700), payOn: '2026-11-21', paymentMethodId: bank.id },
    });
    expect(review.consent.kind).toBe('preparing');
    expect(taken.effects).toContainEqual({ kind: 'record-page', page: 'review and pay', info: {} });
  });

  it.each([
    ['the instalment', 10_800, {}, 'INSTALLMENT', 'INSTALLMENT'],
    ['what is left of it', 5_000, {}, 'OTHER', 'OTHER'],
    [
      'what is left of what is past due',
      5_700,
      { ...late, paymentsInProgress: [aPaymentRequest({ amount: usd(2_000) })] },
      'PAST_DUE',
      'OTHER',
    ],
  ] as const)('may be %s', async (_, cents, loan, choice, amountType) => {
    const { checked } = reviewed(starting(await choices(loan), asked(cents))).review;
    expect(checked).toMatchObject({ choice, payment: { amountType, amount: usd(cents) } });
  });

  it.each([
    ['what is past due, where the payment that failed was larger', 30_000, 7_700, 'PAST_DUE'],
    ['the payment that failed, where it is retried', 30_000, 30_000, 'OTHER'],
  ] as const)('that replaces a failed one is the requested one: %s', async (_, failed, cents, choice) => {
    const retried = { id: 'payment-7', amount: usd(failed) };
    const { checked } = reviewed(starting(await choices(late), asked(cents), { retried })).review;
    expect(checked).toMatchObject({ choice, payment: { amount: usd(cents), retryOf: retried.id } });
  });

  it('is paid with the method used last', async () => {
    const read = await choices({ lastMethodId: card.id }, [bank, card]);
    expect(reviewed(starting(read, asked(10_800))).review.checked.method.id).toBe(card.id);
  });

  it('starts at the choice, without reporting a problem, where the method is not known or cannot be used', async () => {
    for (const lastMethodId of [undefined, 'gone' as PaymentMethodId]) {
      const state = chosen(starting(await choices({ lastMethodId }, [bank, card]), asked(10_800)));
      expect(state).toMatchObject({ chose: true, draft: { choice: 'INSTALLMENT' } });
      expect(state).toHaveProperty('check.problems', {});
    }
  });

  it('starts at the choice where the loan does not take the requested amount', async () => {
    const { paymentOptions } = aLoan();
    const read = await choices({
      ...late,
      paymentOptions: paymentOptions.filter(({ amountType }) => amountType !== 'OTHER'),
    });
    for (const cents of [7_700, 5_000])
      expect(chosen(starting(read, asked(cents)))).toMatchObject({ chose: true, check: { problems: {} } });
  });

  it('opens the choice on Change, and its next review returns there', async () => {
    const read = await choices(late);
    const changing = step(starting(read, asked(7_700)).state, { kind: 'change', field: 'date' });
    expect(chosen(changing)).toMatchObject({ focusOn: 'date', chose: true });
    expect(changing.effects).toContainEqual({ kind: 'record-page', page: 'make a payment', info: {} });
    expect(reviewed(step(changing.state, { kind: 'weighed', choices: read })).chose).toBe(true);
  });

  it('restores edits made before a reload, and drops them when the buyer leaves', async () => {
    const kept: PaymentDraft = { choice: 'OTHER', typed: {}, payOn: '2026-11-24', methodId: undefined };
    const taken = starting(await choices(late), asked(7_700), { kept });
    expect(chosen(taken).draft).toBe(kept);
    expect(step(taken.state, { kind: 'close' }).effects).toEqual([{ kind: 'leave' }, { kind: 'drop-draft' }]);
    const names = [undefined, asked(7_700)].map((start) => paymentDraftOf(LOAN, undefined, start).name);
    expect(new Set(names).size).toBe(2);
  });
});

describe('a payment for a buyer who cannot pay all of it', () => {
  it('starts at the amount, for less', async () => {
    expect(chosen(starting(await choices(late), { at: 'amount' }))).toMatchObject({
      focusOn: 'amount',
      draft: { choice: 'OTHER' },
    });
  });

  it('starts at the day, with the requested amount', async () => {
    expect(chosen(starting(await choices(late), { at: 'date', amount: usd(7_700) }))).toMatchObject({
      focusOn: 'date',
      draft: { choice: 'PAST_DUE', payOn: day('2026-11-21') },
    });
  });
});
