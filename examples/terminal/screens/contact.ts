import type { Flow } from '@member-portal/application/flows';
import {
  BeginContactChange,
  type ContactEvent,
  type ContactFailure,
  type ContactState,
} from '@member-portal/application/flows/contact';
import { createReadCache } from '@member-portal/application/reads';
import {
  type DeliveryMethod,
  lockoutEnd,
  maskDestination,
  type SignInLock,
} from '@member-portal/domain/sign-in';
import type { Texts } from '../texts/texts.ts';
import { choose } from './choose.ts';
import { codeTrouble } from './code-trouble.ts';
import { stateOf } from './state-of.ts';
import type { Visit } from './visit.ts';

type Ready = Exclude<ContactState, { readonly kind: 'sending' }>;

/** Whether the flow waits for input: no code is being sent or checked. */
const isReady = (state: ContactState): state is Ready =>
  state.kind !== 'sending' && !(state.kind === 'verifying' && state.entry.checking);

const isRequestFailure = ({ failures }: Texts, kind: string): kind is keyof Texts['failures'] =>
  Object.hasOwn(failures, kind);

const failureText = ({ texts }: Visit, { kind }: ContactFailure): string => {
  if (kind === 'changed-underneath') return texts.contact.changedElsewhere;
  if (kind === 'unknown-outcome') return texts.contact.unknown;
  return isRequestFailure(texts, kind) ? texts.failures[kind] : texts.contact.refused;
};

const lockText = ({ texts, formats }: Visit, { until }: SignInLock): string =>
  until === undefined
    ? texts.contact.refused
    : texts.contact.lockedUntil(formats.dateTime(lockoutEnd(until)));

/** The error message for the last answer, if it failed. */
const trouble = (visit: Visit, state: Exclude<Ready, { readonly kind: 'changed' }>): readonly string[] => {
  const { contact, signIn } = visit.texts;
  if (state.lock) return [lockText(visit, state.lock)];
  if (state.kind === 'editing') {
    const { contact: problem } = state.check.problems;
    if (problem) return [problem.kind === 'unchanged' ? contact.unchanged : signIn.notAnAddress];
    return state.failure ? [failureText(visit, state.failure)] : [];
  }
  const told = codeTrouble(visit.texts, state.entry);
  if (told !== undefined) return [told];
  return state.entry.failure ? [failureText(visit, state.entry.failure)] : [];
};

const talk = async (visit: Visit, flow: Flow<ContactState, ContactEvent>): Promise<void> => {
  const { terminal, texts } = visit;
  for (;;) {
    const state = await stateOf(flow, isReady);
    if (state.kind === 'changed') return terminal.say(texts.contact.done);
    terminal.say(...trouble(visit, state));
    if (state.lock) return;
    if (state.kind === 'editing') {
      const typed = await terminal.ask(texts.contact.newOne[state.method]);
      if (typed === undefined || typed === '') return;
      flow.send({ kind: 'type-contact', text: typed });
      flow.send({ kind: 'send-code' });
    } else {
      terminal.say(texts.signIn.sent(maskDestination(state.entry.destination)));
      const typed = await terminal.ask(texts.signIn.code);
      if (typed === undefined) return;
      if (typed === '') flow.send({ kind: 'back' });
      else {
        flow.send({ kind: 'type-code', text: typed });
        flow.send({ kind: 'submit-code' });
      }
    }
  }
};

/** Changes the e-mail or the mobile, verified by a code sent to the new one. Resumes an unfinished change. */
export const changeContact = async (visit: Visit): Promise<void> => {
  const { texts, services, locale } = visit;
  const methods: readonly DeliveryMethod[] = ['EMAIL', 'SMS'];
  const method = await choose(visit, texts.contact.which, methods, (one) => texts.contact.names[one]);
  if (!method) return;
  const flow = services.get(BeginContactChange)({ method }, { reads: createReadCache(), locale });
  await talk(visit, flow);
  flow.dispose();
};
