import {
  confirmationOf,
  type FoundPayment,
  isStanding,
  type ReviewedPayment,
  SubmitPayment,
  type SubmitPaymentFailure,
} from '@member-portal/application/payments';
import { paymentUseCases } from './payment-use-cases.ts';
import type { Visit } from './visit.ts';

const tellFound = ({ terminal, texts, formats }: Visit, found: FoundPayment): void => {
  const { amount } = found.kind === 'in-progress' ? found.request : found.activity;
  const confirmation = confirmationOf(found) ?? '';
  terminal.say(
    isStanding(found)
      ? texts.pay.made(formats.money(amount), confirmation)
      : texts.pay.cameToNothing(confirmation),
  );
};

/** Looks a payment up whose answer was lost, for as long as it takes to know what came of it. */
const follow = async (visit: Visit, payment: ReviewedPayment): Promise<void> => {
  const { terminal, texts, services } = visit;
  terminal.say(texts.pay.unknown);
  const followed = await paymentUseCases(services).follow(payment.loanId);
  if (followed.isErr()) {
    const { kind } = followed.error;
    return terminal.say(kind === 'not-found' ? texts.pay.unknown : texts.failures[kind]);
  }
  if (followed.value.kind === 'booked') return tellFound(visit, followed.value.payment);
  terminal.say(texts.pay.neverBooked);
};

const tellFailure = async (
  visit: Visit,
  payment: ReviewedPayment,
  failure: SubmitPaymentFailure,
): Promise<void> => {
  const { terminal, texts } = visit;
  switch (failure.kind) {
    case 'unknown-outcome':
      return follow(visit, payment);
    case 'earlier-payment-found': {
      const confirmation = confirmationOf(failure.payment) ?? '';
      const again = await terminal.ask(texts.pay.earlier(confirmation));
      if (again?.toLowerCase() !== texts.yes) return terminal.say(texts.pay.notPaid);
      return submitPayment(visit, { ...payment, despite: confirmation });
    }
    case 'earlier-payment-undecided':
      return terminal.say(texts.pay.earlierUndecided);
    case 'not-found':
    case 'refused':
      return terminal.say(texts.pay.refused);
    case 'request-failed':
      return terminal.say(texts.failures[failure.failure.kind], texts.pay.notPaid);
  }
};

/** Makes a payment once and tells what came of it, the whole truth even where the answer was lost. */
export const submitPayment = async (visit: Visit, payment: ReviewedPayment): Promise<void> => {
  const submitted = await visit.services.get(SubmitPayment)(payment);
  return submitted.isOk() ? tellFound(visit, submitted.value) : tellFailure(visit, payment, submitted.error);
};
