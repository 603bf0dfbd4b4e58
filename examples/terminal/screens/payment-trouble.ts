import type { PaymentState } from '@member-portal/application/flows/payment';
import { confirmationOf } from '@member-portal/application/payments';
import type { Visit } from './visit.ts';

type Submission = Extract<PaymentState, { readonly kind: 'reviewing' }>['review']['submission'];

/** Explains why a payment was not made. True if the visitor wants another one besides an earlier one. */
export const showTrouble = async (
  { terminal, texts: { pay, failures, yes } }: Visit,
  { trouble }: Extract<Submission, { readonly kind: 'not-made' }>,
): Promise<boolean> => {
  switch (trouble.kind) {
    case 'earlier-payment-found': {
      const typed = await terminal.ask(pay.earlier(confirmationOf(trouble.payment) ?? ''));
      if (typed?.toLowerCase() === yes) return true;
      terminal.say(pay.notPaid);
      break;
    }
    case 'earlier-payment-undecided':
      terminal.say(pay.earlierUndecided);
      break;
    case 'never-booked':
      terminal.say(pay.neverBooked);
      break;
    case 'not-found':
    case 'refused':
      terminal.say(pay.refused);
      break;
    case 'request-failed':
      terminal.say(failures[trouble.failure.kind], pay.notPaid);
      break;
  }
  return false;
};
