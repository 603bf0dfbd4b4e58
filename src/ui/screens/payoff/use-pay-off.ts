import { QuotePayoff } from '@member-portal/application/loans';
import type { ReviewedPayment } from '@member-portal/application/payments';
import { Clock, PortalConfiguration } from '@member-portal/application/ports';
import { type PlainDate, plainDateIn } from '@member-portal/domain/calendar';
import type { PayoffQuote } from '@member-portal/domain/loan';
import { useService } from '../../services/ServicesProvider.tsx';
import { type Command, type CommandState, useCommand } from '../../services/use-command.ts';
import { useFlag } from '../../services/use-flag.ts';
import { isUnknown } from '../payment/PaymentTrouble.tsx';
import type { PayFailure } from '../payment/pay-failure.ts';
import type { PaymentOutcome } from '../payment/payment-outcome.ts';
import { usePay } from '../payment/use-pay.ts';
import type { QuoteFailure } from './use-payoff-quote.ts';

type State = CommandState<PaymentOutcome, PayFailure>;

const isExpired = (state: State): boolean =>
  state.kind === 'failed' &&
  state.failure.kind === 'refused' &&
  state.failure.refusal === 'payoff-quote-expired';

/** Why there is no new quote, in the words of a payment that was not made. */
const troubleOf = (failure: QuoteFailure): PayFailure =>
  failure.kind === 'not-found'
    ? failure
    : failure.kind === 'not-offered'
      ? { kind: 'refused', refusal: 'agreement-closed' }
      : { kind: 'request-failed', failure };

/**
 * Pays a loan off like any payment, except that an expired quote is never paid on: whether the clock says so before, or the
 * platform after, a new one is asked for and `onQuoted` hears of it. Nothing was paid then, and the buyer agrees once more.
 */
export const usePayOff = (
  quote: PayoffQuote | undefined,
  onQuoted: (quote: PayoffQuote, payOn: PlainDate) => void,
  open: boolean,
): Command<ReviewedPayment, PaymentOutcome, PayFailure> => {
  const clock = useService(Clock);
  const { timeZone } = useService(PortalConfiguration);
  const quotePayoff = useService(QuotePayoff);
  const forDate = useFlag('payoffForDate');
  const pay = usePay(open);
  const renewal = useCommand(
    ({ loanId, payOn }: { readonly loanId: ReviewedPayment['loanId']; readonly payOn: PlainDate }, signal) =>
      quotePayoff({ loanId, ...(forDate ? { on: payOn } : {}) }, signal),
  );

  const renew = async (payment: ReviewedPayment, payOn: PlainDate): Promise<undefined> => {
    const renewed = await renewal.run({ loanId: payment.loanId, payOn });
    if (!renewed?.isOk()) return;
    pay.reset();
    renewal.reset();
    onQuoted(renewed.value, payOn);
  };

  const state: State =
    renewal.state.kind === 'failed'
      ? { kind: 'failed', failure: troubleOf(renewal.state.failure) }
      : renewal.running || isExpired(pay.state)
        ? { kind: 'running' }
        : pay.state;

  return {
    state,
    running: state.kind === 'running',
    failure: state.kind === 'failed' ? state.failure : undefined,
    reset: () => {
      pay.reset();
      renewal.reset();
    },
    run: async (payment) => {
      if (pay.running || renewal.running) return undefined;
      renewal.reset();
      // What became of it is asked by sending the very same again.
      if (pay.state.kind === 'failed' && isUnknown(pay.state.failure)) return pay.run(payment);
      const today = plainDateIn(clock.now(), timeZone);
      const payOn = payment.payOn < today ? today : payment.payOn;
      if (payOn !== payment.payOn || quote === undefined || payOn > quote.goodThrough)
        return renew(payment, payOn);
      const paid = await pay.run(payment);
      const refused = paid?.isErr() && paid.error.kind === 'refused' ? paid.error.refusal : undefined;
      return refused === 'payoff-quote-expired' ? renew(payment, payOn) : paid;
    },
  };
};
