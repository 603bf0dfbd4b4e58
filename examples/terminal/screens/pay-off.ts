import { EvaluateFlag } from '@member-portal/application/flags';
import type { Flow } from '@member-portal/application/flows';
import { BeginPayoff, type PayoffEvent, type PayoffState } from '@member-portal/application/flows/payoff';
import { createReadCache } from '@member-portal/application/reads';
import type { LoanId } from '@member-portal/domain/loan';
import { isPositive } from '@member-portal/domain/money';
import { choose } from './choose.ts';
import { methodName } from './method-name.ts';
import { outcomeText } from './outcome-text.ts';
import { plainText } from './plain-text.ts';
import { stateOf } from './state-of.ts';
import type { Visit } from './visit.ts';

/** Whether the flow waits for input: nothing is being read, quoted, prepared or sent. */
const isReady = (state: PayoffState): state is PayoffState => {
  if (state.kind === 'loading') return false;
  if (state.kind === 'choosing') return state.quote.kind !== 'loading';
  if (state.kind !== 'reviewing') return true;
  const { consent, submission } = state.review;
  return consent.kind !== 'preparing' && submission.kind !== 'sending' && submission.kind !== 'unknown';
};

const talk = async (visit: Visit, flow: Flow<PayoffState, PayoffEvent>): Promise<void> => {
  const { terminal, texts, formats } = visit;
  const { payOff, pay } = texts;
  for (;;) {
    const state = await stateOf(flow, isReady);
    switch (state.kind) {
      case 'choosing': {
        const quote = state.quote.kind === 'ready' ? state.quote.quote : undefined;
        if (!quote || !isPositive(quote.amount)) return terminal.say(payOff.noQuote);
        if (state.methods.length === 0) return terminal.say(pay.noMethod);
        terminal.say('', payOff.quote(formats.money(quote.amount), formats.dateLong(quote.goodThrough)));
        const method = await choose(visit, pay.method, state.methods, methodName);
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
        const { consent, submission, checked } = state.review;
        if (submission.kind === 'not-made') return terminal.say(pay.refused);
        if (consent.kind !== 'unseen') return terminal.say(pay.notPayable);
        const amount = formats.money(checked.payment.amount);
        const { beside, requoted } = state;
        terminal.say(
          ...(requoted ? [payOff.requoted] : []),
          ...(beside ? [payOff.beside(formats.money(beside.amount))] : []),
          plainText(consent.document.content),
          '',
        );
        flow.send({ kind: 'document-shown', documentId: consent.document.id });
        const typed = await terminal.ask(pay.consent(amount));
        if (typed?.toLowerCase() !== texts.yes) return terminal.say(pay.notPaid);
        flow.send({ kind: 'pay' });
        if (flow.state().kind === 'reviewing') terminal.say(payOff.sending);
        break;
      }
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
