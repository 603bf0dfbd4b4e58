import type { Flow } from '@member-portal/application/flows';
import { BeginPayment, type PaymentEvent, type PaymentState } from '@member-portal/application/flows/payment';
import { createReadCache } from '@member-portal/application/reads';
import type { LoanId } from '@member-portal/domain/loan';
import { askPayment } from './ask-payment.ts';
import { outcomeText } from './outcome-text.ts';
import { reviewLines } from './payment-review.ts';
import { showTrouble } from './payment-trouble.ts';
import { stateOf } from './state-of.ts';
import type { Visit } from './visit.ts';

type Reviewing = Extract<PaymentState, { readonly kind: 'reviewing' }>;

const isAt = (state: PaymentState, submission: Reviewing['review']['submission']['kind']): boolean =>
  state.kind === 'reviewing' && state.review.submission.kind === submission;

const isAnswered = (state: PaymentState): state is PaymentState => !isAt(state, 'sending');

/** Whether the flow waits for input: nothing is being read, prepared, sent or looked up. */
const isReady = (state: PaymentState): state is PaymentState =>
  state.kind !== 'loading' &&
  isAnswered(state) &&
  !isAt(state, 'unknown') &&
  !(state.kind === 'reviewing' && state.review.consent.kind === 'preparing');

/** Reviews a payment and asks for consent. False if the visitor cancels. */
const consents = async (visit: Visit, flow: Flow<PaymentState, PaymentEvent>, { review }: Reviewing) => {
  const { terminal, texts, formats } = visit;
  const { consent, checked } = review;
  if (consent.kind !== 'unseen') {
    const kind = consent.kind === 'not-prepared' ? consent.failure.kind : 'not-found';
    terminal.say(kind === 'not-found' ? texts.pay.notPayable : texts.failures[kind]);
    return false;
  }
  terminal.say(...reviewLines(visit, review, consent.document.content));
  flow.send({ kind: 'document-shown', documentId: consent.document.id });
  const typed = await terminal.ask(texts.pay.consent(formats.money(checked.payment.amount)));
  const isGiven = typed?.toLowerCase() === texts.yes;
  if (!isGiven) terminal.say(texts.pay.notPaid);
  return isGiven;
};

const talk = async (visit: Visit, flow: Flow<PaymentState, PaymentEvent>): Promise<void> => {
  const { terminal, texts } = visit;
  for (;;) {
    const state = await stateOf(flow, isReady);
    switch (state.kind) {
      case 'failed': {
        const { kind } = state.failure;
        return terminal.say(kind === 'not-found' ? texts.pay.notPayable : texts.failures[kind]);
      }
      case 'choosing':
        if (state.options.methods.length === 0) return terminal.say(texts.pay.noMethod);
        if (!(await askPayment(visit, flow, state))) return terminal.say(texts.pay.notPaid);
        flow.send({ kind: 'review' });
        break;
      case 'reviewing': {
        const { submission } = state.review;
        const isNotMade = submission.kind === 'not-made';
        if (!(await (isNotMade ? showTrouble(visit, submission) : consents(visit, flow, state)))) return;
        flow.send({ kind: isNotMade ? 'pay-again' : 'pay' });
        // The flow looks up the outcome; the visitor must not pay again meanwhile.
        if (isAt(await stateOf(flow, isAnswered), 'unknown')) terminal.say(texts.pay.unknown);
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
