import type { Flow } from '@member-portal/application/flows';
import { BeginSignIn, type SignInEvent, type SignInState } from '@member-portal/application/flows/sign-in';
import { lockoutEnd, maskDestination } from '@member-portal/domain/sign-in';
import { codeTrouble } from './code-trouble.ts';
import { stateOf } from './state-of.ts';
import type { Visit } from './visit.ts';

/** Whether the flow waits for input: no code is being sent or checked. */
const isReady = (state: SignInState): state is SignInState => {
  switch (state.kind) {
    case 'contact':
      return !state.sending;
    case 'code':
      return !state.entry.checking && state.entry.delivery.sending === undefined;
    case 'mismatch':
      return !state.checking;
    case 'locked':
    case 'signed-in':
      return true;
  }
};

/** The error message for the last answer, if it failed. */
const trouble = ({ texts, formats }: Visit, state: SignInState): string | undefined => {
  const { signIn, failures } = texts;
  if (state.kind === 'signed-in') return undefined;
  if (state.kind === 'locked')
    return state.until === undefined
      ? signIn.refused
      : signIn.lockedUntil(formats.dateTime(lockoutEnd(state.until)));
  if (state.kind !== 'code' && Object.keys(state.check.problems).length > 0) return signIn.notAnAddress;
  const failure = state.kind === 'code' ? state.entry.failure : state.failure;
  if (failure?.kind === 'request-failed') return failures[failure.failure.kind];
  if (failure?.kind === 'unauthenticated') return signIn.notPossible;
  if (state.kind === 'mismatch') return signIn.mismatch;
  if (failure) return signIn.refused;
  return state.kind === 'code' ? codeTrouble(texts, state.entry) : undefined;
};

/** Asks for the current state's input; returns the events for it, or undefined if the input has ended. */
const ask = async (
  { terminal, texts: { signIn } }: Visit,
  state: Exclude<SignInState, { readonly kind: 'signed-in' }>,
): Promise<readonly SignInEvent[] | undefined> => {
  switch (state.kind) {
    case 'contact': {
      const text = await terminal.ask(signIn.where);
      if (text === undefined) return undefined;
      const isEmail = text.includes('@');
      return [
        { kind: 'choose-method', method: isEmail ? 'EMAIL' : 'SMS' },
        { kind: 'type', field: isEmail ? 'email' : 'phone', text },
        { kind: 'send-code' },
      ];
    }
    case 'code': {
      const text = await terminal.ask(signIn.code);
      if (text === '') return [{ kind: 'choose-method', method: state.entry.destination.method }];
      return text === undefined ? undefined : [{ kind: 'type-code', text }, { kind: 'submit-code' }];
    }
    case 'mismatch': {
      const email = await terminal.ask(signIn.email);
      const phone = email === undefined || email === '' ? email : await terminal.ask(signIn.mobile);
      if (email === undefined || phone === undefined) return undefined;
      if (phone === '') return [{ kind: 'start-over' }];
      return [
        { kind: 'type', field: 'email', text: email },
        { kind: 'type', field: 'phone', text: phone },
        { kind: 'submit-both' },
      ];
    }
    case 'locked':
      return [{ kind: 'switch-person' }];
  }
};

const talk = async (visit: Visit, flow: Flow<SignInState, SignInEvent>): Promise<boolean> => {
  const { terminal, texts } = visit;
  let before: SignInState['kind'] = 'contact';
  for (;;) {
    const state = await stateOf(flow, isReady);
    if (state.kind === 'signed-in') {
      terminal.say(texts.signIn.done);
      return true;
    }
    const told = trouble(visit, state);
    if (told !== undefined) terminal.say(told);
    if (state.kind === 'code' && before === 'contact')
      terminal.say(texts.signIn.sent(maskDestination(state.entry.destination)));
    before = state.kind;
    const answer = await ask(visit, state);
    if (!answer) return false;
    for (const event of answer) flow.send(event);
  }
};

/** Signs in by a one-time code. False if the visitor leaves instead. */
export const signIn = async (visit: Visit): Promise<boolean> => {
  const { terminal, texts, services, locale } = visit;
  terminal.say(texts.signIn.accepts);
  const flow = services.get(BeginSignIn)({ locale });
  const isSignedIn = await talk(visit, flow);
  flow.dispose();
  return isSignedIn;
};
