import type { Flow } from '@member-portal/application/flows';
import { BeginPayment, type PaymentEvent, type PaymentState } from '@member-portal/application/flows/payment';
import { createReadCache } from '@member-portal/application/reads';
import type { LoanId } from '@member-portal/domain/loan';
import { askPayment } from './ask-payment.ts';
import { failureText } from './failure-text.ts';
import { outcomeText } from './outcome-text.ts';
import { reviewLines } from './payment-review.ts';
import { isOrderReady, sendOrder } from './send-order.ts';
import { stateOf } from './state-of.ts';
import type { Visit } from './visit.ts';

const isReady = (state: PaymentState): state is PaymentState => isOrderReady(state);

const talk = async (visit: Visit, flow: Flow<PaymentState, PaymentEvent>): Promise<void> => {
  const { terminal, texts } = visit;
  for (;;) {
    const state = await stateOf(flow, isReady);
    switch (state.kind) {
      case 'failed':
        return terminal.say(failureText(texts, state.failure, texts.pay.notPayable));
      case 'choosing':
        if (state.options.methods.length === 0) return terminal.say(texts.pay.noMethod);
        if (!(await askPayment(visit, flow, state))) return terminal.say(texts.pay.notPaid);
        flow.send({ kind: 'review' });
        break;
      case 'reviewing': {
        const { review } = state;
        const linesOf = (content: string) => reviewLines(visit, review, content);
        if (!(await sendOrder(visit, flow, review, linesOf))) return;
        break;
      }
      case 'done':
        return terminal.say(outcomeText(visit, state));
      default:
        return terminal.say(texts.pay.notPayable);
    }
  }
};

/** One payment: choice, review with its effects, consent, and sending it once. */
export const pay = async (visit: Visit, loanId: LoanId): Promise<void> => {
  const { services, locale } = visit;
  const subject = { loanId, retried: undefined };
  const flow = services.get(BeginPayment)(subject, { reads: createReadCache(), locale });
  await talk(visit, flow);
  flow.dispose();
};
