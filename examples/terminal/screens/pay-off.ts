import { EvaluateFlag } from '@member-portal/application/flags';
import type { Flow } from '@member-portal/application/flows';
import {
  BeginPayoff,
  type PayoffEvent,
  type PayoffState,
  type Quote,
} from '@member-portal/application/flows/payoff';
import { createReadCache } from '@member-portal/application/reads';
import type { LoanId } from '@member-portal/domain/loan';
import { isPositive } from '@member-portal/domain/money';
import { choose } from './choose.ts';
import { failureText } from './failure-text.ts';
import { methodName } from './method-name.ts';
import { outcomeText } from './outcome-text.ts';
import { plainText } from './plain-text.ts';
import { isOrderReady, sendOrder } from './send-order.ts';
import { stateOf } from './state-of.ts';
import type { Visit } from './visit.ts';

/** Whether the flow waits for input: nothing is being quoted either. */
const isReady = (state: PayoffState): state is PayoffState =>
  isOrderReady(state) && !(state.kind === 'choosing' && state.quote.kind === 'loading');

const noQuoteText = ({ texts }: Visit, quote: Quote): string =>
  quote.kind === 'failed' && quote.failure.kind !== 'not-offered'
    ? failureText(texts, quote.failure, texts.payOff.noQuote)
    : texts.payOff.noQuote;

const talk = async (visit: Visit, flow: Flow<PayoffState, PayoffEvent>): Promise<void> => {
  const { terminal, texts, formats } = visit;
  const { payOff, pay } = texts;
  for (;;) {
    const state = await stateOf(flow, isReady);
    switch (state.kind) {
      case 'choosing': {
        const quote = state.quote.kind === 'ready' ? state.quote.quote : undefined;
        if (!quote || !isPositive(quote.amount)) return terminal.say(noQuoteText(visit, state.quote));
        if (state.methods.length === 0) return terminal.say(pay.noMethod);
        terminal.say('', payOff.quote(formats.money(quote.amount), formats.dateLong(quote.goodThrough)));
        const method = await choose(visit, pay.method, state.methods, (one) => methodName(texts, one));
        if (!method) return terminal.say(pay.notPaid);
        for (const event of [
          { kind: 'select-method' },
          { kind: 'pick-method', methodId: method.id },
          { kind: 'use-method' },
          { kind: 'review' },
        ] satisfies readonly PayoffEvent[])
          flow.send(event);
        break;
      }
      case 'reviewing': {
        const { beside, requoted, review } = state;
        const linesOf = (content: string) => [
          ...(requoted ? [payOff.requoted] : []),
          ...(beside ? [payOff.beside(formats.money(beside.amount))] : []),
          plainText(content),
          '',
        ];
        if (!(await sendOrder(visit, flow, review, linesOf))) return;
        break;
      }
      case 'failed':
        return terminal.say(failureText(texts, state.failure, pay.notPayable));
      case 'done': {
        const { outcome, left } = state;
        terminal.say(outcomeText(visit, state));
        if (outcome.succeeded && left && !left.beside && !left.draft) terminal.say(payOff.nothingLeft);
        return;
      }
      default:
        return terminal.say(pay.notPayable);
    }
  }
};

/** Pays a loan off today by a quote, after consent; says so if payoffs have been disabled. */
export const payLoanOff = async (visit: Visit, loanId: LoanId): Promise<void> => {
  const { services, locale, terminal, texts } = visit;
  if (!(await services.get(EvaluateFlag)('payOff')).unwrapOr(false))
    return terminal.say(texts.payOff.noQuote);
  const flow = services.get(BeginPayoff)({ loanId }, { reads: createReadCache(), locale });
  await talk(visit, flow);
  flow.dispose();
};
