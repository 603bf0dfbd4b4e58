import type { EmailConfirmation } from '@member-portal/domain/sign-in';
import type { Step } from '../flow.ts';
import { pageEntered, type RecordPage } from '../page-entered.ts';
import type { ConfirmEmailEvent, ConfirmEmailResult } from './event.ts';
import { pageOf } from './page-of.ts';
import type { ConfirmEmailState, EmailQuestion } from './state.ts';

/** Effects of confirming an e-mail. */
export type ConfirmEmailEffect =
  | RecordPage
  | { readonly kind: 'watch' }
  | { readonly kind: 'read-again' }
  | { readonly kind: 'keep-email' }
  /** Finds out whether the closed dialog changed the e-mail. */
  | { readonly kind: 'look-for-answer' }
  | { readonly kind: 'go-on' };

type Taken = Step<ConfirmEmailState, ConfirmEmailEffect>;

/** The first state: reads what has to be confirmed. */
export const firstStep: Taken = { state: { kind: 'reading' }, effects: [{ kind: 'watch' }] };

const ask = (confirmation: EmailConfirmation): ConfirmEmailState => ({
  kind: 'asking',
  question: {
    confirmation,
    choice: undefined,
    check: { attempt: 0, problems: {} },
    change: undefined,
  },
});

const settle = (question: EmailQuestion | undefined, ...effects: readonly ConfirmEmailEffect[]): Taken => ({
  state: { kind: 'settled', question },
  effects: [...effects, { kind: 'go-on' }],
});

const whileReading = (
  state: Extract<ConfirmEmailState, { readonly kind: 'reading' | 'unread' }>,
  event: ConfirmEmailEvent | ConfirmEmailResult,
): Taken => {
  switch (event.kind) {
    case 'confirmation-read':
      return event.confirmation ? { state: ask(event.confirmation), effects: [] } : settle(undefined);
    case 'confirmation-not-read':
      return { state: { kind: 'unread', failure: event.failure }, effects: [] };
    case 'retry':
      return state.kind === 'unread'
        ? { state: { kind: 'reading' }, effects: [{ kind: 'read-again' }] }
        : { state, effects: [] };
    case 'decide-later':
      return settle(undefined);
    default:
      return { state, effects: [] };
  }
};

/** The question stays until it is answered: after a change, the e-mail is read again before the answer is reported. */
const whileAsking = (
  state: Extract<ConfirmEmailState, { readonly kind: 'asking' }>,
  event: ConfirmEmailEvent | ConfirmEmailResult,
): Taken => {
  const { question } = state;
  const { choice, check, change } = question;
  const to = (changed: Partial<EmailQuestion>, ...effects: readonly ConfirmEmailEffect[]): Taken => ({
    state: { kind: 'asking', question: { ...question, ...changed } },
    effects,
  });
  switch (event.kind) {
    case 'choose-email':
      return to({ choice: event.choice, check: { ...check, problems: {} } });
    case 'confirm':
      if (choice === 'keep') return settle(question, { kind: 'keep-email' });
      if (choice === 'replace') return to({ change: { open: true, opened: (change?.opened ?? 0) + 1 } });
      return to({ check: { attempt: check.attempt + 1, problems: { choice: 'missing' } } });
    case 'close-change':
      return change?.open
        ? to({ change: { ...change, open: false } }, { kind: 'look-for-answer' })
        : { state, effects: [] };
    case 'answered':
    case 'decide-later':
      return settle(question);
    default:
      return { state, effects: [] };
  }
};

const next = (state: ConfirmEmailState, event: ConfirmEmailEvent | ConfirmEmailResult): Taken => {
  switch (state.kind) {
    case 'reading':
    case 'unread':
      return whileReading(state, event);
    case 'asking':
      return whileAsking(state, event);
    case 'settled':
      return { state, effects: [] };
  }
};

/** The next state of the confirmation of an e-mail. */
export const step: typeof next = (state, event) => {
  const taken = next(state, event);
  return { ...taken, effects: [...pageEntered(pageOf(state), pageOf(taken.state)), ...taken.effects] };
};
