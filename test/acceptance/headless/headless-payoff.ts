import { QuotePayoff } from '@member-portal/application/loans';
import { PreparePayment, SubmitPayment } from '@member-portal/application/payments';
import { Clock } from '@member-portal/application/ports';
import { RecordEvent } from '@member-portal/application/telemetry';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { err } from 'neverthrow';
import { expect } from 'vitest';
import { outcomeOf } from '../../../src/ui/screens/payment/payment-outcome.ts';
import type { PayoffPortal, PayoffWish } from '../language/payoff-portal.ts';
import { moneyText } from '../language/texts.ts';
import type { PayoffTruth } from '../language/truth.ts';
import type { HeadlessTab } from './headless-tab.ts';

type Outcome = Awaited<ReturnType<SubmitPayment>>;

const told = ({ amount, goodThrough, perDiem }: PayoffQuote): PayoffTruth => ({
  amount: amount.cents,
  goodThrough,
  perDiem,
});

/** Paying off through the use cases. */
export const headlessPayoff = (tab: HeadlessTab): PayoffPortal => {
  let wanted: PayoffWish | undefined;
  let quote: PayoffQuote | undefined;
  let document: DisclosureDocument | undefined;
  let outcome: Outcome = err({ kind: 'not-found' });

  const wish = (): PayoffWish => {
    if (!wanted) throw new Error('nothing was filled in');
    return wanted;
  };
  const ask = async (): Promise<PayoffQuote> => {
    const { loan, payOn } = wish();
    const asked = await tab.services.get(QuotePayoff)({ loanId: loan.id as LoanId, on: payOn as PlainDate });
    quote = asked._unsafeUnwrap();
    return quote;
  };
  return {
    beginsPayOff: async () => {
      tab.services.get(RecordEvent)(trackedEvent('payment_plan_details'));
    },
    fillsInPayOff: async (filled, truth) => {
      wanted = filled;
      expect(told(await ask())).toEqual(truth);
      tab.services.get(RecordEvent)(trackedEvent('payment_amount_type', { amountType: 'PAYOFF' }));
    },
    agreesToPayOff: async (truth) => {
      if (!quote) throw new Error('nothing was quoted');
      const { loan, payOn, method } = wish();
      const prepared = await tab.services.get(PreparePayment)({
        loanId: loan.id as LoanId,
        amount: quote.amount,
        payOn: payOn as PlainDate,
        paymentMethodId: method.id as PaymentMethodId,
        locale: tab.locale,
      });
      document = prepared._unsafeUnwrap();
      expect(document.content).toContain(moneyText(truth.amount, loan.currency, tab.locale));
    },
    paysOff: async () => {
      if (!document || !quote) throw new Error('nothing was agreed to');
      const { loan, payOn, method } = wish();
      outcome = await tab.services.get(SubmitPayment)({
        loanId: loan.id as LoanId,
        flow: 'PAY_OFF',
        amountType: 'PAYOFF',
        amount: quote.amount,
        paymentMethodId: method.id as PaymentMethodId,
        payOn: payOn as PlainDate,
        payoffQuoteId: quote.id,
        authorisation: { documentId: document.id, acceptedAt: tab.services.get(Clock).now() },
        retryOf: undefined,
      });
      document = undefined;
    },
    isToldOfNewQuote: async (before, now) => {
      expect(outcome._unsafeUnwrapErr()).toEqual({ kind: 'refused', refusal: 'payoff-quote-expired' });
      expect(quote && told(quote)).toEqual(before);
      expect(told(await ask())).toEqual(now);
    },
    isToldLoanIsPaidOff: async ({ payOn, method }, truth) => {
      const made = outcomeOf(outcome._unsafeUnwrap());
      expect(made).toMatchObject({ amount: { cents: truth.amount }, payOn, stands: true });
      expect(made.method?.last4).toBe(method.last4);
      return { confirmation: made.confirmation ?? '' };
    },
  };
};
