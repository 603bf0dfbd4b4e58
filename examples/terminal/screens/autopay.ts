import type { Flow } from '@member-portal/application/flows';
import { type AutopayEvent, type AutopayState, BeginAutopay } from '@member-portal/application/flows/autopay';
import { createReadCache } from '@member-portal/application/reads';
import type { LoanSummary } from '@member-portal/domain/loan';
import { choose } from './choose.ts';
import { methodName } from './method-name.ts';
import { plainText } from './plain-text.ts';
import { stateOf } from './state-of.ts';
import type { Visit } from './visit.ts';

/** Whether the flow waits for input: nothing is being read, prepared or sent. */
const isReady = (state: AutopayState): state is AutopayState => {
  if (state.kind === 'reading') return false;
  if (state.kind === 'turning-off') return !state.sending;
  if (state.kind !== 'reviewing') return true;
  return state.consent.kind !== 'preparing' && state.saving.kind !== 'sending';
};

const draftLines = (
  { formats }: Visit,
  drafts: Extract<AutopayState, { readonly kind: 'managing' }>['drafts'],
): readonly string[] => drafts.map(({ on, amount }) => `  ${formats.dateLong(on)}  ${formats.money(amount)}`);

/** Autopay that is on: its state, and whether the visitor changes the method, turns it off, or neither. */
const manage = async (
  visit: Visit,
  flow: Flow<AutopayState, AutopayEvent>,
  { drafts, form }: Extract<AutopayState, { readonly kind: 'managing' }>,
): Promise<boolean> => {
  const { autopay } = visit.texts;
  const { pausedReason } = form.options.loan.autopay;
  visit.terminal.say('', autopay.isOn(pausedReason), ...draftLines(visit, drafts));
  const wishes = ['change', 'turn-off'] as const;
  const wish = await choose(visit, autopay.whatNext, wishes, (one) => autopay.wishes[one]);
  if (wish === 'change') flow.send({ kind: 'change', field: 'method' });
  if (wish === 'turn-off') flow.send({ kind: 'turn-off' });
  return wish !== undefined;
};

const talk = async (visit: Visit, flow: Flow<AutopayState, AutopayEvent>): Promise<void> => {
  const { terminal, texts } = visit;
  const { autopay } = texts;
  for (;;) {
    const state = await stateOf(flow, isReady);
    switch (state.kind) {
      case 'managing':
        if (!(await manage(visit, flow, state))) return;
        break;
      case 'choosing': {
        const { planned, methods } = state.form;
        if (planned.kind !== 'plan' || planned.plan.drafts.length === 0)
          return terminal.say(autopay.notPossible);
        if (methods.length === 0) return terminal.say(texts.pay.noMethod);
        const method = await choose(visit, texts.pay.method, methods, (one) => methodName(texts, one));
        if (!method) return terminal.say(autopay.unchanged);
        flow.send({ kind: 'choose-method', methodId: method.id });
        flow.send({ kind: 'review' });
        break;
      }
      case 'reviewing': {
        const { consent, saving, autopay: reviewed } = state;
        if (saving.kind === 'unknown') return terminal.say(autopay.unknown);
        if (saving.kind === 'failed' || consent.kind !== 'unseen') return terminal.say(autopay.unchanged);
        terminal.say('', ...draftLines(visit, reviewed.preview.drafts));
        terminal.say(plainText(consent.document.content), '');
        flow.send({ kind: 'document-shown', documentId: consent.document.id });
        const typed = await terminal.ask(autopay.consent);
        if (typed?.toLowerCase() !== texts.yes) return terminal.say(autopay.unchanged);
        flow.send({ kind: 'submit' });
        break;
      }
      case 'turning-off': {
        if (state.failure) return terminal.say(autopay.unknown);
        const typed = await terminal.ask(autopay.confirmOff);
        if (typed?.toLowerCase() !== texts.yes) return terminal.say(autopay.unchanged);
        flow.send({ kind: 'confirm-turn-off' });
        break;
      }
      case 'saved':
        return terminal.say(autopay.isOn(state.autopay.pausedReason), ...draftLines(visit, state.drafts));
      case 'off':
        return terminal.say(autopay.isOff);
      default:
        return terminal.say(autopay.notPossible);
    }
  }
};

/** Turns autopay of a loan on or off, or changes its payment method. */
export const changeAutopay = async (
  visit: Visit,
  { id, autopayEnrolled }: Pick<LoanSummary, 'id' | 'autopayEnrolled'>,
): Promise<void> => {
  const { services, locale } = visit;
  const subject = { loanId: id, enrolled: autopayEnrolled };
  const flow = services.get(BeginAutopay)(subject, { reads: createReadCache(), locale });
  await talk(visit, flow);
  flow.dispose();
};
