import type { Flow } from '@member-portal/application/flows';
import { BeginSignIn, type SignInEvent, type SignInState } from '@member-portal/application/flows/sign-in';
import { SessionStore } from '@member-portal/application/ports';
import { maskDestination } from '@member-portal/domain/sign-in';
import { err, ok, type Result } from 'neverthrow';
import { expect } from 'vitest';
import type { Portal } from '../language/portal.ts';
import type { HeadlessTab } from './headless-tab.ts';
import { until } from './until.ts';

type SignInVerbs = Pick<
  Portal,
  | 'isAskedToSignIn'
  | 'asksForCodeByEmail'
  | 'asksForCodeByMobile'
  | 'triesMobileInstead'
  | 'isAskedForCodeSentTo'
  | 'entersCode'
  | 'isToldTriesLeft'
  | 'isToldLockedFor'
  | 'isRefusedByLock'
  | 'isAskedForBothAddresses'
  | 'givesBothAddresses'
  | 'isToldOfMismatch'
  | 'isSignedIn'
>;

/** What is in progress, and why the last try came to nothing. */
const standing = (state: SignInState): { readonly busy: boolean; readonly failure?: unknown } => {
  switch (state.kind) {
    case 'contact':
      return { busy: state.sending, failure: state.failure };
    case 'code':
      return {
        busy: state.entry.checking || state.entry.delivery.sending !== undefined,
        failure: state.entry.failure ?? state.entry.delivery.failure,
      };
    case 'mismatch':
      return { busy: state.checking, failure: state.failure };
    case 'locked':
    case 'signed-in':
      return { busy: false };
  }
};

/** Signing in through its flow. */
export const headlessSignIn = (tab: HeadlessTab): SignInVerbs => {
  let begin: BeginSignIn | undefined;
  let begun: Flow<SignInState, SignInEvent> | undefined;

  /** The flow of the page as it is loaded: a reload begins another one, and so does the end of a session. */
  const flow = (): Flow<SignInState, SignInEvent> => {
    const latest = tab.services.get(BeginSignIn);
    const isOver = begun?.state().kind === 'signed-in' && !tab.services.get(SessionStore).current();
    if (begun && begin === latest && !isOver) return begun;
    begun?.dispose();
    begin = latest;
    begun = latest({ locale: tab.locale });
    return begun;
  };
  const idle = (): Promise<Result<void, unknown>> =>
    new Promise((resolve) => {
      const look = (): void => {
        const { busy, failure } = standing(flow().state());
        if (busy) return;
        queueMicrotask(() => stop());
        resolve(failure === undefined ? ok(undefined) : err(failure));
      };
      const stop = flow().subscribe(look);
      look();
    });
  const play = (...events: readonly SignInEvent[]): Promise<void> =>
    tab.attempt(async () => {
      for (const event of events) flow().send(event);
      return idle();
    });
  const ask = (field: 'email' | 'phone', text: string): Promise<void> =>
    play(
      { kind: 'choose-method', method: field === 'email' ? 'EMAIL' : 'SMS' },
      { kind: 'type', field, text },
      { kind: 'send-code' },
    );

  return {
    isAskedToSignIn: async () => {
      flow().subscribe(() => undefined)();
      expect(flow().state().kind).toBe('contact');
      expect(tab.services.get(SessionStore).current()).toBeUndefined();
    },
    asksForCodeByEmail: (typed) => ask('email', typed),
    asksForCodeByMobile: (typed) => ask('phone', typed),
    triesMobileInstead: async (typed) => {
      flow().send({ kind: 'try-other-channel' });
      await until(flow(), 'contact');
      await ask('phone', typed);
    },
    isAskedForCodeSentTo: async (address) => {
      const { entry } = await until(flow(), 'code');
      const told = maskDestination(entry.destination).toLowerCase();
      expect(told).not.toContain(address);
      expect(told).toContain(address.includes('@') ? address.slice(address.indexOf('@')) : address.slice(-4));
    },
    entersCode: (text) => play({ kind: 'type-code', text }, { kind: 'submit-code' }),
    isToldTriesLeft: async (triesLeft) => {
      const { entry } = await until(flow(), 'code');
      expect(entry.check.problems.code).toEqual({ kind: 'wrong-code', triesLeft });
    },
    isToldLockedFor: async (minutes) => {
      const { until: end } = await until(flow(), 'locked');
      const left = Math.ceil(((end ?? 0) - Date.now()) / 60_000);
      expect([minutes - 1, minutes]).toContain(left);
    },
    isRefusedByLock: async (text) => {
      await play({ kind: 'type-code', text }, { kind: 'submit-code' });
      return flow().state().kind === 'locked';
    },
    isAskedForBothAddresses: async () => {
      const { failure } = await until(flow(), 'mismatch');
      expect(failure).toBeUndefined();
    },
    givesBothAddresses: (email, phone) =>
      play(
        { kind: 'type', field: 'email', text: email },
        { kind: 'type', field: 'phone', text: phone },
        { kind: 'submit-both' },
      ),
    isToldOfMismatch: async () => {
      const { failure } = await until(flow(), 'mismatch');
      expect(failure).toMatchObject({ kind: 'buyer-mismatch' });
    },
    isSignedIn: async () => {
      expect(tab.services.get(SessionStore).current()).toBeDefined();
      await tab.loadSignedIn();
      tab.visit('outstanding loans');
    },
  };
};
