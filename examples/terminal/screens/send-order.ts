import type { Flow } from '@member-portal/application/flows';
import type { PaymentEvent, PaymentState } from '@member-portal/application/flows/payment';
import type { PayoffEvent, PayoffState } from '@member-portal/application/flows/payoff';
import { failureText } from './failure-text.ts';
import { showTrouble } from './payment-trouble.ts';
import { stateOf } from './state-of.ts';
import type { Visit } from './visit.ts';

/** A payment or a payoff, which are reviewed and sent in the same way. */
type Order = PaymentState | PayoffState;
type OrderFlow<State extends Order> = Flow<State, PaymentEvent & PayoffEvent>;
type Review = Extract<Order, { readonly kind: 'reviewing' }>['review'];

const isAt = (state: Order, submission: Review['submission']['kind']): boolean =>
  state.kind === 'reviewing' && state.review.submission.kind === submission;

const isAnswered = <State extends Order>(state: State): state is State => !isAt(state, 'sending');

/** Whether an order waits for input: nothing is being read, prepared, sent or looked up. */
export const isOrderReady = (state: Order): boolean =>
  state.kind !== 'loading' &&
  isAnswered(state) &&
  !isAt(state, 'unknown') &&
  !(state.kind === 'reviewing' && state.review.consent.kind === 'preparing');

/** Shows what is reviewed with its document, and asks for consent. False if it is not given. */
const consents = async <State extends Order>(
  { terminal, texts, formats }: Visit,
  flow: OrderFlow<State>,
  { consent, checked }: Review,
  linesOf: (content: string) => readonly string[],
): Promise<boolean> => {
  if (consent.kind !== 'unseen') {
    const failure = consent.kind === 'not-prepared' ? consent.failure : ({ kind: 'not-found' } as const);
    terminal.say(failureText(texts, failure, texts.pay.notPayable));
    return false;
  }
  terminal.say(...linesOf(consent.document.content));
  flow.send({ kind: 'document-shown', documentId: consent.document.id });
  const typed = await terminal.ask(texts.pay.consent(formats.money(checked.payment.amount)));
  const isGiven = typed?.toLowerCase() === texts.yes;
  if (!isGiven) terminal.say(texts.pay.notPaid);
  return isGiven;
};

/**
 * Sends a reviewed order after consent, or again beside an earlier payment. False if the visitor cancels, or if it cannot be
 * sent. `linesOf` is the review with the document.
 */
export const sendOrder = async <State extends Order>(
  visit: Visit,
  flow: OrderFlow<State>,
  review: Review,
  linesOf: (content: string) => readonly string[],
): Promise<boolean> => {
  const { terminal, texts } = visit;
  const { submission } = review;
  const isNotMade = submission.kind === 'not-made';
  if (!(await (isNotMade ? showTrouble(visit, submission) : consents(visit, flow, review, linesOf))))
    return false;
  flow.send({ kind: isNotMade ? 'pay-again' : 'pay' });
  if (isAt(flow.state(), 'sending')) terminal.say(texts.pay.sending);
  // The flow looks up the outcome; the visitor must not pay again meanwhile.
  if (isAt(await stateOf(flow, isAnswered), 'unknown')) terminal.say(texts.pay.unknown);
  return true;
};
