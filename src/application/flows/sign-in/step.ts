import { emailAddress, phoneNumber } from '@member-portal/domain/sign-in';
import { stepCodeEntry } from '../code-entry/index.ts';
import type { Step } from '../flow.ts';
import type { SignInEffect } from './effect.ts';
import type { SignInEvent, SignInResult } from './event.ts';
import { contactStep, enter, NOTHING_TYPED } from './screens.ts';
import type { SignInState } from './state.ts';
import { stepRefused } from './step-refused.ts';
import { stepSent } from './step-sent.ts';
import { toContact } from './to-contact.ts';

type Taken = Step<SignInState, SignInEffect>;
const to = (state: SignInState, ...effects: readonly SignInEffect[]): Taken => ({ state, effects });

const sendCode = (state: SignInState): Taken => {
  if (state.kind !== 'contact' || state.sending) return to(state);
  const { typed, check } = state;
  const { method } = typed;
  const destination =
    method === 'EMAIL'
      ? emailAddress(typed.email).map((email) => ({ method, email }))
      : phoneNumber(typed.phone).map((phone) => ({ method, phone }));
  if (destination.isErr()) {
    const problems = { [method === 'EMAIL' ? 'email' : 'phone']: destination.error };
    return to({ ...state, failure: undefined, check: { attempt: check.attempt + 1, problems } });
  }
  return to(
    { ...state, sending: true, check: { ...check, problems: {} } },
    { kind: 'send-code', destination: destination.value },
  );
};

const submitBoth = (state: SignInState): Taken => {
  if (state.kind !== 'mismatch' || state.checking) return to(state);
  const { typed, check, code } = state;
  const email = emailAddress(typed.email);
  const phone = phoneNumber(typed.phone);
  if (email.isOk() && phone.isOk())
    return to(
      { ...state, checking: true, check: { ...check, problems: {} } },
      { kind: 'check-code', code, identity: { email: email.value, phone: phone.value } },
    );
  const problems = {
    ...(email.isErr() ? { email: email.error } : {}),
    ...(phone.isErr() ? { phone: phone.error } : {}),
  };
  return to({ ...state, failure: undefined, check: { attempt: check.attempt + 1, problems } });
};

/** The next state of a sign-in, and its effects. An event that does not apply is ignored. */
export const step = (state: SignInState, event: SignInEvent | SignInResult): Taken => {
  if (state.kind === 'signed-in') return to(state);
  const { typed } = state;
  switch (event.kind) {
    case 'prepare':
      return to(state, event);
    case 'type': {
      if (state.kind !== 'contact' && state.kind !== 'mismatch') return to(state);
      if (typed[event.field] === event.text) return to(state);
      const next = { ...typed, [event.field]: event.text };
      return to({ ...state, typed: next }, { kind: 'keep-typed', typed: next });
    }
    case 'choose-method':
      if (state.kind !== 'contact' && state.kind !== 'code') return to(state);
      if (state.kind === 'contact' && typed.method === event.method) return to(state);
      return toContact(state, { ...typed, method: event.method });
    case 'send-code':
      return sendCode(state);
    case 'type-code':
    case 'submit-code':
    case 'resend-code': {
      if (state.kind !== 'code') return to(state);
      const { state: entry, effects } = stepCodeEntry(state.entry, event);
      return { state: entry === state.entry ? state : { ...state, entry }, effects };
    }
    case 'try-other-channel': {
      if (state.kind !== 'code' || state.entry.delivery.sending) return to(state);
      const delivery = { ...state.entry.delivery, sending: 'other-channel', resent: false } as const;
      return to({ ...state, typedBefore: state.entry.typed, entry: { ...state.entry, delivery } }, event);
    }
    case 'submit-both':
      return submitBoth(state);
    case 'start-over':
      if (state.kind === 'locked') return toContact(state, typed);
      return state.kind === 'mismatch' ? toContact(state, { ...typed, method: 'EMAIL' }) : to(state);
    case 'switch-person':
      return state.kind === 'locked' ? enter(contactStep(NOTHING_TYPED), [{ kind: 'forget' }]) : to(state);
    case 'opened':
      return to(
        { kind: 'signed-in', from: state },
        // Another code that is still being sent would be stored for a sign-in that is over.
        { kind: 'cancel' },
        { kind: 'record', event: { event: 'login_success', info: {} } },
      );
    case 'sent':
    case 'unsent':
      return stepSent(state, event);
    case 'refused':
      return stepRefused(state, event);
  }
};
