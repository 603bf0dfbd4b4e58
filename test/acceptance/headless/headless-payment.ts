import { ReadLoan } from '@member-portal/application/loans';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import { PreparePayment, type ReviewedPayment, SubmitPayment } from '@member-portal/application/payments';
import { Clock, FeatureFlags } from '@member-portal/application/ports';
import { RecordEvent } from '@member-portal/application/telemetry';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { Loan, LoanId } from '@member-portal/domain/loan';
import { parseAmount } from '@member-portal/domain/locale';
import { money } from '@member-portal/domain/money';
import { type AmountOption, acceptAmount, amountOptionsOf } from '@member-portal/domain/payment';
import { isUsableOn, type PaymentMethod } from '@member-portal/domain/payment-method';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { err } from 'neverthrow';
import { expect } from 'vitest';
import { outcomeOf } from '../../../src/ui/screens/payment/payment-outcome.ts';
import type { Portal } from '../language/portal.ts';
import { moneyText } from '../language/texts.ts';
import type { HeadlessTab } from './headless-tab.ts';

type PaymentVerbs = Pick<
  Portal,
  | 'beginsPayment'
  | 'fillsInPayment'
  | 'isRefusedAmount'
  | 'seesReview'
  | 'cannotPayWithoutConsent'
  | 'consents'
  | 'pays'
  | 'paysTwiceAtOnce'
  | 'isToldPaymentIsMade'
  | 'isToldOutcomeIsUnknown'
>;

type Outcome = Awaited<ReturnType<SubmitPayment>>;

/** Paying through the use cases. */
export const headlessPayment = (tab: HeadlessTab): PaymentVerbs => {
  let loan: Loan | undefined;
  let methods: readonly PaymentMethod[] = [];
  let document: DisclosureDocument | undefined;
  let draft: Pick<ReviewedPayment, 'loanId' | 'amount' | 'payOn' | 'paymentMethodId'> | undefined;
  let order: ReviewedPayment | undefined;
  let outcome: Outcome = err({ kind: 'not-found' });

  const otherAmount = (): AmountOption => {
    const option = loan && amountOptionsOf(loan).find(({ amountType }) => amountType === 'OTHER');
    if (!option) throw new Error('the loan takes no other amount');
    return option;
  };
  const submit = async (): Promise<Outcome> => {
    if (!order) throw new Error('nothing was consented to');
    return tab.services.get(SubmitPayment)(order);
  };

  return {
    beginsPayment: async ({ id }) => {
      loan = (await tab.services.get(ReadLoan)(id as LoanId))._unsafeUnwrap();
      methods = (await tab.services.get(ListPaymentMethods)())._unsafeUnwrap();
      tab.services.get(RecordEvent)(trackedEvent('payment_plan_details'));
    },
    fillsInPayment: async (wish) => {
      const payOn = wish.payOn as PlainDate;
      const amount = acceptAmount(
        otherAmount(),
        money(wish.amount, wish.loan.currency)._unsafeUnwrap(),
      )._unsafeUnwrap();
      const { creditCards } = tab.services.get(FeatureFlags).current();
      const method = methods.find(({ id }) => id === wish.method.id);
      if (!method || !isUsableOn(method, payOn, { creditCards }))
        throw new Error('the method is not offered');
      const loanId = wish.loan.id as LoanId;
      document = (
        await tab.services.get(PreparePayment)({
          loanId,
          amount,
          payOn,
          paymentMethodId: method.id,
          locale: tab.locale,
        })
      )._unsafeUnwrap();
      order = undefined;
      draft = { loanId, amount, payOn, paymentMethodId: method.id };
      tab.services.get(RecordEvent)(trackedEvent('payment_amount_type', { amountType: 'OTHER' }));
    },
    isRefusedAmount: async (typed) => {
      const { currency } = otherAmount().min ?? { currency: 'USD' };
      const amount = typed === '' ? undefined : parseAmount(typed, tab.locale, currency).unwrapOr(undefined);
      const refused =
        typed !== '' && amount === undefined ? true : acceptAmount(otherAmount(), amount).isErr();
      expect(refused, typed).toBe(true);
    },
    seesReview: async (wish) => {
      expect(document?.locale).toBe(tab.locale);
      expect(document?.content).toContain(moneyText(wish.amount, wish.loan.currency, tab.locale));
      expect(document?.content).toContain(wish.method.last4);
    },
    cannotPayWithoutConsent: async () => {
      // There is no order without consent: the use case asks for the document that was accepted, and when.
      expect(order).toBeUndefined();
      await expect(submit()).rejects.toThrow('nothing was consented to');
    },
    consents: async () => {
      if (!document || !draft) throw new Error('there is nothing to consent to');
      order = {
        ...draft,
        flow: 'MAKE_PAYMENT',
        amountType: 'OTHER',
        payoffQuoteId: undefined,
        retryOf: undefined,
        authorisation: { documentId: document.id, acceptedAt: tab.services.get(Clock).now() },
      };
    },
    pays: () =>
      tab.attempt(async () => {
        outcome = await submit();
        return outcome;
      }),
    paysTwiceAtOnce: async () => {
      const [first, second] = await Promise.all([submit(), submit()]);
      expect(outcomeOf(second._unsafeUnwrap())).toEqual(outcomeOf(first._unsafeUnwrap()));
      outcome = first;
    },
    isToldPaymentIsMade: async (wish) => {
      const made = outcomeOf(outcome._unsafeUnwrap());
      expect(made).toMatchObject({
        amount: { cents: wish.amount, currency: wish.loan.currency },
        payOn: wish.payOn,
        stands: true,
      });
      expect(made.method?.last4).toBe(wish.method.last4);
      return { confirmation: made.confirmation ?? '' };
    },
    isToldOutcomeIsUnknown: async () => {
      expect(outcome._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    },
  };
};
